import type { Plugin } from 'vite';

export declare const endpointsWithoutSchemas: () => Plugin;
/** The code of an endpoints module with its schemas cut out; `parse` makes the syntax tree. */
export declare const withoutSchemas: (code: string, parse: (code: string) => unknown) => string;
