import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { findAnnounced } from '../../../testing/find-announced';
import { openBuilder, save, serveResume, startFresh, storedResume } from '../testing/open-builder';

beforeEach(startFresh);

const card = (name: string) => within(screen.getByRole('region', { name }));
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const entry = (name: string) => within(screen.getByRole('group', { name }));
const toAdd = () =>
  card('Add a section')
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter(Boolean);

describe('adding', () => {
  test('an empty section is one line, until it is added', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    expect(toAdd()).toEqual([
      'Add Sea Service',
      'Add Licenses and Certifications',
      'Add Languages',
      'Add Trainings and Seminars',
      'Add Projects',
      'Add Awards',
      'Add Volunteer Experience',
      'Add Publications',
      'Add Links',
      'Add Interests',
      'Add Character References',
      'Add Personal Particulars',
      'Add Your Own Section',
    ]);
    expect(screen.getByRole('button', { name: 'Add Languages' })).toHaveAccessibleDescription(
      'Languages, dialects and your level',
    );
    await pointer.click(screen.getByRole('button', { name: 'Add Languages' }));
    await waitFor(() => expect(entry('Language 1').getByLabelText('Language')).toHaveFocus());
    expect(toAdd()).not.toContain('Add Languages');
  });

  test('particulars are switched on one by one, and say who asks for them', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    await pointer.click(screen.getByRole('button', { name: 'Add Personal Particulars' }));
    const section = card('Personal Particulars');
    await waitFor(() => expect(section.getByLabelText('Date of birth')).toHaveFocus());
    for (const item of section.getAllByRole('switch')) expect(item).toHaveAttribute('aria-checked', 'false');
    expect(section.getByLabelText('Next of kin')).toHaveAccessibleDescription(/Manning agencies ask for it/);
    await pointer.click(section.getByRole('switch', { name: 'Print Religion in Bio-data' }));
    expect(section.getAllByRole('switch', { checked: true })).toHaveLength(1);
    expect(section.getByText('Printed in Bio-data')).toBeVisible();
  });

  test('sea service is added up as it is typed', async () => {
    serveResume(storedResume({ seaService: fullSections.seaService }));
    const { pointer } = await openBuilder();
    const section = card('Sea Service');
    expect(section.getByText(/Total sea service: 1 year 8 months/)).toBeVisible();
    await pointer.clear(entry('Contract 2').getByLabelText('Sign on'));
    expect(await section.findByText(/Total sea service: 9 months/)).toBeVisible();
  });

  test('every section with content has its card, in the user’s order', async () => {
    serveResume(storedResume({ ...fullSections, sectionOrder: ['awards', 'licenses'] }));
    await openBuilder();
    const cards = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(cards.indexOf('resume-awards')).toBeLessThan(cards.indexOf('resume-licenses'));
    expect(toAdd()).toEqual(['Add Personal Particulars', 'Add Your Own Section']);
    expect(card('Board Examinations').getByLabelText('Title')).toHaveValue('Nurse Licensure Exam');
    expect(card('Publications').getByLabelText('Date')).toHaveValue('2020');
    expect(card('Interests').getByLabelText('Your interests')).toHaveValue(
      'Free diving\nChess: Blitz, Endgames',
    );
    expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  });
});

test('references are private and can be available on request', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Character References' }));
  const references = await findCard('Character References');
  expect(references.getByLabelText('Show them on my public profile')).not.toBeChecked();
  expect(references.getByText(/private on your profile unless you show them/)).toBeInTheDocument();
  await pointer.click(references.getByLabelText('Print “Available on request” instead of names'));
  await pointer.type(entry('Reference 1').getByLabelText('Email'), 'jose');
  await pointer.click(save());
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  await pointer.type(entry('Reference 1').getByLabelText('Email'), '@example.ph');
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]).toMatchObject({
      referencesOnRequest: true,
      referencesArePublic: false,
      references: [{ email: 'jose@example.ph' }],
    }),
  );
});

test('interests are lines of a text', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Interests' }));
  const field = await screen.findByLabelText('Your interests');
  await waitFor(() => expect(field).toHaveFocus());
  await pointer.keyboard('Free diving{Enter}{Enter}Chess: Blitz, Endgames');
  expect(field).toHaveValue('Free diving\n\nChess: Blitz, Endgames');
  expect(card('Interests').getByRole('button', { name: 'Interests' })).toHaveAccessibleDescription('2 of 20');
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.interests).toEqual(['Free diving', 'Chess: Blitz, Endgames']));
});

test('what the PDF cannot print of an interest is said', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Interests' }));
  await pointer.type(await screen.findByLabelText('Your interests'), 'Chess ♞');
  expect(await screen.findByText('The PDF can’t print ♞. It shows □ instead.')).toBeVisible();
});

test('sections that are hidden are marked, those of other cards by their name', async () => {
  serveResume(storedResume({ hiddenSections: ['summary', 'skills', 'credentials', 'experience'] }));
  await openBuilder();
  expect(card('About You').getByText('Summary hidden')).toBeInTheDocument();
  expect(card('Skills').getByText('Hidden')).toBeInTheDocument();
  expect(card('Work Experience').getByText('Hidden')).toBeInTheDocument();
  expect(card('Add a section').getByText('Credentials hidden')).toBeInTheDocument();
  expect(card('Education').queryByText('Hidden')).not.toBeInTheDocument();
});

describe('sections of one’s own', () => {
  test('have a heading and entries, and come back with Undo', async () => {
    const server = serveResume();
    const { pointer } = await openBuilder();
    await pointer.click(screen.getByRole('button', { name: 'Add Your Own Section' }));
    await waitFor(() => expect(screen.getByLabelText('Heading')).toHaveFocus());
    await pointer.keyboard('Board Examinations');
    const own = await findCard('Board Examinations');
    await pointer.type(own.getByLabelText('Title'), 'Nurse Licensure Exam');
    await pointer.click(own.getByRole('button', { name: 'Remove Board Examinations' }));
    expect(screen.queryByRole('region', { name: 'Board Examinations' })).not.toBeInTheDocument();
    await findAnnounced('Board Examinations removed');
    await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await findCard('Board Examinations')).getByLabelText('Title')).toHaveValue(
      'Nurse Licensure Exam',
    );
    await pointer.click(save());
    await waitFor(() =>
      expect(server.saves[0]?.customSections).toEqual([
        {
          id: 'custom-1',
          heading: 'Board Examinations',
          entries: [{ title: 'Nurse Licensure Exam', place: '', date: '', text: '' }],
        },
      ]),
    );
  });

  test('the second stays itself when the first is removed, and a new one is not hidden', async () => {
    const section = (id: string, heading: string) => ({ id, heading, entries: [] });
    const server = serveResume(
      storedResume({
        customSections: [section('custom-1', 'Boards'), section('custom-2', 'Seminars Led')],
        hiddenSections: ['custom-1'],
      }),
    );
    const { pointer } = await openBuilder();
    expect(card('Boards').getByText('Hidden')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Remove Boards' }));
    expect((await findCard('Seminars Led')).getByLabelText('Heading')).toHaveValue('Seminars Led');
    await pointer.click(screen.getByRole('button', { name: 'Add Your Own Section' }));
    await pointer.click(save());
    await waitFor(() =>
      expect(server.saves[0]?.customSections?.map(({ id }) => id)).toEqual(['custom-2', 'custom-3']),
    );
  });
});

test('unsaved entries of sections are restored', async () => {
  serveResume();
  const first = await openBuilder();
  await first.pointer.click(screen.getByRole('button', { name: 'Add Languages' }));
  await first.pointer.type(entry('Language 1').getByLabelText('Language'), 'Hiligaynon');
  first.unmount();
  await openBuilder();
  expect((await findCard('Languages')).getByLabelText('Language')).toHaveValue('Hiligaynon');
});
