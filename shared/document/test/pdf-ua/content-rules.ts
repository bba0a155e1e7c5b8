import { paintedOn, type Painted } from './content-stream';
import { parentsOf, structureOf } from './structure';
import type { ParsedPdf } from './parsed-pdf';
import { rule, unless, type Rule } from './rule';

const isArtifact = ({ tag }: { tag: string }) => tag === '/Artifact';
const idOf = ({ properties }: { properties: Record<string, unknown> }) => properties['/MCID'];

const onPages = (pdf: ParsedPdf, fails: (painted: Painted) => boolean) =>
  pdf.pages.flatMap(({ entries }, i) =>
    paintedOn(pdf, entries)
      .painted.filter(fails)
      .map(({ operator }) => `page ${i + 1}: ${operator}`),
  );

/** Whether an inner sequence matches within an outer one that does. */
const nested = (
  { sequences }: Painted,
  outer: (sequence: Painted['sequences'][number]) => boolean,
  inner: (sequence: Painted['sequences'][number]) => boolean,
) => sequences.some((sequence, i) => outer(sequence) && sequences.slice(i + 1).some(inner));

const isTagged = (sequence: Painted['sequences'][number]) => idOf(sequence) !== undefined;

/** Real content is tagged, everything else an artifact, and the structure and the pages agree. */
export const contentRules: readonly Rule[] = [
  rule('01-003', 'An artifact is within tagged content', (pdf) =>
    onPages(pdf, (painted) => nested(painted, isTagged, isArtifact)),
  ),
  rule('01-004', 'Tagged content is within an artifact', (pdf) =>
    onPages(pdf, (painted) => nested(painted, isArtifact, isTagged)),
  ),
  rule('01-005', 'Content is neither tagged nor an artifact', (pdf) =>
    onPages(
      pdf,
      ({ sequences }) => !sequences.some((sequence) => isTagged(sequence) || isArtifact(sequence)),
    ),
  ),
  rule('01-007', 'Suspects is true', (pdf) =>
    unless(pdf.dictionary(pdf.catalog['/MarkInfo'])['/Suspects'] !== true),
  ),
  rule('ISO 14289-1, 6.2', 'The file is not marked as tagged', (pdf) =>
    unless(pdf.dictionary(pdf.catalog['/MarkInfo'])['/Marked'] === true),
  ),
  rule('ISO 32000-1, 14.6', 'Sequences or graphics states are not balanced on their page', (pdf) =>
    pdf.pages.flatMap(({ entries }, i) => unless(paintedOn(pdf, entries).balanced, `page ${i + 1}`)),
  ),
  rule(
    'ISO 32000-1, 14.7.4',
    'Content of a page is in no element, in two, or an element refers to none',
    (pdf) => {
      const inTree = structureOf(pdf).flatMap((node) => node.content.map(({ page, id }) => `${page}: ${id}`));
      const drawn = pdf.pages.flatMap(({ reference, entries }) => {
        const ids = paintedOn(pdf, entries).painted.flatMap(({ sequences }) => sequences.map(idOf));
        return [...new Set(ids)].filter((id) => id !== undefined).map((id) => `${reference}: ${Number(id)}`);
      });
      const twice = inTree.filter((item, i) => inTree.indexOf(item) !== i);
      const [tree, pages] = [new Set(inTree), new Set(drawn)];
      return [
        ...drawn.filter((item) => !tree.has(item)),
        ...inTree.filter((item) => !pages.has(item)),
        ...twice,
      ];
    },
  ),
  rule('ISO 32000-1, 14.7.4.4', 'The parent tree does not lead from content to its element', (pdf) => {
    const parents = parentsOf(pdf);
    const ofPage = new Map(
      pdf.pages.map(({ reference, entries }) => [
        reference,
        pdf.list(parents.get(Number(entries['/StructParents'] ?? NaN))),
      ]),
    );
    return structureOf(pdf).flatMap((node) => [
      ...node.content
        .filter(({ page, id }) => ofPage.get(page)?.[id] !== node.reference)
        .map(({ page, id }) => `${page}: ${id}`),
      ...node.annotations.filter((annotation) => {
        const key = pdf.dictionary(annotation)['/StructParent'];
        return typeof key !== 'number' || parents.get(key) !== node.reference;
      }),
    ]);
  }),
];
