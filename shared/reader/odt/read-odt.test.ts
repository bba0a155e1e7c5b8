import { expect, test } from 'vitest';
import { odtOf } from '../testing/archives';
import { entriesOf, itemsOf, readResumeOf } from '../testing/read';

const styles = `
<style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph"/>
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="24pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Heading" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-top="0.2in"/><style:text-properties fo:font-size="130%" fo:font-weight="bold"/></style:style>
<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Hidden" style:family="text"><style:text-properties text:display="none"/></style:style>`;
const p = (content: string, style = 'Standard') => `<text:p text:style-name="${style}">${content}</text:p>`;
const h = (content: string) => `<text:h text:style-name="Heading" text:outline-level="1">${content}</text:h>`;
const strong = (content: string) => `<text:span text:style-name="Strong">${content}</text:span>`;
const list = (...items: readonly string[]) =>
  `<text:list>${items.map((item) => `<text:list-item>${p(item)}</text:list-item>`).join('')}</text:list>`;
const name = p('Ramon Bautista Cruz', 'Title');
const jobs = [
  h('Work Experience'),
  p(strong('Bookkeeper')),
  p('Sari-Sari Supply Cooperative<text:tab/>March 2019 - Present'),
  list('Kept the accounts of 212 stores', 'Answered their auditors'),
  p(strong('Cashier')),
  p('Naga Rural Bank, Inc.<text:tab/>2016 - 2019'),
  list('Balanced three tills'),
].join('');
const readJobs = [
  [
    'Bookkeeper',
    'Sari-Sari Supply Cooperative',
    'March 2019 - Present',
    '- Kept the accounts of 212 stores\n- Answered their auditors',
  ],
  ['Cashier', 'Naga Rural Bank, Inc.', '2016 - 2019', '- Balanced three tills'],
];

test('headings, tabs and lists become sections, entries and descriptions', async () => {
  const resume = await readResumeOf(
    odtOf(
      [
        name,
        p('Bookkeeper'),
        p(
          '<text:a xlink:href="mailto:ramon@example.ph">Write to me</text:a><text:s text:c="8"/>0917 555 0142',
        ),
        jobs,
        h('Skills'),
        p('Excel, QuickBooks, Payroll'),
      ].join(''),
      { styles },
    ),
  );
  expect(resume.name?.text).toBe('Ramon Bautista Cruz');
  expect(resume.title?.text).toBe('Bookkeeper');
  expect(resume.email?.text).toBe('ramon@example.ph');
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(entriesOf(resume, 'experience')).toEqual(readJobs);
  expect(itemsOf(resume, 'skills')).toEqual(['Excel', 'QuickBooks', 'Payroll']);
});

test('headers, tables and text boxes are read; notes, hidden and deleted text are not', async () => {
  const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
  const side = h('Skills') + p('Excel') + p('Payroll');
  const resume = await readResumeOf(
    odtOf(
      [
        '<text:tracked-changes><text:changed-region><text:deletion><text:p>deleted</text:p></text:deletion></text:changed-region></text:tracked-changes>',
        `<table:table><table:table-row>${cell(side)}${cell(jobs)}</table:table-row></table:table>`,
        p(
          `A word<text:note><text:note-body><text:p>a note</text:p></text:note-body></text:note><text:span text:style-name="Hidden">hidden</text:span><draw:frame><draw:text-box>${p('From a box')}</draw:text-box></draw:frame>`,
        ),
      ].join(''),
      { styles, header: name + p('ramon@example.ph') },
    ),
  );
  expect(resume.name?.text).toBe('Ramon Bautista Cruz');
  expect(resume.email?.text).toBe('ramon@example.ph');
  expect(entriesOf(resume, 'experience').slice(0, 1)).toEqual(readJobs.slice(0, 1));
  expect(itemsOf(resume, 'skills')).toEqual(['Excel', 'Payroll']);
  expect(resume.text).toContain('From a box');
  expect(resume.text).not.toMatch(/deleted|a note|hidden/);
});
