import { lazy, type ComponentType } from 'react';

/** A part of the app that is fetched when it is first shown: `lazyPart(() => import('./pages/x'), 'XPage')`. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
