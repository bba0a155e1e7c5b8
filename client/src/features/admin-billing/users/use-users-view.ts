import { useSearchParams } from 'wouter';
import { readView, writeView, type UsersView } from './users-view';

/** The view that stands in the address, and how to go to another: a new entry in the history, or in place of this one. */
export const useUsersView = () => {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show = (changes: Partial<UsersView>, { replace = false } = {}) =>
    setAddress((current) => writeView(current, { ...readView(current), ...changes }), { replace });
  return [view, show] as const;
};
