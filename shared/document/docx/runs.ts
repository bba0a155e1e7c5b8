import { ExternalHyperlink, TextRun, type IRunOptions } from 'docx';
import type { ContactItem } from '../layout/prepared-entry';

/** Whether a text is written from right to left, by its first letter. */
const isRightToLeft = (text: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text);

export type Inline = TextRun | ExternalHyperlink;

/** A text as a run, linked where it has an address. */
export const textRun = (
  text: string,
  link?: string,
  options: Omit<IRunOptions, 'text' | 'children'> = {},
): Inline => {
  const direction = isRightToLeft(text) ? { rightToLeft: true } : {};
  if (link === undefined) return new TextRun({ ...options, ...direction, text });
  const run = new TextRun({ ...options, ...direction, text, style: 'Hyperlink' });
  return new ExternalHyperlink({ link, children: [run] });
};

/** Items in one line. */
export const joinedRuns = (
  items: readonly Pick<ContactItem, 'text' | 'link'>[],
  separator: string,
): Inline[] =>
  items.flatMap(({ text, link }, i) => [...(i > 0 ? [new TextRun(separator)] : []), textRun(text, link)]);
