import { Fragment } from 'react';
import { paragraphs, withKnownBullets, type Paragraph } from '#shared/text/lists';
import { textPieces } from '#shared/text/text-links';
import { classNames } from '../../lib/class-names';

/** Text as typed: with its line breaks, lists and links, each line in its own direction. */
export const WrittenText = ({ text, className }: { text: string; className?: string }) => (
  <div className={classNames('space-y-2', className)}>
    {textBlocks(text).map((block, index) =>
      block.kind === 'paragraph' ? (
        <p key={index} dir="auto" className="whitespace-pre-line">
          <Linked text={block.text} />
        </p>
      ) : (
        <ul key={index} className="list-disc space-y-1 marker:text-muted print:space-y-0">
          {block.items.map((item, position) => (
            <ListItem key={position} {...item} />
          ))}
        </ul>
      ),
    )}
  </div>
);

/** Numbers are text, as they were typed: a list may begin with any, and letters are in brackets or not. */
const ListItem = ({ text, marker = '•', nested = false }: Paragraph) => {
  const isNumbered = marker !== '•' && marker !== '–';
  return (
    <li
      dir="auto"
      className={classNames(nested ? 'ms-10' : 'ms-5', isNumbered ? 'list-none' : nested && 'list-[circle]')}
    >
      {isNumbered && <span className="text-muted">{marker} </span>}
      <Linked text={text} />
    </li>
  );
};

const Linked = ({ text }: { text: string }) =>
  textPieces(text).map((piece, index) =>
    piece.link === undefined ? (
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      <a
        key={index}
        href={piece.link}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-primary-text underline underline-offset-4 wrap-anywhere"
      >
        <bdi>{piece.text}</bdi>
      </a>
    ),
  );

type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: Paragraph[] };

/**
 * Splits text into blocks: what the PDF prints as items is a list, blank lines separate paragraphs, and every other line break
 * stays inside its paragraph as \n.
 */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let last: TextBlock | undefined;
  for (const line of paragraphs(withKnownBullets(text.replace(/\r\n?/g, '\n')))) {
    if (line.listed && last?.kind === 'list') last.items.push(line);
    else if (!line.listed && last?.kind === 'paragraph' && !line.apart) last.text += `\n${line.text}`;
    else {
      last = line.listed ? { kind: 'list', items: [line] } : { kind: 'paragraph', text: line.text };
      blocks.push(last);
    }
  }
  return blocks;
};
