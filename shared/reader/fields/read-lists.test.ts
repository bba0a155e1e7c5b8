import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from '../testing/pages';
import { itemsOf, readText } from '../testing/read';

const list = ['- Triaged 90 patients a day', '- Trained 38 new nurses'];
const section = (label: string | { text: string; bold: boolean; size: number }) => [
  heading('Work Experience'),
  title('Staff Nurse'),
  'Cebu Doctors Hospital | June 2020 - Present',
  label,
  ...list,
  title('Nurse Volunteer'),
  'Barangay Health Center | 2018 - 2020',
  '- Ran weekly clinics for 400 families',
];

test.each([
  ['set like the list is part of the text', 'Duties:', ['Duties:', ...list]],
  ['set as a heading is not', { text: 'Duties', bold: true, size: 9 }, list],
])('a label above a list that is %s', async (_, label, description) => {
  const { sections } = await readPages(stack(50, 60, section(label)));
  expect(sections[0]?.entries[0]?.description?.text.split('\n')).toEqual(description);
});

test('a list item goes on with a line that is further in', async () => {
  const { sections } = await readPages([
    ...stack(50, 60, [heading('Skills'), '- Triage', '- Electronic health']),
    { x: 58, y: 102, text: 'records' },
    ...stack(50, 116, ['- Wound care', heading('Interests'), 'Chess']),
  ]);
  expect(sections[0]?.items.map(({ text }) => text)).toEqual([
    'Triage',
    'Electronic health records',
    'Wound care',
  ]);
});

test('a table of languages with a heading for each column is read row by row', async () => {
  const row = (y: number, bold: boolean, ...texts: string[]) =>
    texts.map((text, index) => ({ x: 50 + index * 120, y, text, bold }));
  const { sections } = await readPages([
    { x: 50, y: 60, ...heading('Languages') },
    ...row(80, true, 'Language', 'Proficiency'),
    ...row(94, false, 'English', 'Fluent'),
    ...row(108, false, 'Filipino', 'Native'),
  ]);
  expect(sections[0]?.items.map(({ text }) => text)).toEqual('English,Fluent,Filipino,Native'.split(','));
});

test('languages beside each other have the levels below them', async () => {
  const row = (y: number, bold: boolean, ...texts: string[]) =>
    texts.map((text, index) => ({ x: 50 + index * 120, y, text, bold }));
  const { sections } = await readPages([
    { x: 50, y: 60, ...heading('Languages') },
    ...row(80, true, 'Filipino', 'English', 'Ilocano'),
    ...row(94, false, 'Native speaker', 'Fluent', 'Elementary'),
    ...row(114, true, 'Spanish', 'Arabic'),
    ...row(128, false, 'Basic', 'Conversational'),
  ]);
  expect(sections[0]?.items.map(({ text }) => text)).toEqual(
    'Filipino,Native speaker,English,Fluent,Ilocano,Elementary,Spanish,Basic,Arabic,Conversational'.split(
      ',',
    ),
  );
});

test('the names of groups of skills are no skills', async () => {
  const { sections } = await readPages(
    stack(50, 60, [heading('Skills'), 'Tools: Epic, Cerner', 'Leadership: Scheduling, Precepting']),
  );
  expect(sections[0]?.items.map(({ text }) => text)).toEqual('Epic,Cerner,Scheduling,Precepting'.split(','));
});

test.each([
  ['SKILLS', 'skills', ['Cash handling', 'Excel, Word, PowerPoint']],
  ['SKILLS', 'skills', ['Cash handling', 'Excel, Word', 'Driving', 'Sedans, Vans']],
  ['LANGUAGES', 'languages', ['English', 'Filipino, Hiligaynon, Cebuano']],
] as const)('a line above a list is no less an item: %s', async (name, kind, lines) => {
  const resume = await readText(`Ana P. Reyes\nana@example.ph\n\n${name}\n${lines.join('\n')}\n`);
  expect(itemsOf(resume, kind)).toEqual(lines.flatMap((line) => line.split(', ')));
});

test('what may be the name of the list below it is in doubt, and what is set in bold above one is it', async () => {
  const lists = async (name: string | { text: string; bold: boolean }) => {
    const { sections } = await readPages(stack(50, 60, [heading('Skills'), name, 'Excel, Word, Access']));
    return sections[0]?.items.map(({ text, confidence }) => [text, confidence < 0.75]);
  };
  const items = ['Excel', 'Word', 'Access'].map((text) => [text, false]);
  expect(await lists('Cash handling')).toEqual([['Cash handling', true], ...items]);
  expect(await lists(title('Offices'))).toEqual(items);
});
