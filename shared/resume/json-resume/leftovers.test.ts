import { expect, test } from 'vitest';
import { samplePerson, sampleResume } from '../sample-resume';
import { emptyResume } from '../empty-resume';
import { fullSections } from '../sections/testing/full-sections';
import { exportJsonResume } from './export';
import { importJsonResume } from './import';
import { complete } from './testing/complete';
import { standardErrors, standardSamples } from './testing/standard';

const origin = 'https://husay.test';
const throughUs = (file: { basics: { name: string; email: string } }) => {
  const result = importJsonResume(JSON.stringify(file));
  if ('problem' in result) throw new Error(result.problem);
  const [firstName = '', ...lastName] = file.basics.name.split(' ');
  const person = { firstName, lastName: lastName.join(' '), email: file.basics.email, origin };
  return exportJsonResume(result.content, person);
};

test.each([...standardSamples, ['a sample with every key of the standard', complete]])(
  'import, then export: nothing is lost of %s',
  (_name, file) => {
    const exported = throughUs(file);
    expect(leftovers(file, exported)).toEqual([]);
    expect(standardErrors(exported)).toEqual([]);
  },
);

test.each([
  // Her number without the spaces that the form has no room for.
  ['Maria’s resume', { ...sampleResume, phone: '+639175550142' }],
  ['a resume with all sections', { ...emptyResume, ...fullSections }],
])('export, import, export: %s is the same file', (_name, content) => {
  const file = exportJsonResume(content, { ...samplePerson, origin });
  expect(standardErrors(file)).toEqual([]);
  const again = importJsonResume(JSON.stringify(file));
  expect('content' in again && again.content).toEqual(content);
  expect(throughUs(file as typeof complete)).toEqual(file);
});

test('every key of the standard comes back in its place', () => {
  const { basics, meta: _meta, ...sections } = complete;
  const { image: _image, location, phone: _phone, ...person } = basics;
  const { address: _address, postalCode: _postalCode, ...place } = location;
  const exported = throughUs(complete);
  expect(exported).toMatchObject({
    ...sections,
    basics: { ...person, location: place, phone: '+639175550144' },
    // A resume's skills are one list; a level that does not fit is kept with the other texts.
    skills: [
      { name: 'ECDIS', level: 'Expert' },
      { name: 'Passage planning' },
      { name: 'Chart correction' },
      { name: 'Voyage data recorder analysis' },
      { name: 'VDR' },
    ],
  });
  expect(exported.meta).toEqual({
    version: 'v1.0.0',
    husay: {
      customSections: [
        {
          id: 'custom-rest',
          heading: 'Did not fit',
          entries: [{ title: 'Skill Voyage data recorder analysis: level', text: 'Beginner' }],
        },
      ],
      hiddenSections: ['custom-rest'],
    },
  });
});

test('leftovers are found', () => {
  expect(leftovers(complete, { basics: complete.basics })).toContain('.awards[].title: Best Cadet');
  const later = { work: [{ ...complete.work[0], startDate: '2020-02' }] };
  expect(leftovers({ work: complete.work }, later)).toEqual(['.work[].startDate: 2019-02']);
});

test('the validator refuses what the standard does not allow', () => {
  expect(standardErrors({ work: [{ startDate: 'May 2019' }] })).toEqual([
    expect.stringContaining('startDate'),
  ]);
});

type Leaf = readonly [path: string, value: string];

const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, Array.isArray(value) ? `${path}[]` : `${path}.${key}`),
  );
};

/** What a resume has no field for: postal addresses and foreign pictures, and what is about the file. */
const withoutField = /^\.(?:\$schema|meta\.|basics\.image|basics\.location\.(?:address|postalCode))/;

/** A date as precise as the field that a resume has for it. */
const precisionOf = (path: string) =>
  /^\.education\[\]\.(?:start|end)Date$/.test(path) ? 4 : /\.(?:start|end)Date$/.test(path) ? 7 : undefined;

/**
 * The texts of a JSON Resume that are nowhere in another one, as 'path: text'. A text may be cut in two, as one that is
 * too long for its field; dates of jobs may have lost their day and those of schools their month.
 */
export const leftovers = (file: object, exported: object): string[] => {
  const found = leavesOf(exported);
  const has = (text: string) => text === '' || found.some(([, other]) => other.includes(text));
  const isCutInTwo = (text: string) =>
    [...text.matchAll(/\s/g)].some(
      ({ index }) => has(text.slice(0, index).trim()) && has(text.slice(index).trim()),
    );
  const survives = ([path, value]: Leaf) => {
    const precision = precisionOf(path);
    if (precision) return found.some(([other, date]) => other === path && date === value.slice(0, precision));
    if (path === '.basics.phone')
      return found.some(([other, phone]) => other === path && digits(phone) === digits(value));
    return found.some(([other, text]) => other === path && text === value) || has(value) || isCutInTwo(value);
  };
  return leavesOf(file)
    .filter(([path]) => !withoutField.test(path))
    .filter((leaf) => !survives(leaf))
    .map(([path, value]) => `${path}: ${value}`);
};

const digits = (phone: string) => phone.replace(/[^\d+]/g, '');
