import { expect, test } from 'vitest';
import { contactCardPath } from '#shared/public-profile/endpoints';
import { emptyResume } from '#shared/resume/empty-resume';
import { setPlan } from '../../testing/billing/subscriptions';
import { countStatements } from '../../testing/count-statements';
import { contactCard } from './contact-card';
import { useOwner } from './testing/use-owner';

const owner = useOwner(
  { firstName: 'Ana', lastName: 'Cruz' },
  { title: 'Registered Nurse, ICU', phone: '+63 917 555 0142', location: 'Cebu City, Cebu' },
);
const { save, choose } = owner;

const open = (name = owner.user.username, browser = owner.app.visitor()) =>
  browser.get(contactCardPath(name));

test('a visitor gets what the profile shows, as a file for the address book', async () => {
  await choose({ showPhone: true });
  const response = await open();
  expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${owner.user.username}.vcf`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const lines = (await response.text()).split('\r\n');
  expect(lines.slice(0, 4)).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'N:Cruz;Ana;;;', 'FN:Ana Cruz']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'TITLE:Registered Nurse\\, ICU',
      `EMAIL;TYPE=INTERNET:${owner.user.email}`,
      'TEL;TYPE=CELL:+63 917 555 0142',
      'ADR;TYPE=WORK:;;;Cebu City\\, Cebu;;;',
      `URL:${owner.app.origin}/profile/${owner.user.username}`,
    ]),
  );
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
});

test('hidden contact details are not in it, for the owner neither', async () => {
  await choose({ showEmail: false, showPhone: false, showLocation: false });
  for (const browser of [owner.app.visitor(), owner.browser]) {
    const card = await (await open(owner.user.username, browser)).text();
    expect(card).toContain('FN:Ana Cruz');
    expect(card).not.toMatch(/EMAIL|TEL|ADR|0142|Cebu|@example/);
  }
});

test('that of a private profile is for its owner alone, and looks like none', async () => {
  await choose({ visibility: 'private' });
  expect((await open(owner.user.username, owner.browser)).status).toBe(200);
  const stranger = await owner.app.signedIn({ email: 'ben@example.com' });
  for (const browser of [owner.app.visitor(), stranger]) {
    const [hidden, unknown] = [
      await open(owner.user.username, browser),
      await open('nobody-has-this', browser),
    ];
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(((await hidden.json()) as { message: string }).message).toBe(
      ((await unknown.json()) as { message: string }).message,
    );
  }
});

test('it takes one statement, and is made again after a change', async () => {
  expect(await countStatements(owner.app.db, () => open())).toBe(1);
  expect(await countStatements(owner.app.db, () => open())).toBe(1);
  const etag = (await open()).headers.get('etag') ?? '';
  const known = await owner.app
    .visitor()
    .get(contactCardPath(owner.user.username), { 'if-none-match': etag });
  expect(known.status).toBe(304);
  await save({ title: 'Head Nurse' });
  expect(await (await open()).text()).toContain('TITLE:Head Nurse');
});

test('a former username gives the present card', async () => {
  await setPlan(owner.app, owner.user.id, 'pro');
  const present = `nurse-${owner.user.username}`;
  await owner.browser.send('PUT', '/api/profile/username', { username: present });
  const response = await open();
  expect(response.headers.get('content-disposition')).toContain(`${present}.vcf`);
  expect(await response.text()).toContain(`/profile/${present}`);
});

const cardOf = (changes: object, name = {}) =>
  contactCard(
    {
      user: {
        username: 'ana',
        firstName: 'Ana',
        lastName: 'Cruz',
        email: '',
        profileImageUrl: null,
        plan: 'free',
        ...name,
      },
      resume: { ...emptyResume, updatedAt: null, ...changes },
      credentials: [],
      today: '2026-11-23',
    },
    'https://husay.example/profile/ana',
  );

test('no text can add a line or a value of its own', () => {
  const card = cardOf(
    { title: 'a\\b;c,d\r\nTEL:1\nx\u0007', phone: '1\r\nEND:VCARD', location: 'x;y' },
    { firstName: 'A;B', lastName: 'END:VCARD\r\n' },
  );
  expect(card).toContain('TITLE:a\\\\b\\;c\\,d\\nTEL:1\\nx\r\n');
  expect(card).toContain('N:END:VCARD;A\\;B;;;\r\n');
  expect(card.match(/^TEL/gm)).toHaveLength(1);
  expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
});

test('long lines are folded at 75 bytes, between characters', () => {
  const title = '👩🏽‍⚕️ñ'.repeat(20);
  const lines = cardOf({ title }).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replace(/\r\n /g, '')).toContain(`TITLE:${title}`);
});
