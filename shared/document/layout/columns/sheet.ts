import type { Template } from '../../template';
import type { Mark, Paper } from '../document';
import type { Frame } from '../flow';

/** One page during layout: the background, and the content in reading order. */
export interface Sheet {
  beneath: Mark[];
  content: Mark[];
}

export const sheet = (): Sheet => ({ beneath: [], content: [] });

/** A column of text on a page, from `top` to the bottom margin, in which blocks start while enough of the page is left. */
export const frame = (template: Template, paper: Paper, x: number, top: number): Frame => ({
  x,
  top,
  bottom: paper.height - template.page.margin,
  lastOpening: paper.height - template.page.newPageUnder,
});

export const photoMark = (url: string, template: Template, x: number, y: number): Mark => ({
  kind: 'image',
  role: 'photo',
  x,
  y,
  size: template.photo.size,
  radius: template.photo.cornerRadius,
  url,
});
