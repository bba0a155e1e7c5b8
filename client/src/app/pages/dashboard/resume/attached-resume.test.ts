// @vitest-environment node
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { printedResume } from '#shared/document/attachment/attached-resume';
import { readAttachedResume } from '#shared/document/attachment/read-attached-resume';
import type { Template } from '#shared/document/template';
import { findTemplate, templates } from '#shared/document/templates';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { resumeContent } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { stored } from '#shared/resume/testing/stored-content';
import type { DocumentSource } from '#shared/document/layout/document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { attachableDocument } from '#shared/document/pdf/resume-pdf';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { generatedResumes } from '#shared/document/test/generated-resumes';
import { lizaSource } from '#shared/document/test/people';
import { fontFiles, openedFile } from '#shared/document/test/pdf-file';
import { objectsOf } from '#shared/document/test/pdf-ua/parsed-pdf';
import { readPdfText } from '#shared/reader/pdf/read-pdf-text';

const options = { paper: 'letter', density: 'compact', watermark: true, attachData: true } as const;

beforeAll(() => loadTypeface('serif'));

const print = (source: DocumentSource, template: Template, changes: { attachData?: boolean } = {}) =>
  paintPdf(attachableDocument(source, template, { ...options, ...changes }), fontFiles);

const attachedTo = async (pdf: Uint8Array<ArrayBuffer>) => {
  const result = await readPdfText(pdf);
  return 'text' in result && result.attached !== undefined ? readAttachedResume(result.attached) : undefined;
};

const full: DocumentSource = { ...lizaSource, resume: { ...lizaSource.resume, ...fullSections } };
const sources: DocumentSource[] = [
  { person: samplePerson, resume: sampleResume, credentials: [] },
  lizaSource,
  full,
  ...generatedResumes(6),
  ...generatedResumes(2, 'long'),
];

describe.each(templates)('$id', (template) => {
  test('every resume printed comes back from its PDF without loss, arrangement and look included', async () => {
    for (const source of sources) {
      const attached = await attachedTo(print(source, template));
      expect(attached?.resume).toEqual(printedResume(source.resume, template));
      expect(attached).toMatchObject({
        person: { firstName: source.person.firstName, email: source.person.email },
        page: { paper: 'letter', density: 'compact', photo: 'automatic' },
        template: template.id,
      });
    }
  });

  test('whatever can be stored comes back, and prints the same file again', async () => {
    const isSame = async (content: Parameters<typeof printedResume>[0]) => {
      const source = { ...lizaSource, resume: content };
      const pdf = print(source, template);
      const attached = await attachedTo(pdf.slice());
      expect(attached?.resume).toEqual(printedResume(content, template));
      const again = attached && print({ ...lizaSource, resume: attached.resume }, template);
      expect(again && Buffer.compare(again, pdf)).toBe(0);
    };
    // A hidden section of the user's own may leave another place for those that no order names.
    const contents = stored.map((content) => resumeContent.parse({ ...content, sectionOrder: [] }));
    await fc.assert(fc.asyncProperty(contents, isSame), { numRuns: 25 });
  });

  test('nothing hidden is in the file', () => {
    const secret = (text: string) => `Secret${text}`;
    const [license] = fullSections.licenses;
    const resume: DocumentSource['resume'] = {
      ...full.resume,
      summary: secret('Summary of twenty letters'),
      skills: [secret('Skill')],
      licenses: [{ ...license!, number: secret('Number') }],
      references: [{ ...fullSections.references[0]!, name: secret('Referee') }],
      referencesOnRequest: true,
      sectionHeadings: { awards: secret('Heading'), 'custom-boards': secret('Own') },
      hiddenSections: ['summary', 'skills', 'licenses', 'awards', 'credentials', 'custom-boards'],
    };
    const credentials = [{ title: secret('Paper'), issuer: '', issuedDate: null, description: '' }];
    const file = openedFile(print({ ...full, resume, credentials, photoUrls: ['/secret-photo'] }, template));
    const streams = Object.values(objectsOf(file.path)).map(({ value, stream }) =>
      stream ? Buffer.from(stream.data, 'base64').toString('utf8') : JSON.stringify(value),
    );
    expect(streams.filter((text) => text.includes('Basic Life Support'))).toHaveLength(1);
    expect([...streams, file.text('content')].filter((text) => /secret/i.test(text))).toEqual([]);
  });
});

test('equal content makes equal files, whatever the order of its properties', () => {
  const reversed = Object.fromEntries(
    Object.entries(full.resume).reverse(),
  ) as unknown as DocumentSource['resume'];
  const template = findTemplate('plain');
  expect(print({ ...full, resume: reversed }, template)).toEqual(print(full, template));
});

test('a PDF without its data is read by its pages', async () => {
  const pdf = print(full, findTemplate('plain'), { attachData: false });
  expect(Buffer.from(pdf).includes('EmbeddedFile')).toBe(false);
  expect(await attachedTo(pdf)).toBeUndefined();
});
