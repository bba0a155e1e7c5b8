import { expect, test } from 'vitest';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { templates } from '#shared/document/templates';
import type { DocumentSource } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { generatedResumes } from '#shared/document/test/generated-resumes';
import { lizaSource } from '#shared/document/test/people';
import { fontFiles } from '#shared/document/test/pdf-file';
import { readPdfText } from '#shared/reader/pdf/read-pdf-text';
import { readResume } from '#shared/reader/read-resume';
import { compareFields } from '../../../../features/resume/check/compare';
import { lostWords } from '../../../../features/resume/import/mapping/testing/lost-words';

const sources: DocumentSource[] = [
  { person: samplePerson, resume: sampleResume, credentials: [] },
  lizaSource,
  ...generatedResumes(3),
];

await loadTypeface('serif');

test.each(templates)('$id: the reader finds every field of our own PDFs in its place', async (template) => {
  for (const source of sources) {
    const pdf = paintPdf(layoutDocument(source, template, { paper: 'a4', watermark: true }), fontFiles);
    const result = await readPdfText(pdf);
    if ('problem' in result) throw new Error(result.problem);
    const read = readResume(result.text);
    const fields = compareFields(source.person, { ...source.resume, profilePhotoUrl: '' }, read);
    expect(fields.filter(({ status }) => status !== 'found')).toEqual([]);
    expect(fields.length).toBeGreaterThan(10);
    expect(lostWords(read)).toEqual([]);
  }
});
