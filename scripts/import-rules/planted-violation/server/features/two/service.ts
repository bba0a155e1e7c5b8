// Breaks: no-cycles, once with its own policy
import { allowed } from './policy';

export const two = 2;
export const act = () => allowed() && two;
