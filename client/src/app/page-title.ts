import { useEffect } from 'react';
import { product } from '#shared/product/product';

/** Sets the document title. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} – ${product.name}`;
  }, [title]);
};
