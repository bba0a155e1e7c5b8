import { useEffect } from 'react';
import { tellView } from './beacon';

/** Tells that a visitor looks at the profile of `username`; undefined while there is none to see, and for its owner. */
export const useTellView = (username: string | undefined) => {
  useEffect(() => (username === undefined ? undefined : tellView(username)), [username]);
};
