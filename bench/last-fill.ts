import { papers, type LaidOutDocument } from '#shared/document/layout/document';
import type { Template } from '#shared/document/template';

/** The part of the last page, between its margins, down to the lowest line of the resume's own text. */
export const lastFill = ({ pages }: LaidOutDocument, { page: { margin } }: Template) => {
  const lowest = Math.max(
    margin,
    ...(pages.at(-1) ?? []).map((mark) =>
      mark.kind === 'text' && mark.role !== 'artifact' ? mark.baseline : 0,
    ),
  );
  return (lowest - margin) / (papers.a4.height - 2 * margin);
};
