import fc from 'fast-check';
import { cleanLine } from '#shared/text/plain-text';
import { emptySections, resumeContent, type ResumeContent } from '../schema';
import { isSameSkill } from '../skills';

/** Pieces that the format or its import gives a meaning, beside ordinary words. */
const pieces = [
  'Nurse', 'Peña', 'I', '🩺', 'e\u0301', ' ', '  ', ', ', ',', ';', '/', '-', '- ', '– ', ' – ', '• ', '* ', '\n', '\n\n',
  '\n- ', '2015', '2015-2019', 'Jun 2021', 'Jun 2021 – Present', 'Present', 'to', '3 years', '06/2021', '2021-06',
  'Score: 1.5', 'Courses:', '\nType: app', 'Keywords: ', 'About the company: ', 'Bachelor of Science', ' (Expert)', ': ',
  'Cebu City', 'Philippines', 'PH', 'US', 'null', '"', '\\', '<b>', 'https://a.ph',
]; // prettier-ignore
const typed = (max: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('').slice(0, max));
const long = (max: number) =>
  typed(max).map((text) => (text === '' ? '' : `Cared for patients ${text}`.slice(0, max)));

const date = fc.constantFrom('', '2020', '2020-05', '2020-05-31', '0999-12');
const secure = [
  '',
  'https://a.ph',
  'https://www.linkedin.com/in/ana',
  'https://ñandú.ph/a b?q=[1]#é',
  'https://a.ph/50%',
];
const link = fc.constantFrom(...secure, 'http://a.ph/x|y', 'HTTP://A.ph');
const some = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 2 });
const ids = some(fc.constantFrom('skills', 'awards', 'custom-1', 'later-section'));

const sections = fc.record({
  licenses: some(
    fc.record({
      name: typed(150),
      issuer: typed(150),
      number: typed(50),
      issued: date,
      validUntil: date,
      noExpiry: fc.boolean(),
      link,
      credentialId: fc.constantFrom('', '0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11'),
      numberIsPublic: fc.boolean(),
    }),
  ),
  languages: some(fc.record({ name: typed(50), level: typed(50) })),
  projects: some(
    fc.record({ name: typed(100), role: typed(100), link, duration: typed(50), description: typed(500) }),
  ),
  trainings: some(
    fc.record({ title: typed(150), organizer: typed(150), duration: typed(50), hours: typed(20) }),
  ),
  seaService: some(
    fc.record({
      vessel: typed(100),
      type: typed(60),
      flag: typed(60),
      tonnage: typed(40),
      power: typed(30),
      rank: typed(60),
      principal: typed(100),
      signOn: date,
      signOff: date,
    }),
  ),
  awards: some(fc.record({ title: typed(150), awarder: typed(150), date, description: typed(500) })),
  volunteering: some(
    fc.record({
      role: typed(100),
      organization: typed(100),
      location: typed(100),
      duration: typed(50),
      description: typed(500),
      link,
    }),
  ),
  publications: some(
    fc.record({ title: typed(200), publisher: typed(150), date, link, description: typed(500) }),
  ),
  references: some(
    fc.record({
      name: typed(100),
      position: typed(100),
      company: typed(100),
      phone: typed(20),
      email: fc.constantFrom('', 'jose@example.ph'),
      quote: typed(500),
    }),
  ),
  referencesOnRequest: fc.boolean(),
  referencesArePublic: fc.boolean(),
  links: some(
    fc.record({
      label: fc.oneof(typed(50), fc.constantFrom('LinkedIn', 'X (ana)')),
      url: fc.constantFrom(...secure),
    }),
  ),
  interests: some(typed(100).map(cleanLine).filter(Boolean)),
  customSections: fc
    .array(some(fc.record({ title: typed(150), place: typed(150), date: typed(50), text: typed(500) })), {
      maxLength: 2,
    })
    .map((all) => all.map((entries, index) => ({ id: `custom-${index}`, heading: `Own ${index}`, entries }))),
  sectionOrder: ids,
  sectionHeadings: fc.constantFrom({}, { awards: 'Honors', 'custom-1': '' }),
  hiddenSections: ids,
});

/** Contents that the server accepts, as it stores them. */
export const stored: fc.Arbitrary<ResumeContent> = fc
  .record({
    title: typed(100),
    summary: long(500),
    phone: fc.constantFrom('', '+639175550142', '(032) 555-0142'),
    location: typed(100),
    website: fc.constantFrom(
      '',
      'https://jose.example.ph',
      'http://example.com/a?b=c#d',
      'http://ñandú.ph/ä|b',
    ),
    profilePhotoUrl: fc.constant(''),
    skills: fc.uniqueArray(typed(30).map(cleanLine).filter(Boolean), {
      maxLength: 4,
      comparator: isSameSkill,
    }),
    experience: some(
      fc.record({
        title: typed(100),
        company: typed(100),
        duration: typed(50),
        description: long(500),
        location: typed(100),
        link,
      }),
    ),
    education: some(
      fc.record({
        degree: typed(100),
        school: typed(100),
        year: fc.constantFrom('', '2015', '2015-2019', '2019-2019', '0999', '2019-2015'),
        description: typed(300),
        link,
      }),
    ),
    sections,
  })
  .map(({ sections: others, ...content }) =>
    resumeContent.safeParse({ ...emptySections, ...others, ...content }),
  )
  .filter(({ success }) => success)
  .map(({ data }) => data!);
