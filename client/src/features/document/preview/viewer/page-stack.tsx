import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../../../lib/class-names';
import type { LaidOutDocument, Page, Paper } from '#shared/document/layout/document';
import { SvgPage } from '../paint-svg';
import type { FieldLink } from './field-link';
import { fieldAt, fieldBoxes, type Box } from './field-marks';
import { reveal } from './scrolling';

interface PageStackProps {
  laidOut: LaidOutDocument;
  templateName: string;
  link: FieldLink | undefined;
  /** The height of the bar over the pages. */
  barHeight: () => number;
  /** Gets a press with what it would do, for a place where it may mean something else. */
  onPress?: (event: MouseEvent, pick: () => void) => void;
}

/** The pages under each other, with the text that is being edited highlighted; pressing a text leads to its field. */
export const PageStack = ({ laidOut, templateName, link = noLink, barHeight, onPress }: PageStackProps) => {
  const { pages, paper } = laidOut;
  const edited = useSyncExternalStore(link.subscribe, link.edited);
  const [pointed, setPointed] = useState<string | null>(null);
  const editedBoxes = useMemo(() => fieldBoxes(pages, edited), [pages, edited]);
  const pointedBoxes = useMemo(() => fieldBoxes(pages, pointed), [pages, pointed]);
  const firstEdited = editedBoxes.findIndex((box) => box !== null);

  return pages.map((page, i) => {
    const fieldUnder = (event: MouseEvent) => fieldAt(page, pointIn(event, paper));
    const press = (event: MouseEvent) => {
      const field = fieldUnder(event);
      const pick = () => field !== undefined && link.onPick(field);
      if (onPress) onPress(event, pick);
      else pick();
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setPointed(fieldUnder(event) ?? null);
    };
    return (
      <PageFrame
        key={i}
        onClick={press}
        onPointerMove={link === noLink ? undefined : point}
        onPointerLeave={() => setPointed(null)}
        isPointed={pointed !== null}
      >
        <SvgPage
          page={page}
          paper={paper}
          label={`${templateName} resume of ${laidOut.author}, page ${i + 1} of ${pages.length}`}
          className="rounded-sm shadow-sm ring-1 ring-black/10"
        />
        {pointed !== edited && <Band box={pointedBoxes[i]} paper={paper} isPointed />}
        <Band box={editedBoxes[i]} paper={paper} />
        {i === firstEdited && edited !== null && (
          <Follow field={edited} page={page} box={editedBoxes[i]} paper={paper} barHeight={barHeight} />
        )}
      </PageFrame>
    );
  });
};

const noLink: FieldLink = { subscribe: () => () => undefined, edited: () => null, onPick: () => undefined };

interface PageFrameProps {
  onClick: (event: MouseEvent) => void;
  onPointerMove: ((event: PointerEvent) => void) | undefined;
  onPointerLeave: () => void;
  isPointed: boolean;
  children: ReactNode;
}

/** A page is a picture to the keyboard, which has the form itself: a press is a shortcut of the pointer. */
const PageFrame = ({ isPointed, ...rest }: PageFrameProps) => (
  <div className={classNames('relative', isPointed && 'cursor-pointer')} {...rest} />
);

const pointIn = (event: MouseEvent, paper: Paper) => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / width) * paper.width,
    y: ((event.clientY - top) / height) * paper.height,
  };
};

/** The space between a text and its band, in millimetres. */
const padding = 1.2;

const placeOf = (box: Box, paper: Paper) => ({
  left: `${((box.x - padding) / paper.width) * 100}%`,
  top: `${((box.y - padding) / paper.height) * 100}%`,
  width: `${((box.width + 2 * padding) / paper.width) * 100}%`,
  height: `${((box.height + 2 * padding) / paper.height) * 100}%`,
});

interface BandProps {
  box: Box | null | undefined;
  paper: Paper;
  isPointed?: boolean;
}

/** On the screen alone: the page is white in every color scheme, and a file has no bands. */
const Band = ({ box, paper, isPointed = false }: BandProps) =>
  box && (
    <div
      data-band={isPointed ? 'pointed' : 'edited'}
      className={classNames(
        'pointer-events-none absolute rounded-sm outline-1 outline-blue-600/70 forced-colors:outline-2 forced-colors:outline-[Highlight] print:hidden',
        isPointed ? 'bg-blue-600/5 outline-dashed' : 'bg-blue-600/10',
      )}
      style={placeOf(box, paper)}
    />
  );

interface FollowProps {
  field: string;
  page: Page;
  box: Box | null | undefined;
  paper: Paper;
  barHeight: () => number;
}

/** Scrolls the pages to the edited text when it is out of sight. */
const Follow = ({ field, page, box, paper, barHeight }: FollowProps) => {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef(barHeight);
  useEffect(() => {
    height.current = barHeight;
  });
  useEffect(() => {
    // Measured once the key is painted: before that it would delay the character.
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => place.current && reveal(place.current, height.current()));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [field, page]);
  return box && <div ref={place} className="pointer-events-none absolute" style={placeOf(box, paper)} />;
};
