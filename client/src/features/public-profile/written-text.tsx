import { classNames } from '../../lib/class-names';

/** Text as typed: with its line breaks, dashes and bullets as lists, each line in its own direction. */
export const WrittenText = ({ text, className }: { text: string; className?: string }) => (
  <div className={classNames('space-y-2', className)}>
    {textBlocks(text).map((block, index) =>
      block.kind === 'paragraph' ? (
        <p key={index} dir="auto" className="whitespace-pre-line">
          {block.text}
        </p>
      ) : (
        <ul key={index} className="list-disc space-y-1 marker:text-muted print:space-y-0">
          {block.items.map((item, position) => (
            <li key={position} dir="auto" className="ms-5">
              {item}
            </li>
          ))}
        </ul>
      ),
    )}
  </div>
);

type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

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
