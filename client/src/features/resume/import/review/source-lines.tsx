import { useRef } from 'react';
import { classNames } from '../../../../lib/class-names';
import type { SourceLine } from '../read-import';
import { useActiveField, type ActiveField } from './active-field';
import { placeAt, type Place } from './source-places';
import { useScrollToActive } from './use-scroll-to-active';

interface SourceLinesProps {
  lines: readonly SourceLine[];
  places: readonly Place[];
  active: ActiveField;
  /** Whether the text is in front, on a small screen. */
  isShown: boolean;
  onPick: (path: string) => void;
}

const overlaps = (line: SourceLine, { box }: Place) =>
  box.page === line.box.page &&
  box.y < line.box.y + line.box.height &&
  box.y + box.height > line.box.y &&
  box.x < line.box.x + line.box.width + 1 &&
  box.x + box.width + 1 > line.box.x;

/** The text of a file without pages, line by line, with the lines of the field that has the focus. */
export const SourceLines = ({ lines, places, active, isShown, onPick }: SourceLinesProps) => {
  const path = useActiveField(active);
  const shown = places.filter((place) => place.path === path);
  const area = useRef<HTMLDivElement>(null);
  useScrollToActive(area, path, isShown);
  return (
    <div ref={area} className="rounded-card border bg-surface p-3 text-sm">
      {lines.map((line, index) => {
        const isActive = shown.some((place) => overlaps(line, place));
        const { page, x, y, width, height } = line.box;
        const pick = () => {
          const found = placeAt(places, { page, x: x + width / 2, y: y + height / 2 });
          const own = found ?? places.find((place) => overlaps(line, place));
          if (own) onPick(own.path);
        };
        return (
          <p
            key={index}
            data-active-place={isActive || undefined}
            className={classNames(
              'min-h-5 px-1 wrap-anywhere',
              line.bold && 'font-semibold',
              isActive &&
                'rounded-sm bg-primary-soft outline-2 outline-primary forced-colors:outline-[Highlight]',
            )}
            onClick={pick}
          >
            {line.text}
          </p>
        );
      })}
    </div>
  );
};
