import { useEffect } from 'react';
import { tellShown } from './beacon';

/** Tells that a visitor sees the file of the credential `id` on its page; undefined while it is not shown, and for its owner. */
export const useTellShown = (username: string, id: string | undefined) => {
  useEffect(() => (id === undefined ? undefined : tellShown(username, id)), [username, id]);
};
