import { useEffect, useState } from 'react';
import { loadQuietly } from '../feedback/chunk-lost';
import { uiWords } from '../words';

/** Text that our fonts have for certain, which is nearly all: their tables are loaded for other text only. */
const printable =
  /^[\n -~\u00a1-\u00ac\u00ae-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u20b1]*$/;

const maxShown = 10;

/** What the PDF cannot print of a text, in words for its field's notice; '' where it prints all of it. */
export const useUnprintable = (text: string): string => {
  const [signs, setSigns] = useState('');
  useEffect(() => {
    if (printable.test(text)) return;
    let isCurrent = true;
    void loadQuietly(() => import('#shared/document/layout/printable-text')).then(
      ({ unprintableSigns }) => {
        const all = unprintableSigns(text);
        const shown = all.slice(0, maxShown).join(' ');
        if (isCurrent) setSigns(all.length > maxShown ? `${shown} …` : shown);
      },
      // The preview and the download say it, too.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return signs === '' || printable.test(text) ? '' : uiWords.unprintable(signs);
};
