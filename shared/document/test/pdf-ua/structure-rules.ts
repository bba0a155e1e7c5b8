import { structureOf, type Node } from './structure';
import { nameOf, textOf, type ParsedPdf } from './parsed-pdf';
import { rule, unless, type Rule } from './rule';

// ISO 32000-1, 14.8.4.
const standardTypes = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);

const namesOf = (nodes: readonly Node[]) => nodes.map(({ type, reference }) => `${type} ${reference}`);
const roleMap = (pdf: ParsedPdf) =>
  pdf.dictionary(pdf.dictionary(pdf.catalog['/StructTreeRoot'])['/RoleMap']);

const headingLevels = (pdf: ParsedPdf) =>
  structureOf(pdf).flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type.slice(1))] : []));

/** The children that a list's parts may have, and the parents (ISO 32000-1, table 336). */
const isMisplaced = ({ type, children, parent }: Node) => {
  const types = children.map((child) => child.type);
  if (type === 'L')
    return (
      types.length === 0 || types.some((child, i) => child !== 'LI' && !(child === 'Caption' && i === 0))
    );
  if (type === 'LI')
    return parent?.type !== 'L' || types.some((child) => child !== 'Lbl' && child !== 'LBody');
  return (type === 'Lbl' || type === 'LBody') && parent?.type !== 'LI';
};

const isOutOfTable = ({ type, children, parent }: Node) => {
  if (type === 'Table') return children.length === 0 || children.some((child) => child.type !== 'TR');
  if (type === 'TR')
    return parent?.type !== 'Table' || children.some((child) => child.type !== 'TH' && child.type !== 'TD');
  return (type === 'TH' || type === 'TD') && parent?.type !== 'TR';
};

/** What the elements are, and how they are nested. */
export const structureRules: readonly Rule[] = [
  rule('ISO 14289-1, 7.1', 'There is no structure tree with one document', (pdf) => {
    const roots = structureOf(pdf).filter(({ parent }) => parent === undefined);
    return unless(roots.length === 1 && roots[0]?.type === 'Document');
  }),
  rule('02-001', 'A type is no standard one, and mapped to none', (pdf) =>
    namesOf(
      structureOf(pdf).filter(
        ({ type }) =>
          !standardTypes.has(type) && !standardTypes.has(nameOf(roleMap(pdf)[`/${type}`]).slice(1)),
      ),
    ),
  ),
  rule('02-004', 'A standard type is mapped to another', (pdf) =>
    Object.keys(roleMap(pdf)).filter((type) => standardTypes.has(type.slice(1))),
  ),
  rule('09-005', 'Parts of a list are nested in another way than the standard says', (pdf) =>
    namesOf(structureOf(pdf).filter(isMisplaced)),
  ),
  rule('ISO 32000-1, 14.8.4.3.3', 'An item of a list has no body', (pdf) =>
    namesOf(
      structureOf(pdf).filter(
        ({ type, children }) => type === 'LI' && !children.some((child) => child.type === 'LBody'),
      ),
    ),
  ),
  rule('09-004', 'Parts of a table are nested in another way than the standard says', (pdf) =>
    namesOf(structureOf(pdf).filter(isOutOfTable)),
  ),
  rule('15-003', 'A heading of a table does not say what it is over', (pdf) =>
    namesOf(
      structureOf(pdf).filter(
        ({ type, entries }) => type === 'TH' && pdf.dictionary(entries['/A'])['/Scope'] !== '/Column',
      ),
    ),
  ),
  rule('ISO 14289-1, 7.5', 'The rows of a table have different numbers of cells', (pdf) =>
    namesOf(
      structureOf(pdf).filter(
        ({ type, children }) =>
          type === 'Table' && new Set(children.map((row) => row.children.length)).size > 1,
      ),
    ),
  ),
  rule('11-002', 'A text alternative has no language', (pdf) =>
    textOf(pdf.catalog['/Lang'])
      ? []
      : namesOf(structureOf(pdf).filter(({ entries }) => '/Alt' in entries && !('/Lang' in entries))),
  ),
  rule('13-004', 'A figure has no text alternative', (pdf) =>
    namesOf(
      structureOf(pdf).filter(
        ({ type, entries }) =>
          type === 'Figure' && !textOf(entries['/Alt']) && !textOf(entries['/ActualText']),
      ),
    ),
  ),
  rule('14-002', 'The first heading is not of the first level', (pdf) => unless(headingLevels(pdf)[0] === 1)),
  rule('14-003', 'A heading level is skipped', (pdf) =>
    headingLevels(pdf).flatMap((level, i, all) =>
      unless(level <= (all[i - 1] ?? 0) + 1, `heading ${i + 1}: H${level}`),
    ),
  ),
  rule('14-007', 'H and numbered headings are mixed', (pdf) => {
    const types = structureOf(pdf).map(({ type }) => type);
    return unless(!(types.includes('H') && types.some((type) => /^H\d$/.test(type))));
  }),
  rule('16-001', 'Items have labels, and their list does not say how it is numbered', (pdf) =>
    namesOf(
      structureOf(pdf).filter(
        ({ type, entries, children }) =>
          type === 'L' &&
          children.some((item) => item.children.some((part) => part.type === 'Lbl')) &&
          [undefined, '/None'].includes(
            pdf.dictionary(entries['/A'])['/ListNumbering'] as string | undefined,
          ),
      ),
    ),
  ),
];
