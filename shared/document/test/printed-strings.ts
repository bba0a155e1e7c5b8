import type { Section } from '../template';
import { printedSections, type SectionContent } from '../content/printed-sections';
import { paragraphs } from '#shared/text/lists';
import type { PreparedSource } from '../layout/prepared-source';

const prose = (text: string) => paragraphs(text).map((paragraph) => paragraph.text);

const stringsOf = (content: SectionContent): string[] => {
  switch (content.as) {
    case 'prose':
      return prose(content.text);
    case 'entries':
      return content.entries.flatMap(({ headline, place, location, time, details, description }) => [
        headline,
        place,
        location,
        time,
        ...details.map(({ text }) => text),
        ...prose(description),
      ]);
    case 'items':
      return content.items.map(({ text }) => text);
    case 'table':
      return [...content.table.rows.flatMap((row) => row.map(({ text }) => text)), ...content.table.totals];
  }
};

/** Every text that a document with these sections prints, in the order of the sections. */
export const printedStrings = (source: PreparedSource, names: readonly Section[]): string[] =>
  [
    source.name,
    source.title,
    ...source.contact.map(({ text }) => text),
    ...printedSections(names, source).flatMap(({ heading, content }) => [heading, ...stringsOf(content)]),
  ].filter(Boolean);
