import { expect, test } from 'vitest';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { templates } from '#shared/resume-document/templates';
import type { DocumentSource } from '../../../../features/resume-document/layout/document';
import { layoutDocument } from '../../../../features/resume-document/layout/layout-document';
import { loadTypeface } from '../../../../features/resume-document/layout/typefaces';
import { paintPdf } from '../../../../features/resume-document/pdf/paint-pdf';
import { generatedResumes } from '../../../../features/resume-document/test/generated-resumes';
import { lizaSource } from '../../../../features/resume-document/test/people';
import { fontFiles } from '../../../../features/resume-document/test/pdf-file';
import { readPdfText } from '../../../../features/resume-reader/pdf/read-pdf-text';
import { readResume } from '../../../../features/resume-reader/read-resume';
import { compareFields } from '../../../../features/resume/check/compare';

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
    const fields = compareFields(
      source.person,
      { ...source.resume, profilePhotoUrl: '' },
      readResume(result.text),
    );
    expect(fields.filter(({ status }) => status !== 'found')).toEqual([]);
    expect(fields.length).toBeGreaterThan(10);
  }
});
