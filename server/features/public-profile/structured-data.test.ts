import { expect, test } from 'vitest';
import { sampleResume } from '#shared/resume/sample-resume';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { pdf } from '../../testing/content/documents';
import { readPage } from '../../testing/requests/page';
import { uploadCredential } from './testing/upload-credential';
import { useOwner } from './testing/use-owner';

const owner = useOwner({ firstName: 'Maria', lastName: 'Santos' }, { ...sampleResume, ...fullSections });
const { save } = owner;

const describedPerson = async (viewer = owner.app.visitor()) => {
  const html = await (await viewer.get(`/profile/${owner.user.username}`)).text();
  const { jsonLd } = readPage(html) as { jsonLd: { mainEntity: Record<string, unknown> } };
  return { person: jsonLd.mainEntity, text: JSON.stringify(jsonLd), html };
};

test('a profile describes schools, employers, licenses, languages, awards and links', async () => {
  const { person } = await describedPerson();
  expect(person).toMatchObject({
    sameAs: [
      sampleResume.website,
      'https://www.linkedin.com/in/liza-example',
      'https://liza.example.ph/work',
    ],
    worksFor: [{ '@type': 'Organization', name: 'Visayas Heart and Lung Medical Center' }],
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'Cebu Normal University' }],
    knowsLanguage: [
      { '@type': 'Language', name: 'Hiligaynon' },
      { '@type': 'Language', name: 'Japanese' },
    ],
    award: ['Nurse of the Year, PNA Cebu'],
  });
  expect(person.hasCredential).toEqual([
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'Registered Nurse',
      description: 'Issuer: Professional Regulation Commission (self-declared)',
      credentialCategory: 'license',
      dateCreated: '2017-11-24',
      expires: '2029-11-24',
    },
    {
      '@type': 'EducationalOccupationalCredential',
      name: 'AWS Certified Cloud Practitioner',
      description: 'Issuer: Amazon Web Services (self-declared)',
      credentialCategory: 'license',
      identifier: 'AWS-77',
      dateCreated: '2024-05',
      url: 'https://aws.example.com/verify/77',
    },
  ]);
});

test('an employer of the past is none of the present', async () => {
  const durations = ['2015 – 2018 (Snow project)', 'Jan 2019 – Dec 2020, now closed', '2021 – now'];
  await save({
    experience: durations.map((duration) => ({
      ...sampleResume.experience[0]!,
      company: `Company ${duration}`,
      duration,
    })),
  });
  const { person } = await describedPerson();
  expect(person.worksFor).toEqual([{ '@type': 'Organization', name: 'Company 2021 – now' }]);
});

test('it names no private number and no reference, the owner looking at it included', async () => {
  for (const viewer of [owner.app.visitor(), owner.browser]) {
    const { text } = await describedPerson(viewer);
    for (const secret of ['0123456', 'Jose Peña', '555 0199', 'jose.pena', 'Calm in every code'])
      expect(text, secret).not.toContain(secret);
  }
});

test('it names nothing of a hidden section', async () => {
  const hiddenSections = ['experience', 'education', 'licenses', 'languages', 'awards', 'links', 'skills'];
  await save({ hiddenSections });
  const { person } = await describedPerson();
  expect(person).not.toHaveProperty('hasCredential');
  for (const property of ['worksFor', 'alumniOf', 'knowsAbout', 'knowsLanguage', 'award'])
    expect(person, property).not.toHaveProperty(property);
  expect(person.sameAs).toEqual([sampleResume.website]);
});

test('an uploaded credential is named once, with its page, and only while it is public', async () => {
  const upload = (title: string, isPublic: string) =>
    uploadCredential(owner.browser, { title, issuer: 'TESDA', isPublic }, pdf(title), 'file.pdf');
  const linked = await upload('PRC card', 'true');
  const alone = await upload('Cookery NC II', 'true');
  await upload('Private diploma', 'false');
  await save({ licenses: [{ ...fullSections.licenses[0]!, credentialId: linked.id }] });
  const { person, text } = await describedPerson();
  const page = (id: string) => `${owner.app.origin}/profile/${owner.user.username}/credentials/${id}`;
  expect(person.hasCredential).toMatchObject([
    { name: 'Registered Nurse', url: page(linked.id) },
    { name: 'Cookery NC II', url: page(alone.id), description: 'Issuer: TESDA (self-declared)' },
  ]);
  expect(text).not.toContain('Private diploma');
  await save({ licenses: [{ ...fullSections.licenses[0]!, name: '', credentialId: linked.id }] });
  expect((await describedPerson()).person.hasCredential).toMatchObject([
    { name: 'PRC card', url: page(linked.id) },
    { name: 'Cookery NC II' },
  ]);
  await save({ licenses: [{ ...fullSections.licenses[0]!, credentialId: linked.id }] });
  await owner.browser.send('PUT', `/api/credentials/${linked.id}`, { isPublic: false });
  const hidden = (await describedPerson()).person.hasCredential as object[];
  expect(hidden[0]).not.toHaveProperty('url');
});

test('text that looks like markup stays text', async () => {
  const hostile = '</script><script>alert(1)</script><!--';
  await save({
    awards: [{ ...fullSections.awards[0]!, title: hostile }],
    languages: [{ name: hostile, level: '' }],
    licenses: [{ ...fullSections.licenses[1]!, name: hostile, number: hostile }],
    links: [{ label: '', url: 'https://example.com/"><script>' }],
  });
  const { person, html } = await describedPerson();
  expect(person.hasCredential).toMatchObject([{ name: hostile, identifier: hostile }]);
  expect(person.knowsLanguage).toMatchObject([{ name: hostile }]);
  expect(readPage(html).scripts).toBe(2);
});
