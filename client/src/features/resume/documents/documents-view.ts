import { documentLimits, documentSorts, type DocumentQuery } from '#shared/resume/documents/schema';

/** Which documents are shown, and in which order. */
export interface DocumentsView {
  search: string;
  tag: string;
  sort: DocumentQuery['sort'];
  isTrash: boolean;
  /** Starts at 1. */
  page: number;
}

export const firstView: DocumentsView = { search: '', tag: '', sort: 'changed', isTrash: false, page: 1 };

/** The view in the address; what is missing or unknown there is as in the first view. */
export const readView = (address: URLSearchParams): DocumentsView => {
  const page = Number(address.get('page'));
  return {
    search: (address.get('search') ?? '').slice(0, documentLimits.search),
    tag: (address.get('tag') ?? '').slice(0, documentLimits.tag),
    sort: documentSorts.find((sort) => sort === address.get('sort')) ?? firstView.sort,
    isTrash: address.has('trash'),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
};

/** The address of a view, without what is as in the first one. */
export const writeView = ({ isTrash, ...view }: DocumentsView): URLSearchParams => {
  const address = new URLSearchParams(
    Object.entries(view)
      .filter(([name, value]) => value !== firstView[name as keyof typeof view])
      .map(([name, value]) => [name, String(value)]),
  );
  if (isTrash) address.set('trash', '1');
  return address;
};
