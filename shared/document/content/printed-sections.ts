import type { Section } from '../template';
import { isCustomId } from '#shared/resume/sections/section-order';
import type { ContactItem, Entry } from '../layout/prepared-entry';
import { shownSections } from '../layout/prepared-sections';
import type { PreparedTable } from '../layout/prepared-table';
import type { PreparedSource } from '../layout/prepared-source';

export type SectionContent =
  | { as: 'prose'; text: string }
  | { as: 'entries'; entries: readonly Entry[] }
  | { as: 'items'; items: readonly ContactItem[] }
  | { as: 'table'; table: PreparedTable };

/** One section with its printed heading, for files that are not drawn. */
export interface PrintedSection {
  id: string;
  heading: string;
  /** One of the user's own sections. */
  isOwn: boolean;
  content: SectionContent;
}

const asItems = (texts: readonly string[]): SectionContent => ({
  as: 'items',
  items: texts.map((text) => ({ text, link: undefined })),
});

const contentOf = (id: string, source: PreparedSource): SectionContent | undefined => {
  switch (id) {
    case 'summary':
      return { as: 'prose', text: source.summary };
    case 'experience':
    case 'education':
    case 'credentials':
      return { as: 'entries', entries: source[id] };
    case 'skills':
      return asItems(source.skills);
    default: {
      const content = source.sections.get(id);
      if (!content) return undefined;
      if ('table' in content) return { as: 'table', ...content };
      return 'entries' in content ? { as: 'entries', ...content } : { as: 'items', ...content };
    }
  }
};

const isEmpty = (content: SectionContent) => {
  switch (content.as) {
    case 'prose':
      return content.text === '';
    case 'entries':
      return content.entries.length === 0;
    case 'items':
      return content.items.length === 0;
    case 'table':
      return content.table.rows.length === 0;
  }
};

/** The named sections as the PDF has them: in the user's order, without hidden ones and those without content. */
export const printedSections = (names: readonly Section[], source: PreparedSource): PrintedSection[] =>
  shownSections(
    names.filter((name) => name !== 'contact'),
    source,
  ).flatMap((id) => {
    const content = contentOf(id, source);
    if (!content || isEmpty(content)) return [];
    return [{ id, heading: source.arrangement.headingOf(id), isOwn: isCustomId(id), content }];
  });
