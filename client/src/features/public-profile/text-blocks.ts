export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const bullet = /^\s*[-•*]\s+(?=\S)/;

/**
 * Splits text into blocks: lines starting with -, • or * become lists, blank lines separate paragraphs,
 * and every other line break stays inside its paragraph as \n.
 */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let last: TextBlock | undefined;
  const start = (block: TextBlock) => {
    blocks.push(block);
    last = block;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const content = line.replace(bullet, '').trim();
    if (content === '') last = undefined;
    else if (bullet.test(line)) {
      if (last?.kind === 'list') last.items.push(content);
      else start({ kind: 'list', items: [content] });
    } else if (last?.kind === 'paragraph') last.text += `\n${content}`;
    else start({ kind: 'paragraph', text: content });
  }
  return blocks;
};
