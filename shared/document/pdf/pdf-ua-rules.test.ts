// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findTemplate } from '../templates';
import { attachableDocument } from './resume-pdf';
import { paintedFile } from '../test/pdf-file';
import { brokenRules, rules } from '../test/pdf-ua/check';
import { fontsOf } from '../test/pdf-ua/font-program';
import {
  annotationsOf,
  objectsOf,
  parsedPdf,
  type Dictionary,
  type Objects,
  type ParsedPdf,
} from '../test/pdf-ua/parsed-pdf';
import { parentsOf, structureOf } from '../test/pdf-ua/structure';
import { taggedSources } from '../test/tagged-sources';

const photo = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer(),
);
const source = { ...taggedSources['every section']!, photoUrls: ['/photo'] };
const good = objectsOf(
  paintedFile(
    attachableDocument(source, findTemplate('classic-navy'), {
      paper: 'a4',
      watermark: true,
      attachData: true,
    }),
    photo,
  ).path,
);

const streamOf = (pdf: ParsedPdf, reference: unknown) => {
  const stream = pdf.objects[`obj:${String(reference)}`]?.stream;
  if (!stream) throw new Error(`No stream: ${String(reference)}`);
  return stream;
};
const encoded = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const rewritten = (pdf: ParsedPdf, reference: unknown, change: (data: string) => string) => {
  const stream = streamOf(pdf, reference);
  const before = Buffer.from(stream.data, 'base64').toString('latin1');
  const after = change(before);
  if (after === before) throw new Error('Nothing to break');
  stream.data = encoded(after);
};
const onFirstPage = (pdf: ParsedPdf, change: (operators: string) => string) =>
  rewritten(pdf, pdf.pages[0]?.entries['/Contents'], change);
const inMetadata = (pdf: ParsedPdf, change: (xml: string) => string) =>
  rewritten(pdf, pdf.catalog['/Metadata'], change);
const elementOf = (pdf: ParsedPdf, type: string) => {
  const found = structureOf(pdf).find((node) => node.type === type);
  if (!found) throw new Error(`No ${type}`);
  return found.entries;
};
const attachedFile = (pdf: ParsedPdf) => {
  const [, file] = pdf.list(
    pdf.dictionary(pdf.dictionary(pdf.catalog['/Names'])['/EmbeddedFiles'])['/Names'],
  );
  return pdf.dictionary(file);
};
const firstLink = (pdf: ParsedPdf) => {
  const [link] = annotationsOf(pdf);
  if (!link) throw new Error('No link');
  return link;
};
const firstFont = (pdf: ParsedPdf) => {
  const [font] = fontsOf(pdf);
  if (!font) throw new Error('No font');
  return font;
};
const without = (dictionary: Dictionary, ...keys: string[]) => {
  for (const key of keys) {
    if (!(key in dictionary)) throw new Error(`Nothing to break: ${key}`);
    delete dictionary[key];
  }
};
const inCharacterMap = (pdf: ParsedPdf, change: (map: string) => string) =>
  rewritten(pdf, firstFont(pdf).entries['/ToUnicode'], change);

/** For each rule a way to break a good file. */
const breaks: Record<string, (pdf: ParsedPdf) => void> = {
  '01-003': (pdf) =>
    onFirstPage(pdf, (operators) =>
      operators.replace(/(MCID 0>>BDC\n)([^]*?)EMC/, '$1/Artifact BMC\n$2EMC\nEMC'),
    ),
  '01-004': (pdf) =>
    onFirstPage(pdf, (operators) =>
      operators.replace(/(\/\w+<<\/MCID 0>>BDC\n[^]*?EMC)/, '/Artifact BMC\n$1\nEMC'),
    ),
  '01-005': (pdf) => onFirstPage(pdf, (operators) => `${operators}\n0 0 9 9 re f`),
  '01-007': (pdf) => Object.assign(pdf.dictionary(pdf.catalog['/MarkInfo']), { '/Suspects': true }),
  'ISO 14289-1, 6.2': (pdf) => without(pdf.catalog, '/MarkInfo'),
  'ISO 32000-1, 14.6': (pdf) => onFirstPage(pdf, (operators) => `${operators}\nq`),
  'ISO 32000-1, 14.7.4': (pdf) =>
    onFirstPage(pdf, (operators) => operators.replace('/MCID 0>>', '/MCID 999>>')),
  'ISO 32000-1, 14.7.4.4': (pdf) => {
    const first = parentsOf(pdf).get(0);
    if (!Array.isArray(first)) throw new Error('No parents');
    first.reverse();
  },
  'ISO 14289-1, 7.1': (pdf) => without(pdf.catalog, '/StructTreeRoot'),
  '02-001': (pdf) => Object.assign(elementOf(pdf, 'P'), { '/S': '/Paragraph' }),
  '02-004': (pdf) =>
    Object.assign(pdf.dictionary(pdf.catalog['/StructTreeRoot']), { '/RoleMap': { '/P': '/Div' } }),
  '09-005': (pdf) => Object.assign(elementOf(pdf, 'LI'), { '/S': '/P' }),
  'ISO 32000-1, 14.8.4.3.3': (pdf) => Object.assign(elementOf(pdf, 'LBody'), { '/S': '/Lbl' }),
  '09-004': (pdf) => Object.assign(elementOf(pdf, 'TR'), { '/S': '/P' }),
  '15-003': (pdf) => without(elementOf(pdf, 'TH'), '/A'),
  'ISO 14289-1, 7.5': (pdf) => (elementOf(pdf, 'TR')['/K'] as unknown[]).pop(),
  '11-001': (pdf) => without(pdf.catalog, '/Lang'),
  '11-002': (pdf) => without(pdf.catalog, '/Lang'),
  '11-003': (pdf) => without(pdf.catalog, '/Lang'),
  '11-004': (pdf) => without(pdf.catalog, '/Lang'),
  '11-006': (pdf) => without(pdf.catalog, '/Lang'),
  '13-004': (pdf) => without(elementOf(pdf, 'Figure'), '/Alt'),
  '14-002': (pdf) => Object.assign(elementOf(pdf, 'H1'), { '/S': '/H2' }),
  '14-003': (pdf) => Object.assign(elementOf(pdf, 'H2'), { '/S': '/H4' }),
  '14-007': (pdf) => Object.assign(elementOf(pdf, 'H2'), { '/S': '/H' }),
  '16-001': (pdf) => {
    const labeled = structureOf(pdf).find(({ entries }) => '/A' in entries && entries['/S'] === '/L');
    if (!labeled) throw new Error('No list');
    without(labeled.entries, '/A');
  },
  '06-001': (pdf) => without(pdf.catalog, '/Metadata'),
  '06-002': (pdf) => inMetadata(pdf, (xml) => xml.replace(/<pdfuaid:part>1/, '<pdfuaid:part>2')),
  '06-003': (pdf) => inMetadata(pdf, (xml) => xml.replace(/<dc:title>[^]*<\/dc:title>/, '')),
  'ISO 14289-1, 7.1 (XMP)': (pdf) =>
    inMetadata(pdf, (xml) => xml.replace(/<dc:creator>[^]*<\/dc:creator>/, '')),
  '07-001': (pdf) => without(pdf.dictionary(pdf.catalog['/ViewerPreferences']), '/DisplayDocTitle'),
  '07-002': (pdf) =>
    Object.assign(pdf.dictionary(pdf.catalog['/ViewerPreferences']), { '/DisplayDocTitle': false }),
  'ISO 14289-1, 7.17': (pdf) => without(pdf.catalog, '/Outlines'),
  '21-001': (pdf) => without(attachedFile(pdf), '/UF'),
  '25-001': (pdf) => Object.assign(pdf.catalog, { '/AcroForm': { '/XFA': null } }),
  '26-001': (pdf) => Object.assign(pdf.trailer, { '/Encrypt': {} }),
  '28-004': (pdf) => without(firstLink(pdf).entries, '/Contents'),
  '28-008': (pdf) => without(firstLink(pdf).pageEntries, '/Tabs'),
  '28-009': (pdf) => Object.assign(firstLink(pdf).pageEntries, { '/Tabs': '/R' }),
  '28-011': (pdf) => Object.assign(elementOf(pdf, 'Link'), { '/S': '/Span' }),
  '28-012': (pdf) => without(firstLink(pdf).entries, '/Contents'),
  '10-001': (pdf) => inCharacterMap(pdf, (map) => map.replace(/\n<\w{4}><0061>/, '')),
  '30-001': (pdf) => Object.assign(streamOf(pdf, pdf.catalog['/Metadata']).dict, { '/Ref': {} }),
  '31-004': (pdf) => Object.assign(firstFont(pdf).descendant, { '/CIDToGIDMap': '/Other' }),
  '31-005': (pdf) => without(firstFont(pdf).descendant, '/CIDToGIDMap'),
  '31-006': (pdf) => Object.assign(firstFont(pdf).entries, { '/Encoding': '/Other' }),
  '31-009': (pdf) => without(firstFont(pdf).descriptor, '/FontFile2'),
  '31-011': (pdf) => onFirstPage(pdf, (operators) => operators.replace(/<\w{4}/, '<0300')),
  '31-014': (pdf) =>
    Object.assign(firstFont(pdf).descriptor, { '/CIDSet': pdf.pages[0]?.entries['/Contents'] }),
  '31-016': (pdf) => Object.assign(firstFont(pdf).descendant, { '/W': [] }),
  '31-027': (pdf) => without(firstFont(pdf).entries, '/ToUnicode'),
  '31-028': (pdf) => inCharacterMap(pdf, (map) => map.replace('<0061>', '<0000>')),
  '31-029': (pdf) => inCharacterMap(pdf, (map) => map.replace('<0061>', '<feff>')),
  '31-030': (pdf) => onFirstPage(pdf, (operators) => operators.replace(/<\w{4}/, '<0000')),
};

test('the file to break is a good one, and each rule has its own way to break it', () => {
  expect(brokenRules(good)).toEqual([]);
  expect(Object.keys(breaks).sort()).toEqual(rules.map(({ id }) => id).sort());
});

test.each(rules.map((rule) => [rule.id, rule] as const))(
  '%s is found where it is broken',
  (id, { failures }) => {
    const file = parsedPdf(structuredClone(good) satisfies Objects);
    breaks[id]?.(file);
    expect(failures(parsedPdf(file.objects))).not.toEqual([]);
  },
);
