import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { emptyExperience } from '#shared/resume/schema';
import { sampleProfile } from '../../../testing/sample-profile';
import { ProfileView } from './profile-view';

const show = (changes: Partial<typeof sampleProfile.resume> = {}) =>
  render(
    <ProfileView
      profile={{ ...sampleProfile, resume: { ...sampleProfile.resume, ...fullSections, ...changes } }}
    />,
  );
const region = (name: string) => within(screen.getByRole('region', { name }));

test('months are written in the style of the resume’s PDF', () => {
  const [license] = fullSections.licenses;
  const [award] = fullSections.awards;
  const [training] = fullSections.trainings;
  const { container } = render(
    <ProfileView
      profile={{
        ...sampleProfile,
        monthStyle: 'numeric',
        resume: {
          ...sampleProfile.resume,
          ...fullSections,
          experience: [
            { ...emptyExperience, title: 'Nurse', duration: 'June 2019 - Present' },
            { ...emptyExperience, title: 'Tutor', duration: 'Summers of March 2015' },
          ],
          licenses: [{ ...license!, issued: '2017-11-24', validUntil: '2029-11', noExpiry: false }],
          awards: [{ ...award!, date: '2024-05-31' }],
          trainings: [{ ...training!, duration: 'March 2023', hours: '24' }],
        },
      }}
    />,
  );
  for (const shown of ['06/2019 – Present', 'Summers of 03/2015', 'May 31, 2024', 'Mar 15, 2024'])
    expect(screen.getByText(shown)).toBeVisible();
  for (const shown of ['Nov 24, 2017', '11/2029', '03/2023', '24 hours'])
    expect(container).toHaveTextContent(shown);
});

test('each section has its place, in the owner’s order and under the owner’s headings', () => {
  show({ sectionOrder: ['summary', 'licenses', 'experience'], referencesArePublic: true });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Licenses and Certifications',
    'Credentials',
    'Summary',
    'Languages',
    'Trainings and Seminars',
    'Projects',
    'Honors',
    'Volunteer Experience',
    'Publications',
    'Board Examinations',
    'Links',
    'Interests',
    'Character References',
    'Work Experience',
    'Sea Service',
    'Skills',
    'Education',
  ]);
  expect(region('Languages').getByText('(B2)')).toBeVisible();
  expect(region('Projects').getByRole('link', { name: 'map.example.ph' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  );
  expect(region('Trainings and Seminars').getByText('March 4–6, 2023, 24 hours')).toBeVisible();
  expect(region('Character References').getByText('Chief Nurse, Mactan General')).toBeVisible();
  expect(region('Board Examinations').getByText('Rating 85.4%')).toBeVisible();
  const contract = within(region('Sea Service').getByRole('row', { name: /MV Amihan Star/ }));
  expect(contract.getByText('8,280 kW')).toBeVisible();
  expect(contract.getByText('Nov 9, 2023')).toBeVisible();
  expect(region('Sea Service').getByText('Total sea service: 1 year 8 months')).toBeVisible();
});

test('references may be available on request', () => {
  show({ references: [], referencesOnRequest: true });
  expect(region('Character References').getByText('Available on request')).toBeVisible();
});
