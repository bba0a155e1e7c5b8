import { pages } from '#shared/pages/page-table';
import { getDocument } from '#shared/resume/documents/endpoints';
import { apiQuery, freshFor } from '../../../lib/api/api-query';

/** Documents change on other devices too: queried anew at each visit. */
export const fresh = freshFor(0);

/** A document with its content, the main resume too. */
export const documentQuery = (id: string) => apiQuery(getDocument, { params: { id }, ...fresh });

/** Where a document opens in the builder. */
export const documentPath = ({ id, isMain }: { id: string; isMain: boolean }) =>
  isMain ? `${pages.dashboard}?tab=resume` : pages.document.replace(':id', id);
