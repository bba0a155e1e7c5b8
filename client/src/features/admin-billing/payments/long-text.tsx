import { useState } from 'react';
import { classNames } from '../../../lib/class-names';
import { logsWords } from '../words';

const { text: words } = logsWords;

/** Texts of at least this many characters are collapsed. */
const longFrom = 160;

/** User-entered text; a long one is collapsed. */
export const LongText = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longFrom || text.split('\n').length > 3;
  return (
    <>
      <span
        dir="auto"
        className={classNames('whitespace-pre-line', isLong && !isOpen ? 'line-clamp-3' : 'block')}
      >
        {text}
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="inline-flex min-h-6 items-center text-xs font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.less : words.all}
        </button>
      )}
    </>
  );
};
