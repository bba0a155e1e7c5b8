import { useSearchParams } from 'wouter';
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
const readView = (address: URLSearchParams): DocumentsView => {
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
const writeView = ({ isTrash, ...view }: DocumentsView): URLSearchParams => {
  const address = new URLSearchParams(
    Object.entries(view)
      .filter(([name, value]) => value !== firstView[name as keyof typeof view])
      .map(([name, value]) => [name, String(value)]),
  );
  if (isTrash) address.set('trash', '1');
  return address;
};

/** As the calls that list documents take it. */
export const queryOf = ({ isTrash, page, ...view }: DocumentsView) =>
  ({ ...view, trash: isTrash ? 'true' : 'false', page: String(page) }) as const;

/** The view, which is in the address, and what changes it; another selection begins at its first page. */
export const useDocumentsView = () => {
  const [address, setAddress] = useSearchParams();
  return {
    view: readView(address),
    // Of the view at the time: a search comes after a pause.
    onShow: (changes: Partial<DocumentsView>) =>
      setAddress((current) => writeView({ ...readView(current), page: 1, ...changes }), { replace: true }),
  };
};
