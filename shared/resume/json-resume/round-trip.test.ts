import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine } from '#shared/text/plain-text';
import { emptySections, resumeContent, type ResumeContent } from '../schema';
import { isSameSkill } from '../skills';
import { exportJsonResume } from './export';
import { importJsonResume } from './import';

const person = {
  firstName: 'Jose',
  lastName: 'Peña',
  email: 'jose@example.ph',
  origin: 'https://husay.test',
};

/** Pieces that the format or its import gives a meaning, beside ordinary words. */
const pieces = [
  'Nurse', 'Peña', 'I', '🩺', 'e\u0301', ' ', '  ', ', ', ',', ';', '/', '-', '- ', '– ', ' – ', '• ', '* ', '\n', '\n\n',
  '\n- ', '2015', '2015-2019', 'Jun 2021', 'Jun 2021 – Present', 'Present', 'to', '3 years', '06/2021', '2021-06',
  'Cebu City', 'Philippines', 'PH', 'US', 'null', '"', '\\', '<b>', 'https://a.ph',
]; // prettier-ignore
const typed = (max: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('').slice(0, max));
const long = (max: number) =>
  typed(max).map((text) => (text === '' ? '' : `Cared for patients ${text}`.slice(0, max)));

/** Contents that the server accepts, as it stores them. */
const stored: fc.Arbitrary<ResumeContent> = fc
  .record({
    title: typed(100),
    summary: long(500),
    phone: fc.constantFrom('', '+639175550142', '(032) 555-0142'),
    location: typed(100),
    website: fc.constantFrom('', 'https://jose.example.ph', 'http://example.com/a?b=c#d'),
    profilePhotoUrl: fc.constant(''),
    skills: fc.uniqueArray(typed(30).map(cleanLine).filter(Boolean), {
      maxLength: 4,
      comparator: isSameSkill,
    }),
    experience: fc.array(
      fc.record({ title: typed(100), company: typed(100), duration: typed(50), description: long(500) }),
      { maxLength: 3 },
    ),
    education: fc.array(
      fc.record({
        degree: typed(100),
        school: typed(100),
        year: fc.constantFrom('', '2015', '2015-2019', '2019-2019', '0999', '2019-2015'),
        description: typed(300),
      }),
      { maxLength: 3 },
    ),
  })
  .map((content) => resumeContent.safeParse({ ...emptySections, ...content }))
  .filter(({ success }) => success)
  .map(({ data }) => data!);

const hasText = (record: object) =>
  Object.values(record).some((value: string | unknown[]) => value.length > 0);

test('any content that can be stored comes back from its file as it was', () => {
  const isSame = (content: ResumeContent) => {
    // What says nothing is left out of the file on purpose.
    fc.pre(hasText(content) && [...content.experience, ...content.education].every(hasText));
    const result = importJsonResume(JSON.stringify(exportJsonResume(content, person)));
    expect('content' in result && result.content).toEqual(content);
  };
  fc.assert(fc.property(stored, isSame), { numRuns: 500 });
});
