import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from '../testing/pages';

test('a section below two columns is in neither, however short its first lines are', async () => {
  const { sections } = await readPages([
    ...stack(50, 60, [
      heading('Work Experience'),
      title('Staff Nurse'),
      'Cebu Doctors Hospital | June 2020 - Present',
      '- Triaged 90 patients a day',
      title('Nurse Volunteer'),
      'Barangay Health Center | 2018 - 2020',
      '- Ran weekly clinics for 400 families',
    ]),
    ...stack(320, 60, [heading('Skills'), 'Triage', 'Wound care', 'Charting', heading('Interests'), 'Chess']),
    ...stack(50, 200, [
      heading('Projects'),
      title('Hand hygiene'),
      'Lead | June 2021 - May 2022',
      'hygiene.example.ph/wards',
      'Halved the line infections of three wards within a year and was taken over by two other hospitals.',
    ]),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'skills', 'interests', 'projects']);
  expect(sections[2]?.items.map(({ text }) => text)).toEqual(['Chess']);
  expect(sections[3]?.entries.map(({ description }) => description?.text)).toEqual([
    'Halved the line infections of three wards within a year and was taken over by two other hospitals.',
  ]);
});
