import { annotationsOf, textOf, type ParsedPdf } from './parsed-pdf';
import { rule, unless, type Rule } from './rule';
import { structureOf } from './structure';

const xmpOf = (pdf: ParsedPdf) => pdf.data(pdf.catalog['/Metadata'])?.toString('utf8') ?? '';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
/** The text of a property, without its container. */
const property = (xmp: string, name: string) =>
  new RegExp(`<${name}>([^]*?)</${name}>`)
    .exec(xmp)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

const twins = {
  '/Title': 'dc:title',
  '/Author': 'dc:creator',
  '/Subject': 'dc:description',
  '/Keywords': 'pdf:Keywords',
  '/Creator': 'xmp:CreatorTool',
  '/Producer': 'pdf:Producer',
};

const digits = (date: string | undefined) => date?.replace(/\D/g, '').slice(0, 14);

const preferences = (pdf: ParsedPdf) => pdf.dictionary(pdf.catalog['/ViewerPreferences']);
const hasLanguage = (pdf: ParsedPdf) => /^[a-z]{2,3}(-\w+)*$/i.test(textOf(pdf.catalog['/Lang']) ?? '');
const referencesOf = (annotations: ReturnType<typeof annotationsOf>) =>
  annotations.map(({ reference }) => reference);
const isLink = ({ entries }: { entries: Record<string, unknown> }) => entries['/Subtype'] === '/Link';

const bookmarksOf = (pdf: ParsedPdf, parent = pdf.catalog['/Outlines']): string[] => {
  const titles: string[] = [];
  let at = pdf.dictionary(parent)['/First'];
  while (at !== undefined && at !== null) {
    const item = pdf.dictionary(at);
    titles.push(textOf(item['/Title']) ?? '', ...bookmarksOf(pdf, at));
    at = item['/Next'];
  }
  return titles;
};

/** Metadata, language, viewer preferences, navigation and annotations. */
export const documentRules: readonly Rule[] = [
  rule('06-001', 'There is no XMP metadata', (pdf) => unless(xmpOf(pdf).includes('<rdf:RDF'))),
  rule('06-002', 'The metadata lacks the identifier of PDF/UA', (pdf) =>
    unless(property(xmpOf(pdf), 'pdfuaid:part') === '1'),
  ),
  rule('06-003', 'The metadata has no title', (pdf) => unless(!!property(xmpOf(pdf), 'dc:title'))),
  rule('ISO 14289-1, 7.1 (XMP)', 'Metadata and information dictionary differ', (pdf) => {
    const info = pdf.dictionary(pdf.trailer['/Info']);
    const xmp = xmpOf(pdf);
    const different = Object.entries(twins).filter(
      ([key, name]) => (textOf(info[key]) ?? '') !== (property(xmp, name) ?? ''),
    );
    return [
      ...different.map(([key]) => key),
      ...unless(
        digits(textOf(info['/CreationDate'])) === digits(property(xmp, 'xmp:CreateDate')),
        'the date',
      ),
    ];
  }),
  rule('07-001', 'No preference says whether to show the title', (pdf) =>
    unless('/DisplayDocTitle' in preferences(pdf)),
  ),
  rule('07-002', 'The title is not shown', (pdf) => unless(preferences(pdf)['/DisplayDocTitle'] !== false)),
  rule('11-001', 'The language of the text is not known', (pdf) => unless(hasLanguage(pdf))),
  rule('11-003', 'Bookmarks have no language', (pdf) =>
    unless(hasLanguage(pdf) || bookmarksOf(pdf).length === 0),
  ),
  rule('11-004', 'Descriptions of annotations have no language', (pdf) =>
    unless(hasLanguage(pdf) || annotationsOf(pdf).length === 0),
  ),
  rule('11-006', 'The metadata has no language', (pdf) => unless(hasLanguage(pdf))),
  rule('ISO 14289-1, 7.17', 'A section has no bookmark', (pdf) => {
    const count = (level: string) => structureOf(pdf).filter(({ type }) => type === level).length;
    const titles = bookmarksOf(pdf);
    // In a file of several people, the names have bookmarks too.
    const wanted = count('H2') + (count('H1') > 1 ? count('H1') : 0);
    return unless(wanted === titles.length && titles.every(Boolean));
  }),
  rule('21-001', 'An embedded file has no name for every program', (pdf) => {
    const names = pdf.list(pdf.dictionary(pdf.dictionary(pdf.catalog['/Names'])['/EmbeddedFiles'])['/Names']);
    const files = names.filter((_, i) => i % 2 === 1).map((file) => pdf.dictionary(file));
    return files.flatMap((file) => unless('/F' in file && '/UF' in file));
  }),
  rule('25-001', 'There is a dynamic form', (pdf) =>
    unless(!('/XFA' in pdf.dictionary(pdf.catalog['/AcroForm']))),
  ),
  rule('26-001', 'The file is encrypted', (pdf) => unless(!('/Encrypt' in pdf.trailer))),
  rule('28-004', 'An annotation has no description', (pdf) =>
    referencesOf(annotationsOf(pdf).filter(({ entries }) => !textOf(entries['/Contents']))),
  ),
  rule('28-008', 'A page with annotations has no tab order', (pdf) =>
    referencesOf(annotationsOf(pdf).filter(({ pageEntries }) => !('/Tabs' in pageEntries))),
  ),
  rule('28-009', 'The tab order of a page with annotations is not that of the structure', (pdf) =>
    referencesOf(
      annotationsOf(pdf).filter(({ pageEntries }) => '/Tabs' in pageEntries && pageEntries['/Tabs'] !== '/S'),
    ),
  ),
  rule('28-011', 'A link is in no link element', (pdf) => {
    const tagged = new Set(
      structureOf(pdf).flatMap(({ type, annotations }) => (type === 'Link' ? annotations : [])),
    );
    return referencesOf(annotationsOf(pdf).filter((found) => isLink(found) && !tagged.has(found.reference)));
  }),
  rule('28-012', 'A link has no description', (pdf) =>
    referencesOf(annotationsOf(pdf).filter((found) => isLink(found) && !textOf(found.entries['/Contents']))),
  ),
];
