import { useEffect } from 'react';

/**
 * Names the tab of a page that people share with the same words as in the HTML that the server sends, which puts the
 * product last, after a bar. While nothing is known of the page yet, the tab keeps its title.
 */
export const useTabTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
