import { classNames } from '../../lib/class-names';
import { textBlocks } from './text-blocks';

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
