import { sectionIds } from '#shared/resume/sections/section-order';
import { keptText } from '../content/kept-text';
import { printedSections, type SectionContent } from '../content/printed-sections';
import type { DocumentSource } from '../layout/document';
import { paragraphs, type Paragraph } from '#shared/text/lists';
import { wholePlace, type ContactItem, type Entry } from '../layout/prepared-entry';
import { prepareSource } from '../layout/prepared-source';

// Signs of CommonMark and of GitHub's strikethrough; an ampersand may start an entity, a last # would end a heading.
const signs = /[\\`*_[\]<~]|&(?=#?\w+;)|(?<= )#+$/g;

const escaped = (text: string) => text.replace(signs, '\\$&');

/** At the start of a line there are more signs, among them a number with a dot. */
const escapedLine = (text: string) =>
  escaped(text)
    .replace(/^[#+=>-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

const linked = ({ text, link }: Pick<ContactItem, 'text' | 'link'>) =>
  link ? `[${escaped(text)}](<${link.replace(/[<>\\]/g, encodeURIComponent)}>)` : escaped(text);

/** It makes a table only where a row of dashes follows. */
const bar = ' | ';

const blocks = (texts: readonly string[], separator = '\n\n') => texts.filter(Boolean).join(separator);

const listItem = ({ text, marker = '•', nested }: Paragraph) => {
  const number = /^(\d+[.)])$/.exec(marker)?.[1];
  const sign = number ?? (marker === '•' || marker === '–' ? '-' : `- ${escaped(marker)}`);
  return `${nested ? '    ' : ''}${sign} ${escapedLine(text)}`;
};

/** Paragraphs divided by empty lines; the items of a list follow each other. */
const prose = (text: string) =>
  paragraphs(text).reduce((written, paragraph, i, all) => {
    const line = paragraph.listed ? listItem(paragraph) : escapedLine(paragraph.text);
    if (i === 0) return line;
    return `${written}${paragraph.listed && all[i - 1]?.listed ? '\n' : '\n\n'}${line}`;
  }, '');

const entry = (printed: Entry) => {
  const { headline, placeLink, time, details, description } = printed;
  const place = wholePlace(printed);
  return blocks([
    `### ${escaped(headline)}`,
    blocks([place && `**${linked({ text: place, link: placeLink })}**`, escapedLine(time)], bar),
    details.map(linked).join(bar),
    prose(description),
  ]);
};

const contentOf = (content: SectionContent): string => {
  switch (content.as) {
    case 'prose':
      return prose(content.text);
    case 'entries':
      return blocks(content.entries.map(entry));
    case 'table': {
      // CommonMark has no tables.
      const rows = content.table.rows.map((row) => {
        const [first, ...rest] = row.filter(({ text }) => text !== '');
        const list = rest.map(({ label, text }) => `- ${label}: ${escaped(text)}`).join('\n');
        return blocks([`### ${escaped(first?.text ?? '')}`, list]);
      });
      return blocks([...rows, ...content.table.totals.map(escapedLine)]);
    }
    case 'items':
      return content.items.map((item) => `- ${linked(item)}`).join('\n');
  }
};

/** The resume as Markdown (CommonMark): the name, sections and entries as headings, links and lists as such. */
export const markdown = (source: DocumentSource): string => {
  const prepared = prepareSource(source, keptText);
  const sections = printedSections(sectionIds, prepared).map(({ heading, content }) =>
    blocks([`## ${escaped(heading)}`, contentOf(content)]),
  );
  const opening = [
    `# ${escaped(prepared.name)}`,
    prepared.title && `**${escaped(prepared.title)}**`,
    prepared.contact.map(linked).join(bar),
  ];
  return `${blocks([...opening, ...sections])}\n`;
};
