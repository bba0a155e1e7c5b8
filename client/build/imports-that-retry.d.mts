import type { Plugin } from 'vite';

export declare const importsThatRetry: () => Plugin;
