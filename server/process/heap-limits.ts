import { setFlagsFromString } from 'node:v8';

/**
 * How much the heap may grow before unused objects are looked for in all of it, in percent of what is in use. By itself, V8
 * lets it become up to four times as large on a computer with much memory, which other processes could use.
 */
const growingPercent = 80;

/** For this process, and as early as possible. */
export const limitHeapGrowth = () => setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
