import { findTemplate } from '../templates';
import { allTexts, laidOut } from './marks';
import { blankSource } from './people';

/** Where the lines of each list item of a summary start, in the single column. */
export const minimalistLines = (summary: string): number[][] => {
  const source = { ...blankSource, resume: { ...blankSource.resume, summary } };
  const items: number[][] = [];
  for (const { role, x } of allTexts(laidOut(source, findTemplate('minimalist-gray')))) {
    if (role === 'marker') items.push([]);
    if (role === 'list-item') items.at(-1)?.push(x);
  }
  return items;
};
