import { expect, test } from 'vitest';
import { samplePerson, sampleResume } from '../sample-resume';
import { emptyResume } from '../empty-resume';
import { fullSections } from '../sections/testing/full-sections';
import { exportJsonResume } from './export';
import { importJsonResume } from './import';
import { complete } from './testing/complete';
import { leftovers } from './testing/leftovers';
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
