import { withPlainBullet } from '#shared/text/lists';
import type { ReadResume } from '#shared/resume/read-resume';
import type { Block, Paragraph, TextDocument } from './document/blocks';
import { linesOfDocument } from './document/lines-of-document';
import type { Line } from './geometry/lines';
import { readLines } from './read-resume';
import { withoutTrackers } from '#shared/text/trackers';
import { plainSigns } from './signs/plain-signs';

/** Reads a file without pages into the sections, entries and fields of a resume, by the same rules as a PDF. Pure. */
export const readDocument = ({
  header,
  body,
  footer,
}: TextDocument): { resume: ReadResume; lines: readonly Line[] } => {
  const lines = linesOfDocument({
    header: header.map(withPlainSigns),
    body: body.map(withPlainSigns),
    footer: footer.map(withPlainSigns),
  });
  return { resume: readLines(lines), lines };
};

const withPlainSigns = (block: Block): Block => {
  if (block.kind === 'frame') return { ...block, blocks: block.blocks.map(withPlainSigns) };
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map(({ cells }) => ({ cells: cells.map((cell) => cell.map(withPlainSigns)) })),
    };
  return paragraphWithPlainSigns(block);
};

const paragraphWithPlainSigns = (paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  spans: paragraph.spans.map((span, index) => {
    const text = plainSigns(index === 0 ? withPlainBullet(span.text) : span.text);
    return { ...span, text, url: span.url && withoutTrackers(span.url) };
  }),
});
