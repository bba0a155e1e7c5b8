// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { BlindLeak } from '../blind/blind-check';
import { templates } from '../templates';
import { docxProblems } from '../test/docx/check-docx';
import { docxParts } from '../test/docx/docx-parts';
import { harborCrew, logoPng } from '../test/letterheads';
import { sourceOf } from './candidate-source';
import type { PresentedJob } from './presented-pdf';
import { presentedWord } from './presented-file';

const contact = {
  name: 'Olga Ramos',
  email: 'crew@harborcrew.example',
  phone: '+63 2 8555 0132',
  website: '',
};
const logo = await logoPng();
const candidate = sourceOf({
  number: 'N-014',
  name: 'Quirina Dimaculangan',
  email: 'quirina@zzmail.example',
  content: {
    ...emptyResume,
    ...fullSections,
    title: 'ICU Nurse',
    phone: '+63 919 444 7531',
    summary: 'Quirina Dimaculangan leads the ward. Write to quirina@zzmail.example.',
  },
});
const wordOf = async (changes: Partial<PresentedJob> = {}) => {
  const { bytes, name } = await presentedWord({
    candidate,
    blind: null,
    templateId: 'classic-navy',
    paper: 'a4',
    letterhead: harborCrew,
    contact,
    logo,
    pattern: '{number}_{last}_{first}_CV',
    day: '2026-11-27',
    ...changes,
  });
  const parts = Object.entries(unzipSync(bytes));
  const xml = (path: RegExp) =>
    parts.flatMap(([part, content]) => (path.test(part) ? [strFromU8(content)] : [])).join('\n');
  return { bytes, name, parts: parts.map(([part]) => part), xml };
};

test.each(templates.map(({ id }) => id))(
  'every page is under the letterhead, with the recruiter’s contact details (%s)',
  async (templateId) => {
    const { bytes, name, parts, xml } = await wordOf({ templateId });
    expect(docxProblems(docxParts(bytes))).toEqual([]);
    expect(name).toBe('N-014_Dimaculangan_Quirina_CV.docx');
    const header = xml(/header\d\.xml$/);
    expect(header).toContain('Unit 4B, 1021 Mabini Street');
    expect(header).toContain('Logo of Harbor Crew Manning, Inc.');
    expect(parts.filter((part) => part.endsWith('.png'))).toHaveLength(1);
    expect(xml(/footer\d\.xml$/)).toContain('No placement fee is collected from seafarers.');
    const body = xml(/document\.xml$/);
    expect(body).toContain('Dimaculangan');
    expect(body).toContain('crew@harborcrew.example');
    expect(body).not.toContain('444 7531');
    expect(xml(/./)).not.toContain('Generated with');
  },
);

test('without a logo the name is at its place', async () => {
  const { logo: _none, ...letterhead } = harborCrew;
  const { bytes, xml } = await wordOf({ letterhead: { ...letterhead, header: [] }, logo: undefined });
  expect(docxProblems(docxParts(bytes))).toEqual([]);
  expect(xml(/header\d\.xml$/)).toContain('Harbor Crew Manning, Inc.');
});

test('a blind file holds nothing hidden, and is not made where it would', async () => {
  const blind = { names: 'all', employers: true } as const;
  const { name, xml } = await wordOf({ blind });
  expect(name).toBe('N-014_CV.docx');
  expect(xml(/./)).toContain('Candidate N-014');
  expect(xml(/./)).not.toMatch(/Quirina|Dimaculangan|zzmail|444 7531/);
  const { person } = candidate.source;
  const named = {
    ...candidate,
    source: { ...candidate.source, person: { ...person, lastName: 'Candidate' } },
  };
  await expect(wordOf({ candidate: named, blind })).rejects.toThrow(BlindLeak);
});
