import { entries } from '../entries/entry-list';

export const content = entries;
