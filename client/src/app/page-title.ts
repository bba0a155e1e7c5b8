import { useEffect } from 'react';
import { product } from '#shared/product';

/** Names the browser's tab. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} – ${product.name}`;
  }, [title]);
};
