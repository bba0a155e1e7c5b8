import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
});
afterAll(() => app.stop());

const long = (length: number) => 'x'.repeat(length);
const job = { title: '', company: '', duration: '', description: '' };
const school = { degree: '', school: '', year: '', description: '' };
const year = 'Please enter a valid year format (e.g., 2020 or 2020-2024)';
const phone = 'Please enter a valid phone number';
const website = 'Please enter a valid website URL';

// The messages of the specification, and where it names only a limit, that the limit holds.
test.each<[string, object, string, string | RegExp]>([
  ['a long title', { title: long(101) }, 'title', 'Title must be less than 100 characters'],
  ['a short title', { title: 'x' }, 'title', 'Title must be at least 2 characters when provided'],
  [
    'a title short once trimmed',
    { title: '  x  ' },
    'title',
    'Title must be at least 2 characters when provided',
  ],
  ['a long summary', { summary: long(501) }, 'summary', 'Summary must be less than 500 characters'],
  [
    'a short summary',
    { summary: long(19) },
    'summary',
    'Summary must be at least 20 characters when provided',
  ],
  ['a long phone', { phone: '1'.repeat(21) }, 'phone', 'Phone number must be less than 20 characters'],
  ['a short phone', { phone: '123456' }, 'phone', phone],
  ['a phone with letters', { phone: '0917-CALL-ME' }, 'phone', phone],
  ['a phone with plus inside', { phone: '0917+5550142' }, 'phone', phone],
  ['a long location', { location: long(101) }, 'location', /100/],
  ['a short location', { location: 'x' }, 'location', /2/],
  ['a website that is none', { website: 'not a url' }, 'website', website],
  ['a website without scheme', { website: 'example.com' }, 'website', website],
  ['a website that runs', { website: 'javascript:alert(1)' }, 'website', website],
  ['a website that is data', { website: 'data:text/html,x' }, 'website', website],
  ['an empty skill', { skills: ['Java', ''] }, 'skills.1', 'Skill cannot be empty'],
  ['a blank skill', { skills: ['   '] }, 'skills.0', 'Skill cannot be empty'],
  ['a long skill', { skills: [long(31)] }, 'skills.0', /30/],
  ['21 skills', { skills: Array<string>(21).fill('Java') }, 'skills', 'Maximum 20 skills allowed'],
  ['a long job title', { experience: [{ ...job, title: long(101) }] }, 'experience.0.title', /100/],
  ['a short job title', { experience: [{ ...job, title: 'x' }] }, 'experience.0.title', /2/],
  ['a long company', { experience: [job, { ...job, company: long(101) }] }, 'experience.1.company', /100/],
  ['a short company', { experience: [{ ...job, company: 'x' }] }, 'experience.0.company', /2/],
  ['a long duration', { experience: [{ ...job, duration: long(51) }] }, 'experience.0.duration', /50/],
  ['a short duration', { experience: [{ ...job, duration: 'x' }] }, 'experience.0.duration', /2/],
  ['a long job', { experience: [{ ...job, description: long(501) }] }, 'experience.0.description', /500/],
  ['a short job', { experience: [{ ...job, description: long(9) }] }, 'experience.0.description', /10/],
  ['a long degree', { education: [{ ...school, degree: long(101) }] }, 'education.0.degree', /100/],
  ['a short degree', { education: [{ ...school, degree: 'x' }] }, 'education.0.degree', /2/],
  ['a long school', { education: [{ ...school, school: long(101) }] }, 'education.0.school', /100/],
  ['a short school', { education: [{ ...school, school: 'x' }] }, 'education.0.school', /2/],
  ['a long year', { education: [{ ...school, year: '2'.repeat(21) }] }, 'education.0.year', /20 characters/],
  ['a year in words', { education: [{ ...school, year: 'now' }] }, 'education.0.year', year],
  ['half a range of years', { education: [{ ...school, year: '2020-' }] }, 'education.0.year', year],
  ['a long study', { education: [{ ...school, description: long(301) }] }, 'education.0.description', /300/],
  ['a list of text', { skills: 'Java' }, 'skills', /./],
  ['a number', { title: 5 }, 'title', /./],
  ['null', { title: null }, 'title', /./],
  ['a negative version', { version: -1 }, 'version', /./],
  ['a broken version', { version: 1.5 }, 'version', /./],
  ['a version in text', { version: '1' }, 'version', /./],
])('refuses %s', async (_what, body, field, message) => {
  const answer = await refusal(await ana.send('POST', '/api/resume', body));
  expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  expect(answer.fields?.[field]).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test.each<[string, object]>([
  ['all empty', { title: '', summary: '', phone: '', location: '', website: '', skills: [] }],
  ['a longest title', { title: long(100) }],
  ['a shortest title', { title: 'IT' }],
  ['a longest summary', { summary: long(500) }],
  ['a shortest summary', { summary: long(20) }],
  ['a phone', { phone: '+63 (917) 555-0142' }],
  ['a shortest phone', { phone: '1234567' }],
  ['a website', { website: 'https://example.com/~ana?x=1#y' }],
  ['20 skills', { skills: Array<string>(20).fill(long(30)) }],
  ['blank entries', { experience: [job], education: [school] }],
  ['a year', { education: [{ ...school, year: '2020' }] }],
  ['a range of years', { education: [{ ...school, year: '2020-2024' }] }],
  ['a study without description', { education: [{ degree: '', school: '', year: '' }] }],
])('accepts %s', async (_what, body) => {
  expect((await ana.send('POST', '/api/resume', body)).status).toBe(200);
});

test('names every wrong field at once', async () => {
  const body = { title: 'x', phone: 'x', skills: [''], education: [school, { ...school, year: 'x' }] };
  const { fields } = await refusal(await ana.send('POST', '/api/resume', body));
  expect(Object.keys(fields ?? {}).sort()).toEqual(['education.1.year', 'phone', 'skills.0', 'title']);
});
