import {
  adminBillingLimits,
  sortOrder,
  usersFilter,
  usersSort,
  type SortOrder,
  type UsersFilter,
  type UsersSort,
} from '#shared/admin-billing/schema';

/** Which users are shown, in what order, and which page of them. */
export interface UsersView {
  search: string;
  filter: UsersFilter;
  sort: UsersSort;
  order: SortOrder;
  page: number;
}

/** The endpoint's defaults. */
export const firstView: UsersView = { search: '', filter: 'all', sort: 'created', order: 'desc', page: 1 };

export const usersPerPage = 25;

/** Parses the view from the URL; invalid values become the defaults. */
export const readView = (address: URLSearchParams): UsersView => ({
  search: (address.get('search') ?? '').trim().slice(0, adminBillingLimits.search),
  filter: usersFilter.catch(firstView.filter).parse(address.get('filter')),
  sort: usersSort.catch(firstView.sort).parse(address.get('sort')),
  order: sortOrder.catch(firstView.order).parse(address.get('order')),
  page: readPage(address.get('page')),
});

const readPage = (text: string | null) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** The URL's parameters with this view; others are unchanged. */
export const writeView = (address: URLSearchParams, view: UsersView): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const name of Object.keys(firstView)) next.delete(name);
  for (const [name, value] of Object.entries(viewInQuery(view))) next.set(name, String(value));
  return next;
};

const unlessFirst = <Name extends keyof UsersView>(view: UsersView, ...names: Name[]) =>
  Object.fromEntries(
    names.filter((name) => view[name] !== firstView[name]).map((name) => [name, view[name]]),
  ) as Partial<Pick<UsersView, Name>>;

/** The endpoint's query parameters, defaults omitted. */
export const viewInQuery = (view: UsersView) =>
  unlessFirst(view, 'search', 'filter', 'sort', 'order', 'page');

export const selectionInQuery = (view: UsersView) => unlessFirst(view, 'search', 'filter');

/** The next sort of a column header: ascending, descending, then newest first again. */
export const sortedBy = (view: UsersView, sort: UsersSort): UsersView => {
  if (view.sort !== sort) return { ...view, sort, order: 'asc', page: 1 };
  if (view.order === 'asc') return { ...view, order: 'desc', page: 1 };
  return { ...view, sort: firstView.sort, order: firstView.order, page: 1 };
};
