// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { readAttachedResume } from '#shared/document/attachment/read-attached-resume';
import type { Box } from '#shared/resume/read-resume';
import { findTemplate, templates } from '#shared/document/templates';
import { fullSections, plantedParticulars } from '#shared/resume/sections/testing/full-sections';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import type { DocumentSource, LaidOutDocument } from '#shared/document/layout/document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { attachableDocument } from '#shared/document/pdf/resume-pdf';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { lizaSource } from '#shared/document/test/people';
import { fontFiles } from '#shared/document/test/pdf-file';
import { readPdfText } from '#shared/reader/pdf/read-pdf-text';
import { readResume } from '#shared/reader/read-resume';
import { importedFromAttachment } from '../../../../features/resume/import/imported-from-attachment';
import { toImportedResume } from '../../../../features/resume/import/mapping/to-imported-resume';

beforeAll(() => loadTypeface('serif'));

const job = {
  ...emptyExperience,
  company: 'Bicol Medical Center',
  location: 'Naga City',
  description: 'Cared for patients after surgery.',
};

/** A resume whose texts repeat: two jobs at one hospital, a city that is everywhere, a training given twice. */
const repeated: DocumentSource = {
  ...lizaSource,
  resume: {
    ...lizaSource.resume,
    ...fullSections,
    title: 'Staff Nurse',
    location: 'Naga City',
    skills: ['Triage', 'Staff Nurse', 'Bicol Medical Center'],
    experience: [
      { ...job, title: 'Head Nurse', duration: 'January 2022 - Present' },
      { ...job, title: 'Staff Nurse', duration: 'June 2016 - December 2021' },
      { ...job, title: 'Staff Nurse', company: 'Naga Clinic', duration: 'June 2014 - May 2016' },
    ],
    education: [
      {
        ...emptyEducation,
        degree: 'Master of Science in Nursing',
        school: 'Ateneo de Naga University',
        year: '2018-2020',
      },
      {
        ...emptyEducation,
        degree: 'Bachelor of Science in Nursing',
        school: 'Ateneo de Naga University',
        year: '2010-2014',
      },
    ],
  },
};

const points = 72 / 25.4;

/** The marks of a document, with their page, in points. */
const marksOf = ({ pages }: LaidOutDocument) =>
  pages.flatMap((marks, page) =>
    marks.flatMap((mark) =>
      mark.kind === 'text' && mark.field !== undefined
        ? {
            field: mark.field,
            page,
            left: mark.x * points,
            right: (mark.x + mark.width) * points,
            baseline: mark.baseline * points,
          }
        : [],
    ),
  );

/** 'experience.1' of 'experience.1.title': an entry's texts share lines. Skills and interests are one field each. */
const ownerOf = (path: string) => {
  if (path.startsWith('skills.')) return 'newSkill';
  return path.startsWith('interests.') ? 'interests' : (/^.*\.\d+(?=\.)/.exec(path)?.[0] ?? path);
};

test.each(templates)('$id: each field of an own PDF is shown where it is printed', async (template) => {
  const options = { paper: 'a4', watermark: false, attachData: true } as const;
  const document = attachableDocument(repeated, template, options);
  const marks = marksOf(document);
  const result = await readPdfText(paintPdf(document, fontFiles));
  if ('problem' in result) throw new Error(result.problem);
  const attached = readAttachedResume(result.attached ?? '');
  if (!attached) throw new Error('Nothing is attached');
  const { fields } = importedFromAttachment(attached, toImportedResume(readResume(result.text)));

  const printedAt = ({ page, x, y, width, height }: Box) =>
    marks
      .filter(
        (mark) =>
          mark.page === page &&
          mark.left < x + width &&
          mark.right > x &&
          mark.baseline > y &&
          mark.baseline < y + height + 1,
      )
      .map(({ field }) => ownerOf(field));
  const wrong = fields.flatMap(({ path, text, places }) =>
    places
      .filter((place) => !printedAt(place).includes(ownerOf(path)))
      .map((place) => `${path} “${text}” at ${printedAt(place).join()}`),
  );
  expect(wrong).toEqual([]);
  const placed = fields.filter(({ places }) => places.length > 0).map(({ path }) => path);
  const names = ['title', 'company', 'duration', 'description'];
  expect(placed).toEqual(
    expect.arrayContaining([
      'title',
      'location',
      'education.0.school',
      'education.1.school',
      ...[0, 1, 2].flatMap((index) => names.map((name) => `experience.${index}.${name}`)),
    ]),
  );
});

test('the particulars of an own Bio-data come back from its pages, which no PDF carries otherwise', async () => {
  const printed = ['birthDate', 'civilStatus', 'height'] as const;
  const particulars = { ...plantedParticulars, printed: [...printed] };
  const template = findTemplate('bio-data');
  const options = { paper: 'a4', watermark: false, attachData: true } as const;
  const document = attachableDocument({ ...lizaSource, particulars }, template, options);
  const result = await readPdfText(paintPdf(document, fontFiles));
  if ('problem' in result) throw new Error(result.problem);
  const attached = readAttachedResume(result.attached ?? '');
  if (!attached) throw new Error('Nothing is attached');
  const { content, fields } = importedFromAttachment(attached, toImportedResume(readResume(result.text)));
  for (const name of printed) {
    expect(content.particulars[name], name).toBe(particulars[name]);
    expect(fields.map(({ path }) => path)).toContain(`particulars.${name}`);
  }
  expect(content.particulars.printed).toEqual([]);
});
