import { createHash } from 'node:crypto';

export interface InlineStyle {
  element: string;
  /** What allows exactly this text in a content security policy. */
  source: string;
}

/** A style element of a page without the app, and the hash that a strict policy allows it by. */
export const inlineStyle = (css: string): InlineStyle => ({
  element: `<style>${css}</style>`,
  source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
});
