/** The heights of a section's rows, without the space above them. */
export interface SectionHeights {
  /** Across the page, and in one of two columns. */
  wide: number;
  narrow: number;
  /** Where its last entry starts across the page. */
  lastEntry: number;
  /** The space above it where it is below another section in a column. */
  before: number;
}

/** Sections that follow each other: one across the page, or several in two columns, `left` of them in the left one. */
export interface Block {
  sections: number;
  left: number;
  height: number;
}

/** The part of a page that is free for blocks. They and the entries across the page start no lower than `lastOpening`. */
interface Room {
  start: number;
  bottom: number;
  lastOpening: number;
  /** Between two blocks. */
  gap: number;
}

/** What a layout pays in millimeters of height besides the height itself. */
export interface Preference {
  /** For a millimeter that one column is longer than the other. */
  uneven: number;
  /** For a section across the page. */
  wide: number;
  /** For one that is below columns as well: programs read it as part of them where its lines are short. */
  belowColumns: number;
}

/** As many sections on a page as fit. */
export const closest: Preference = { uneven: 0, wide: 0, belowColumns: 30 };
/** Columns of about the same length. */
export const balanced: Preference = { uneven: 0.4, wide: 12, belowColumns: 80 };
/** Every section across the page. */
export const across: Preference = { uneven: 0, wide: -1000, belowColumns: 0 };

interface Arrangement {
  blocks: readonly Block[];
  end: number;
  cost: number;
}

interface CostedBlock extends Block {
  cost: number;
  lastEntry: number;
}

/** The sections from `from` to before `to` as one block, divided where that costs least. */
const blockOf = (
  sections: readonly SectionHeights[],
  from: number,
  to: number,
  prefers: Preference,
): CostedBlock | undefined => {
  const [first] = sections.slice(from);
  if (!first) return undefined;
  if (to - from === 1) {
    const { wide, lastEntry } = first;
    return { sections: 1, left: 1, height: wide, cost: wide + prefers.wide, lastEntry };
  }
  const all = sections.slice(from, to);
  const whole = all.reduce((sum, { narrow, before }) => sum + narrow + before, 0);
  let best: CostedBlock | undefined;
  let above = 0;
  for (let left = 1; left < all.length; left++) {
    const [last, next] = [all[left - 1], all[left]];
    if (!last || !next) break;
    above += last.narrow + last.before;
    const columns = [above - first.before, whole - above - next.before] as const;
    const height = Math.max(...columns);
    const cost = height + prefers.uneven * (height - Math.min(...columns));
    if (!best || cost < best.cost) best = { sections: all.length, left, height, cost, lastEntry: 0 };
  }
  return best;
};

/** The blocks of the most sections, from the first one on, that fit in the room, at the least cost. */
export const fittingBlocks = (
  sections: readonly SectionHeights[],
  { start, bottom, lastOpening, gap }: Room,
  prefers: Preference,
): readonly Block[] => {
  // Of the first sections, by their number.
  const best: (Arrangement | undefined)[] = [{ blocks: [], end: start, cost: 0 }];
  for (let to = 1; to <= sections.length; to++) {
    for (let from = 0; from < to; from++) {
      const above = best[from];
      const block = blockOf(sections, from, to, prefers);
      if (!above || !block) continue;
      const top = from === 0 ? start : above.end + gap;
      const end = top + block.height;
      const isBelowColumns = block.sections === 1 && (above.blocks.at(-1)?.sections ?? 1) > 1;
      const cost = above.cost + gap + block.cost + (isBelowColumns ? prefers.belowColumns : 0);
      const fits = top + block.lastEntry <= lastOpening && end <= bottom;
      if (!fits || cost >= (best[to]?.cost ?? Infinity)) continue;
      best[to] = { blocks: [...above.blocks, block], end, cost };
    }
  }
  return best.findLast((arrangement) => arrangement !== undefined)?.blocks ?? [];
};
