import { diffWordsWithSpace } from 'diff';
import { changesWords as words } from './changes-words';

/** Texts longer than any field are compared as a whole: a thousand marked words help no reader. */
const maxLength = 20_000;

/** What became of a text, its words marked: without color too, and for screen readers. */
export const WordDiff = ({ from, to }: { from: string; to: string }) => {
  const isComparable = from.length + to.length <= maxLength;
  const parts = isComparable
    ? diffWordsWithSpace(from, to)
    : [
        { value: from, removed: true, added: false },
        { value: to, removed: false, added: true },
      ];
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ value, added, removed }, index) =>
        removed ? (
          <del key={index} className="rounded-sm bg-danger-soft text-danger-text">
            <span className="sr-only">{words.removed} </span>
            {value}
          </del>
        ) : added ? (
          <ins key={index} className="rounded-sm bg-success-soft font-medium text-success">
            <span className="sr-only">{words.added} </span>
            {value}
          </ins>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  );
};
