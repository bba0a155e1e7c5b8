import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readResumeOf } from '../testing/read';
import { textOfHtml } from './read-html';

const page = `<!-- saved from a builder -->
<!DOCTYPE html><html><head><title>My resume</title><style>h1 { color: red }</style><script>document.write('Hacked')</script></head>
<body onload="alert(1)"><h1>Ana Mae Flores</h1><p>Team Leader</p>
<p><a href="mailto:ana@example.ph">ana@example.ph</a> | 0917&nbsp;555&nbsp;0142 | <a href="javascript:alert(1)">Cebu City</a></p>
<h2>Work Experience</h2><h3>Team Leader</h3><p>Manila Voice Solutions, Inc.</p><p>June 2020 &ndash; Present</p>
<ul><li>Led fifteen agents<li>Wrote the handbook</ul>
<h2>Skills</h2><ul><li>Coaching</li><li>Reporting</li></ul><p style="display: none">Not shown</p><img src="https://elsewhere.example/x.png" alt="Me"></body></html>`;

test('a web page is read by its headings, paragraphs and lists', async () => {
  const resume = await readResumeOf(new TextEncoder().encode(page), 'resume.html');
  expect(resume.name?.text).toBe('Ana Mae Flores');
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Team Leader',
      'Manila Voice Solutions, Inc.',
      'June 2020 – Present',
      '- Led fifteen agents\n- Wrote the handbook',
    ],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Coaching', 'Reporting']);
  expect(resume.text).not.toMatch(/Hacked|alert|color|Not shown|My resume/);
});

test('tables of a page are read row by row', async () => {
  const resume = await readResumeOf(
    new TextEncoder().encode(
      '<h1>Ana Mae Flores</h1><h2>Education</h2><table><tr><th>Course<th>School<th>Year<tr><td>BS Psychology<td>Cebu Normal University<td>2012 - 2016</table>',
    ),
    'resume.htm',
  );
  expect(entriesOf(resume, 'education').map((entry) => entry.slice(0, 3))).toEqual([
    ['BS Psychology', 'Cebu Normal University', '2012 - 2016'],
  ]);
});

test.each(['-3', '0', 'x', '1e9'])('a cell that covers %s columns and rows loses no text', async (span) => {
  const resume = await readResumeOf(
    new TextEncoder().encode(
      `<h1>Ana Mae Flores</h1><h2>Education</h2><table><tr><td colspan="${span}" rowspan="${span}">BS Psychology<td>Cebu Normal University<tr><td>2012 - 2016</table>`,
    ),
    'resume.html',
  );
  for (const text of ['BS Psychology', 'Cebu Normal University', '2012 - 2016'])
    expect(resume.text).toContain(text);
});

test('HTML in a text is its lines', () => {
  expect(
    textOfHtml('<p>Led <b>teams</b> &amp; wrote</p><ul><li><p>One</p></li><li>Two<br>more</li></ul>'),
  ).toBe('Led teams & wrote\n- One\n- Two\nmore');
  expect(textOfHtml('No markup at all')).toBe('No markup at all');
});

test('lines of marked texts stay lines, and marked words of a sentence stay together', async () => {
  const resume = await readResumeOf(
    new TextEncoder().encode(
      '<h1>Ana Cruz</h1><p>ana@example.ph</p><h2>Experience</h2><p><span class="c1">Staff Nurse</span><br><span class="c1">Naga Hospital</span><br><span class="c1">Jun 2020 – Present</span></p><p><span class="c1">Managed a team of </span><span class="c1">five</span><span class="c1"> nurses and their records.</span></p>',
    ),
    'resume.html',
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Staff Nurse',
      'Naga Hospital',
      'Jun 2020 – Present',
      'Managed a team of five nurses and their records.',
    ],
  ]);
});
