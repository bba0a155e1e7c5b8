import { createContext, memo, use, useId } from 'react';
import './resume-fonts.css';
import type { CodeMark, ImageMark, Mark, Page, Paper, TextMark } from '#shared/document/layout/document';
import { weightOf } from '#shared/document/layout/font-metrics';

/**
 * Millimetres to points, the picture's units: browsers cut type sizes to 1/64 of a unit, and sizes in points lose nothing
 * by that.
 */
const points = (millimetres: number) => Math.round((millimetres * 72 * 1000) / 25.4) / 1000;

/** Called for a photo that could not be loaded. */
export const PhotoFailed = createContext<((url: string) => void) | undefined>(undefined);

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

const Text = ({ mark }: { mark: TextMark }) => {
  const [x, y] = [points(mark.x), points(mark.baseline)];
  return (
    <text
      x={x}
      y={y}
      fontSize={mark.size}
      fill={mark.color}
      {...(weightOf(mark.font) === 'bold' ? { fontWeight: 700 } : {})}
      {...(mark.font.startsWith('serif') ? { fontFamily: "'Husay Serif', 'Husay Sans', serif" } : {})}
      {...(mark.opacity === undefined ? {} : { opacity: mark.opacity })}
      {...(mark.angle === undefined ? {} : { transform: `rotate(${-mark.angle} ${x} ${y})` })}
    >
      {mark.text}
    </text>
  );
};

const Photo = ({ mark }: { mark: ImageMark }) => {
  const clip = useId();
  const failed = use(PhotoFailed);
  const square = {
    x: points(mark.x),
    y: points(mark.y),
    width: points(mark.size),
    height: points(mark.height ?? mark.size),
  };
  return (
    <>
      <clipPath id={clip}>
        <rect {...square} rx={points(mark.radius)} />
      </clipPath>
      <image
        href={mark.url}
        {...square}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clip})`}
        onError={() => failed?.(mark.url)}
      />
    </>
  );
};

const Code = ({ mark: { x, y, size, code } }: { mark: CodeMark }) => {
  const module = points(size) / code.side;
  const path = code.runs.map((run) => `M${run.x} ${run.y}h${run.length}v1h-${run.length}z`).join('');
  return (
    <path
      d={path}
      fill="#000"
      shapeRendering="crispEdges"
      transform={`translate(${points(x)} ${points(y)}) scale(${module})`}
    />
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
            x={points(mark.x)}
            y={points(mark.y)}
            width={points(mark.width)}
            height={points(mark.height)}
            rx={points(mark.radius)}
            fill={mark.color}
          />
        );
      case 'circle':
        return <circle cx={points(mark.x)} cy={points(mark.y)} r={points(mark.radius)} fill={mark.color} />;
      case 'image':
        return <Photo mark={mark} />;
      case 'logo':
        return (
          <image
            href={mark.url}
            x={points(mark.x)}
            y={points(mark.y)}
            width={points(mark.width)}
            height={points(mark.height)}
          />
        );
      case 'code':
        return <Code mark={mark} />;
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
      viewBox={`0 0 ${points(paper.width)} ${points(paper.height)}`}
      role="img"
      aria-label={label}
      className={className}
      fontFamily="'Husay Sans', sans-serif"
      textRendering="geometricPrecision"
      style={{
        fontKerning: 'normal',
        fontVariantLigatures: 'none',
        whiteSpace: 'pre',
        background: '#fff',
        // Saves hit-testing of the text under the pointer at every keystroke.
        pointerEvents: 'none',
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
