import { applicationsSort, type ApplicationsSort } from '#shared/applications/schema';

export const layouts = ['table', 'board', 'calendar', 'insights'] as const;

/** What the page shows: the selection, its order, and how. */
export interface ApplicationsView {
  layout: (typeof layouts)[number];
  search: string;
  /** A stage, 'open' or '' for all. */
  stage: string;
  tag: string;
  source: string;
  sort: ApplicationsSort;
  order: 'asc' | 'desc';
  /** Starts at 1. */
  page: number;
}

export const applicationsPerPage = 25;

export const firstView: ApplicationsView = {
  layout: 'table',
  search: '',
  stage: '',
  tag: '',
  source: '',
  sort: 'changed',
  order: 'desc',
  page: 1,
};

const texts = ['search', 'stage', 'tag', 'source'] as const;

/** The view in the address; what is missing or unknown there is as in the first view. */
export const readView = (address: URLSearchParams): ApplicationsView => {
  const page = Number(address.get('page'));
  return {
    ...firstView,
    ...Object.fromEntries(texts.map((name) => [name, (address.get(name) ?? '').slice(0, 100)])),
    layout: layouts.find((one) => one === address.get('layout')) ?? 'table',
    sort: applicationsSort.safeParse(address.get('sort')).data ?? firstView.sort,
    order: address.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
};

/** The address of a view, without what is as in the first one. */
export const writeView = (view: ApplicationsView): URLSearchParams =>
  new URLSearchParams(
    Object.entries(view)
      .filter(([name, value]) => value !== firstView[name as keyof ApplicationsView])
      .map(([name, value]) => [name, String(value)]),
  );

/** Sorts by a column; by the same one again the other way. Names begin with A, days with the nearest. */
export const sortedBy = (view: ApplicationsView, sort: ApplicationsSort): ApplicationsView => ({
  ...view,
  sort,
  order:
    view.sort === sort
      ? view.order === 'asc'
        ? 'desc'
        : 'asc'
      : sort === 'changed' || sort === 'applied'
        ? 'desc'
        : 'asc',
  page: 1,
});
