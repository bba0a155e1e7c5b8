import {
  availabilityFilters,
  candidatesPerPage,
  consentFilters,
  maxCounted,
  rosterSorts,
  wholeRoster,
  type RosterSelection,
} from '#shared/candidates/schema';
import { rosterProfessionNames } from '#shared/candidates/facts';
import { maxCompared } from '#shared/candidates/comparison';

/** What the page shows: the selection, its order and page, or candidates side by side. */
export interface RosterView extends RosterSelection {
  sort: (typeof rosterSorts)[number];
  /** Starts at 1. */
  page: number;
  /** Ids of candidates that are compared. */
  compare: string[];
}

export const firstView: RosterView = { ...wholeRoster, sort: 'changed', page: 1, compare: [] };

const known = <Name extends string>(names: readonly Name[], text: string | null): Name | '' =>
  names.find((name) => name === text) ?? '';

/** The view in the address; what is missing or unknown there is as in the first view. */
export const readView = (address: URLSearchParams): RosterView => {
  const [page, years] = [Number(address.get('page')), Number(address.get('minYears'))];
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    profession: known(rosterProfessionNames, address.get('profession')),
    licensedOn: /^\d{4}-\d\d-\d\d$/.exec(address.get('licensedOn') ?? '')?.[0] ?? '',
    minYears: Number.isInteger(years) && years > 0 && years <= 60 ? years : 0,
    availability: known(availabilityFilters, address.get('availability')),
    tag: (address.get('tag') ?? '').slice(0, 30),
    consent: known(consentFilters, address.get('consent')),
    mentioned: known(['me'] as const, address.get('mentioned')),
    sort: known(rosterSorts, address.get('sort')) || 'changed',
    page: Number.isInteger(page) && page > 0 && page <= maxCounted / candidatesPerPage ? page : 1,
    compare: (address.get('compare') ?? '').split(',').filter(Boolean).slice(0, maxCompared),
  };
};

/** The address of a view, without what is as in the first one. */
export const writeView = ({ compare, ...view }: RosterView): URLSearchParams => {
  const address = new URLSearchParams(
    Object.entries(view)
      .filter(([name, value]) => value !== firstView[name as keyof typeof view])
      .map(([name, value]) => [name, String(value)]),
  );
  if (compare.length > 0) address.set('compare', compare.join(','));
  return address;
};

export const selectionOf = ({
  sort: _sort,
  page: _page,
  compare: _compare,
  ...selection
}: RosterView): RosterSelection => selection;

export const isWhole = (selection: RosterSelection) =>
  Object.entries(selection).every(([name, value]) => value === wholeRoster[name as keyof RosterSelection]);
