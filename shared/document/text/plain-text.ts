import { sectionIds } from '#shared/resume/sections/section-order';
import { keptText } from '../content/kept-text';
import { printedSections, type SectionContent } from '../content/printed-sections';
import type { DocumentSource } from '../layout/document';
import { paragraphs } from '#shared/text/lists';
import { wholePlace, type ContactItem, type Entry, type LabeledItem } from '../layout/prepared-entry';
import { prepareSource, type PreparedSource } from '../layout/prepared-source';
import { withoutScheme } from '../layout/printed-values';

/** A part of a resume to paste into a form. */
export interface TextSection {
  id: string;
  heading: string;
  text: string;
}

/** Without links in the text itself, an address that is not printed follows in parentheses. */
const withAddress = ({ text, link }: ContactItem) =>
  link && /^https?:/.test(link) && !text.includes(withoutScheme(link)) ? `${text} (${link})` : text;

const lines = (texts: readonly string[], separator = '\n') => texts.filter(Boolean).join(separator);

const prose = (text: string) =>
  lines(
    paragraphs(text).map(({ text: content, listed, marker = '•', nested }) => {
      if (!listed) return content;
      return `${nested ? '  ' : ''}${marker === '•' || marker === '–' ? '-' : marker} ${content}`;
    }),
  );

const entryText = (entry: Entry) => {
  const { headline, time, details, description } = entry;
  return lines([headline, wholePlace(entry), time, ...details.map(withAddress), prose(description)]);
};

const labeled = ({ label, text }: LabeledItem) => text && `${label}: ${text}`;

const contentText = (content: SectionContent): string => {
  switch (content.as) {
    case 'prose':
      return prose(content.text);
    case 'entries':
      return lines(content.entries.map(entryText), '\n\n');
    case 'table': {
      const rows = content.table.rows.map((row) => lines(row.map(labeled)));
      return lines([...rows, lines(content.table.totals)], '\n\n');
    }
    case 'items': {
      const texts = content.items.map(withAddress);
      return lines(texts, content.items.some(({ link }) => link) ? '\n' : ', ');
    }
  }
};

const opening = ({ name, title, contact }: PreparedSource) =>
  lines([name, title, ...contact.map(({ text }) => text)]);

const preparedText = (source: DocumentSource) => prepareSource(source, keptText);

/** The resume in parts, in the user's order, as a form asks for them one by one. */
export const textSections = (source: DocumentSource): TextSection[] => {
  const prepared = preparedText(source);
  return [
    { id: 'contact', heading: 'Name and contact details', text: opening(prepared) },
    ...printedSections(sectionIds, prepared).map(({ id, heading, content }) => ({
      id,
      heading,
      text: contentText(content),
    })),
  ];
};

/** The resume as plain text: headings on lines of their own, lists with hyphens. */
export const plainText = (source: DocumentSource): string => {
  const [first, ...rest] = textSections(source);
  const sections = rest.map(({ heading, text }) => lines([heading, '-'.repeat(heading.length), text]));
  return `${[first?.text, ...sections].join('\n\n\n')}\n`;
};
