import { knownSection } from '../sections/section-names';
import { textOfSpans, type Block, type Frame, type Paragraph } from './blocks';

const maxTogether = 2;

/**
 * Moves frames with a section of their own, such as a sidebar, behind the text that they are anchored in, so that they
 * do not cut its sections in two. A short frame, such as a heading in a box, stays.
 */
export const withFramesApart = (blocks: readonly Block[]): Block[] => {
  const isApart = (block: Block): block is Frame => block.kind === 'frame' && isSidebar(block);
  return [...blocks.filter((block) => !isApart(block)), ...blocks.filter(isApart)];
};

const isSidebar = ({ blocks }: Frame) => {
  const texts = paragraphsOf(blocks)
    .map(({ spans }) => textOfSpans(spans).trim())
    .filter((text) => text !== '');
  return texts.length > maxTogether && texts.some((text) => knownSection(text) !== undefined);
};

const paragraphsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block];
    if (block.kind === 'frame') return paragraphsOf(block.blocks);
    return block.rows.flatMap(({ cells }) => cells.flatMap(paragraphsOf));
  });
