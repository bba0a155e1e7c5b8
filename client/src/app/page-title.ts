import { useEffect } from 'react';
import { product } from '#shared/product/product';

/** Sets the document title. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} – ${product.name}`;
  }, [title]);
};

/**
 * Sets the document title of a shared page to the same text as in the server's HTML, which puts the
 * product last, after a bar. The title is unchanged while the page's data loads.
 */
export const useTabTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
