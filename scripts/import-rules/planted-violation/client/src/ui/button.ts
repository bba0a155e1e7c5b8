// Breaks: ui-and-lib-know-no-feature
import { one } from '../features/one/one';

export const button = one;
