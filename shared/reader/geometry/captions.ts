import { fieldOf } from '../fields/field-labels';
import { isFormLabel } from '../fields/form-labels';
import { boxOf, type Cell } from './cells';

const minCaptions = 5;
/** In type sizes of the answer: how far below it its caption is, and its next line. */
const below = { min: 0.5, max: 1.9, line: 1.45 };

/**
 * Forms may say below each line what was to be written on it, in small type and centered: 'Full name' below 'Ana Reyes'. Puts each caption
 * to the left of its answer, as in other forms, and the lines of an answer into one.
 */
export const withCaptionsBeside = (pages: readonly Cell[][]): readonly Cell[][] => {
  const all = pages.flat();
  const known = all.filter((cell) => !cell.isOfTable && isLabel(cell));
  const size = known[0] && median(known.map((cell) => cell.size));
  const captions = new Set(all.filter((cell) => !cell.isOfTable && Math.abs(cell.size - (size ?? 0)) < 0.2));
  const answers = new Map(
    pages.flatMap((page) =>
      page.flatMap((cell) => {
        const answer = captions.has(cell) ? answerOf(cell, page, captions) : undefined;
        return answer ? [[cell, answer] as const] : [];
      }),
    ),
  );
  const answered = known.filter((cell) => answers.has(cell));
  const areCaptions = answered.length >= minCaptions && answered.length > known.length * 0.7;
  return areCaptions ? pages.map((page) => beside(page, answers)) : pages;
};

const isLabel = ({ text }: Cell) => fieldOf(text) !== undefined || isFormLabel(text);

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** The last larger text above that begins left of the caption's middle, if nothing is closer to the caption from below. */
const answerOf = (caption: Cell, page: readonly Cell[], captions: ReadonlySet<Cell>): Cell | undefined => {
  const middle = (caption.x + caption.right) / 2;
  const [answer] = page
    .filter(
      (cell) =>
        !captions.has(cell) &&
        !cell.isOfTable &&
        cell.size > caption.size * 1.1 &&
        cell.x < middle &&
        isBelow(cell, caption, below.max),
    )
    .sort((a, b) => b.x - a.x || b.baseline - a.baseline);
  const distance = answer ? caption.baseline - answer.baseline : 0;
  const isCloser = (cell: Cell) =>
    cell.x < caption.right &&
    cell.right > caption.x &&
    cell.baseline > caption.baseline &&
    cell.baseline - caption.baseline < distance;
  return page.some(isCloser) ? undefined : answer;
};

const isBelow = (cell: Cell, other: Cell, max: number) => {
  const distance = (other.baseline - cell.baseline) / cell.size;
  return distance > below.min && distance < max;
};

const beside = (page: readonly Cell[], answers: ReadonlyMap<Cell, Cell>): Cell[] => {
  const gone = new Set<Cell>();
  const whole = new Map<Cell, Cell>();
  const labels: Cell[] = [];
  const owned = new Set(answers.values());
  for (const caption of page) {
    const last = answers.get(caption);
    if (!last || whole.has(last)) continue;
    const lines = [last];
    for (let above: Cell | undefined = last; above;) {
      const own: Cell = above;
      above = page.find(
        (cell) =>
          Math.abs(cell.x - own.x) < 1 &&
          cell.size === own.size &&
          !owned.has(cell) &&
          isBelow(cell, own, below.line),
      );
      if (above) lines.unshift(above);
    }
    const [first = last, ...rest] = lines;
    for (const line of rest) gone.add(line);
    whole.set(last, {
      ...first,
      text: lines.map(({ text }) => text).join(' '),
      right: Math.max(...lines.map(({ right }) => right)),
      below: rest.map((line) => boxOf(line)),
      isOfTable: true,
      isAnswer: true,
    });
    gone.add(first).add(caption);
    const x = first.x - 0.01;
    labels.push({
      ...caption,
      x,
      right: x,
      baseline: first.baseline,
      below: [boxOf(caption)],
      isOfTable: true,
    });
  }
  return [...page.filter((cell) => !gone.has(cell)), ...labels, ...whole.values()].sort(
    (a, b) => a.baseline - b.baseline || a.x - b.x,
  );
};
