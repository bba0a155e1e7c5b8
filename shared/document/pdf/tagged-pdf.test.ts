// @vitest-environment node
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findTemplate, templates } from '../templates';
import { layoutDocument } from '../layout/layout-document';
import { laidOut } from '../test/marks';
import { lizaSource, withJobs } from '../test/people';
import { paintedFile } from '../test/pdf-file';
import { brokenRulesOf } from '../test/pdf-ua/check';
import { objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';
import { structureOf, type Node } from '../test/pdf-ua/structure';
import { hostile, maria, taggedSources } from '../test/tagged-sources';
import { fileId } from './file-version';

const photo = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer(),
);
const paper = 'a4';
/** qpdf's opinion on the file's syntax (Debian: qpdf). */
const syntaxOf = (path: string) => execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test.each(Object.entries(taggedSources))('%s breaks no rule of PDF/UA-1', (_name, source) => {
    const file = paintedFile(
      layoutDocument({ ...source, photoUrls: ['/photo'] }, template, { paper, watermark: true }),
      photo,
    );
    expect(brokenRulesOf(file.path)).toEqual([]);
    expect(syntaxOf(file.path)).toContain('No syntax or stream encoding errors found');
    expect(file.info()).toMatch(/Tagged: +yes/);
  });
});

test('the structure of a resume, as a screen reader finds it', () => {
  const source = { ...lizaSource, photoUrls: ['/photo'] };
  const structure = paintedFile(laidOut(source, findTemplate('minimalist-gray')), photo).info('-struct-text');
  expect(structure).toMatchInlineSnapshot(`
    "Document
      Figure:
         /Placement /Block
         /BBox [447.874 694.488 538.583 785.197]
        ""
      H1 (block)
        "Liza Dimaculangan-Ñunez"
      P (block)
        "Certified Public Accountant"
      P (block)
        Link (inline)
          "liza.nunez@example.com"
          Object 5 0
      P (block)
        Link (inline)
          "+63 54 555 0117"
          Object 6 0
      P (block)
        "Naga City, Camarines Sur"
      P (block)
        Link (inline)
          "liza.example.com/work"
          Object 7 0
      P (block)
        Link (inline)
          "husay.example/profile/liza"
          Object 8 0
      Sect
        H2 (block)
          "Professional Summary"
        P (block)
          "Accountant with eleven years in trading and cooperatives. Closes on time, explains figures in plain words, and has never missed a filing."
      Sect
        H2 (block)
          "Work Experience"
        H3 (block)
          "Senior Accountant"
        P (block)
          "Peñafrancia Trading Corporation, Naga City"
        P (block)
          "March 2019 – Present"
        P (block)
          "Closes the books of four branches each month."
        L (block):
           /ListNumbering /Disc
          LI (block)
            Lbl (block)
              "•"
            LBody (block)
              "Found ₱2.4 million in duplicate supplier payments"
          LI (block)
            Lbl (block)
              "•"
            LBody (block)
              "Moved the ledgers to one system in 90 days"
          LI (block)
            Lbl (block)
              "•"
            LBody (block)
              "Teaches month-end closing to new staff"
        H3 (block)
          "Bookkeeper"
        P (block)
          "Sari-Sari Supply Cooperative"
        P (block)
          "June 2014 – February 2019"
        P (block)
          "Kept the accounts of 212 member stores, prepared their quarterly returns and answered the auditors of the Cooperative Development Authority without a single finding in five years."
      Sect
        H2 (block)
          "Education"
        H3 (block)
          "Bachelor of Science in Accountancy"
        P (block)
          "Ateneo de Naga University"
        P (block)
          "2009–2013"
        P (block)
          "Graduated cum laude."
      Sect
        H2 (block)
          "Skills"
        L (block)
          LI (block)
            LBody (block)
              "Financial reporting"
          LI (block)
            LBody (block)
              "BIR compliance"
          LI (block)
            LBody (block)
              "Payroll"
          LI (block)
            LBody (block)
              "Bikol, Filipino, English"
      Sect
        H2 (block)
          "Credentials"
        H3 (block)
          "CPA license"
        P (block)
          "Professional Regulation Commission"
        P (block)
          "May 30, 2014"
        P (block)
          "Valid to 2027."
    "
  `);
});

test('a section that continues on the next page is one element', () => {
  const document = laidOut(withJobs(12), findTemplate('modern-blue'));
  expect(document.pages.length).toBeGreaterThan(1);
  const structure = paintedFile(document).info('-struct');
  expect(structure.match(/^ {2}Sect/gm)).toHaveLength(
    new Set(document.pages.flat().flatMap((mark) => (mark.kind === 'text' ? (mark.section ?? []) : []))).size,
  );
});

test.each(templates)(
  '$id: a paragraph and a list that continue on the next page are one element each',
  (template) => {
    const sentence = 'Kept the accounts of member stores and prepared their quarterly returns. ';
    const [job] = lizaSource.resume.experience;
    if (!job) throw new Error('No job');
    for (const [type, description] of [
      ['P', sentence.repeat(110)],
      ['L', `- ${sentence}\n`.repeat(110)],
    ] as const) {
      const resume = { ...lizaSource.resume, experience: [{ ...job, description }] };
      const { path } = paintedFile(laidOut({ ...lizaSource, resume }, template));
      const elements = structureOf(parsedPdf(objectsOf(path)));
      const pagesOf = (element: Node): string[] => [
        ...element.content.map(({ page }) => page),
        ...element.children.flatMap(pagesOf),
      ];
      const longest = elements
        .filter((element) => element.type === type)
        .map((element) => new Set(pagesOf(element)).size);
      expect(Math.max(...longest)).toBeGreaterThan(1);
      expect(brokenRulesOf(path)).toEqual([]);
    }
  },
);

test('the same content makes the same file, other content another', () => {
  const bytesOf = (source: typeof maria) => paintedFile(laidOut(source, findTemplate('modern-blue'))).bytes;
  const first = bytesOf(maria);
  expect(bytesOf(maria)).toEqual(first);
  expect(bytesOf({ ...maria, updatedAt: '2026-11-21T00:00:00Z' })).not.toEqual(first);
});

test('the file’s identifier is another one with another photo, shape or link', () => {
  const idOf = (source: typeof maria, shape?: 'round' | 'square') =>
    fileId(layoutDocument(source, findTemplate('modern-blue'), { paper, watermark: false, photo: shape }));
  const withPhoto = { ...maria, photoUrls: ['/photo'] };
  const [job] = maria.resume.experience;
  const link = 'https://employer.example/';
  const resume = { ...maria.resume, experience: [{ ...job!, link }, ...maria.resume.experience.slice(1)] };
  const ids = [
    idOf(maria),
    idOf({ ...maria, resume }),
    idOf({ ...maria, photoUrls: ['/other'] }),
    idOf(withPhoto, 'round'),
    idOf(withPhoto, 'square'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  expect(idOf(withPhoto, 'round')).toBe(ids[3]);
});

test('the file has the date of the last save, in any time zone', () => {
  const template = findTemplate('modern-blue');
  expect(paintedFile(laidOut(maria, template)).info('-isodates')).toMatch(
    /CreationDate: +2026-11-20T08:15:30Z/,
  );
  expect(paintedFile(laidOut(hostile, template)).info('-isodates')).toMatch(
    /CreationDate: +2000-01-01T00:00:00Z/,
  );
});
