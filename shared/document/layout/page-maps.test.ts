// @vitest-environment node
import { expect, test } from 'vitest';
import { findTemplate } from '../templates';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { laidOut } from '../test/marks';
import { lizaSource } from '../test/people';
import type { DocumentSource, LaidOutDocument, Mark } from './document';

const [job, earlier] = lizaSource.resume.experience;
const rated = 'Trained in house: ';
const source: DocumentSource = {
  ...lizaSource,
  photoUrls: ['/photo'],
  resume: {
    ...lizaSource.resume,
    skills: [
      ...lizaSource.resume.skills,
      'Reconciliation of the ledgers of branches, stores and suppliers',
      'Excel',
    ],
    interests: ['Chess', 'Open source: documentation and community building in schools', 'Diving', 'Cooking'],
    experience: [
      {
        ...job!,
        link: 'https://trading.example.com',
        description: `Duties:\n1. Books\n   a) of branches ${'and stores '.repeat(12)}\n2. Payroll\n${rated.repeat(9)}\n- One item`,
      },
      { ...earlier!, title: '', description: '' },
      {
        ...earlier!,
        company: 'Cooperative of All Growers and Makers of Pili and Abaca in the Province of Camarines Sur',
        location: 'Pili',
      },
      { ...earlier!, title: '', company: '', location: '' },
    ],
  },
};
const everything: DocumentSource = {
  ...source,
  resume: {
    ...source.resume,
    ...fullSections,
    customSections: [
      ...fullSections.customSections,
      {
        id: 'custom-particulars',
        heading: 'Personal Particulars',
        entries: [
          { title: 'Date of birth', place: 'May 4, 1992', date: '', text: '' },
          { title: 'Languages and dialects spoken at home', place: 'Bikol', date: '', text: '' },
        ],
      },
    ],
  },
};

const digits = (length: number) => String(Math.round(length * 100) / 100);

const lineOf = (mark: Mark) => {
  if (mark.kind === 'text') {
    const { role, x, baseline, font, size, color, section = '', field = '', link = '', starts, space } = mark;
    const place = `${digits(x)} ${digits(baseline)} ${font} ${size} ${color} ${role}`;
    const flow = `${starts ? '¶' : ''}${mark.nested ? '>' : ''}${mark.text}${space ? '_' : ''}`;
    return `${place} [${section}|${field}] ${flow} ${link}`.trimEnd();
  }
  const size = 'width' in mark ? `${digits(mark.width)} × ${digits(mark.height)}` : '';
  const color = 'color' in mark ? mark.color : '';
  return `${digits(mark.x)} ${digits(mark.y)} ${mark.kind} ${size} ${color} ${mark.role}`;
};

/** One line for each mark: where it is, how it looks, what it is and belongs to, and its text. */
const mapOf = ({ pages }: LaidOutDocument) =>
  pages.map((page, i) => [`Page ${i + 1}`, ...page.map(lineOf), ''].join('\n')).join('\n');

// After an intended change, `vitest -u` writes the maps anew, and their diff shows what has moved.
test.each([
  ['modern-blue', everything],
  ['creative-orange', everything],
  ['bio-data', everything],
  ['serif', source],
])('every text of %s is at its place', async (id, resume) => {
  await expect(mapOf(laidOut(resume, findTemplate(id)))).toMatchFileSnapshot(`page-maps/${id}.txt`);
});
