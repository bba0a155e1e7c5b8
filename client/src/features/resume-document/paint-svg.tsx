import { memo, useId } from 'react';
import './fonts/resume-fonts.css';
import type { ImageMark, Mark, Page, Paper, TextMark } from './layout/document';
import { toMillimetres } from './layout/font-metrics';

const keysOf = (mark: Mark) => Object.keys(mark) as (keyof Mark)[];

/** Layout makes new marks each time; a keystroke changes few of them, and only those are drawn again. */
const sameMark = (a: Mark, b: Mark) => {
  const keys = keysOf(a);
  return keys.length === keysOf(b).length && keys.every((key) => a[key] === b[key]);
};

const samePage = (a: Page, b: Page) =>
  a === b ||
  (a.length === b.length &&
    a.every((mark, i) => {
      const other = b[i];
      return other !== undefined && sameMark(mark, other);
    }));

const Text = ({ mark }: { mark: TextMark }) => (
  <text
    x={mark.x}
    y={mark.baseline}
    fontSize={toMillimetres(mark.size)}
    fill={mark.color}
    {...(mark.font === 'bold' ? { fontWeight: 700 } : {})}
    {...(mark.font === 'italic' ? { fontStyle: 'italic' } : {})}
    {...(mark.opacity === undefined ? {} : { opacity: mark.opacity })}
    {...(mark.angle === undefined ? {} : { transform: `rotate(${-mark.angle} ${mark.x} ${mark.baseline})` })}
  >
    {mark.text}
  </text>
);

const Photo = ({ mark }: { mark: ImageMark }) => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect x={mark.x} y={mark.y} width={mark.size} height={mark.size} rx={mark.radius} />
      </clipPath>
      <image
        href={mark.url}
        x={mark.x}
        y={mark.y}
        width={mark.size}
        height={mark.size}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clip})`}
      />
    </>
  );
};

const Shape = memo(
  ({ mark }: { mark: Mark }) => {
    switch (mark.kind) {
      case 'text':
        return <Text mark={mark} />;
      case 'rectangle':
        return (
          <rect
            x={mark.x}
            y={mark.y}
            width={mark.width}
            height={mark.height}
            rx={mark.radius}
            fill={mark.color}
          />
        );
      case 'circle':
        return <circle cx={mark.x} cy={mark.y} r={mark.radius} fill={mark.color} />;
      case 'image':
        return <Photo mark={mark} />;
    }
  },
  (before, after) => sameMark(before.mark, after.mark),
);
Shape.displayName = 'Shape';

interface PageProps {
  page: Page;
  paper: Paper;
  label: string;
  className?: string;
}

/** One page as a picture that scales to its container: the marks that the PDF is painted from, in the PDF's font. */
export const SvgPage = memo(
  ({ page, paper, label, className }: PageProps) => (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      role="img"
      aria-label={label}
      className={className}
      fontFamily="'Husay Sans', sans-serif"
      textRendering="geometricPrecision"
      style={{
        fontKerning: 'none',
        fontVariantLigatures: 'none',
        background: '#fff',
        display: 'block',
        width: '100%',
      }}
    >
      {page.map((mark, i) => (
        <Shape key={i} mark={mark} />
      ))}
    </svg>
  ),
  (before, after) =>
    before.paper === after.paper &&
    before.label === after.label &&
    before.className === after.className &&
    samePage(before.page, after.page),
);
SvgPage.displayName = 'SvgPage';
