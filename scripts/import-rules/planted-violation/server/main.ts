// Breaks: server-never-imports-client
import { one } from '../client/src/features/one/one';

export const port = one;
