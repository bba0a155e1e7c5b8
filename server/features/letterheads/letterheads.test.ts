import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyLetterhead, letterheadMessages, type StoredLetterhead } from '#shared/letterheads/schema';
import type { Role } from '#shared/organizations/policy';
import type { Organization } from '#shared/organizations/schema';
import { letterheads } from '../../db/schema/letterheads';
import { organizationMembers } from '../../db/schema/organizations';
import { setPlan } from '../../testing/billing/subscriptions';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { drawLogo, requireLogo } from './logo-picture';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const person = async () => {
  const browser = await app.signedIn({ email: `brand-${++count}@example.com`, firstName: 'Liza' });
  return { browser, id: (await browser.currentUser()).id };
};
const newTeam = async () => {
  const owner = await person();
  await setPlan(app, owner.id, 'agency');
  const contact = { email: '', phone: '', website: '', address: '' };
  const body = {
    name: 'Harbor Crew',
    slug: `harbor-${++count}`,
    kind: 'manpower',
    licenseNumber: '',
    contact,
  };
  const team = (await (await owner.browser.send('POST', '/api/organizations', body)).json()) as Organization;
  return { ...owner, team, path: `/api/organizations/${team.id}` };
};
const member = async (team: Organization, role: Role) => {
  const { browser, id } = await person();
  await app.db
    .insert(organizationMembers)
    .values({ organizationId: team.id, userId: id, role, createdAt: app.clock.now() });
  return browser;
};
const { logo: _none, ...none } = emptyLetterhead;
const details = { ...none, color: '#0e7490', header: ['5 Rizal Street'], footer: ['License 123'] };
const upload = (browser: Browser, path: string, file: Uint8Array | string) =>
  browser.upload(`${path}/logo`, 'file', typeof file === 'string' ? Buffer.from(file) : file, 'logo');
const svg = (inside = '<rect width="300" height="100" fill="#0e7490"/>') =>
  `<?xml version="1.0"?><!-- by us --><svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${inside}</svg>`;
const read = async (browser: Browser, path: string) =>
  (await (await browser.get(`${path}/letterhead`)).json()) as StoredLetterhead;

test('a letterhead is empty at first, saved by the owner and read by every member', async () => {
  const { browser, team, path } = await newTeam();
  expect(await read(browser, path)).toEqual(emptyLetterhead);
  const saved = await browser.send('PUT', `${path}/letterhead`, details);
  expect(await saved.json()).toEqual({ ...details, logo: null });
  const viewer = await member(team, 'viewer');
  expect(await read(viewer, path)).toEqual({ ...details, logo: null });
  expect((await viewer.send('PUT', `${path}/letterhead`, details)).status).toBe(403);
  expect((await upload(viewer, path, svg())).status).toBe(403);
  const { browser: stranger } = await person();
  expect((await stranger.get(`${path}/letterhead`)).status).toBe(404);
  expect((await app.visitor().get(`${path}/letterhead`)).status).toBe(401);
});

test('an SVG becomes a PNG on white, and nothing of it is stored', async () => {
  const { browser, path } = await newTeam();
  const answer = await upload(
    browser,
    path,
    svg('<text>secret words</text><circle cx="50" cy="50" r="40" fill="red"/>'),
  );
  expect(answer.status).toBe(200);
  const { logo } = (await answer.json()) as StoredLetterhead;
  expect(logo).toMatchObject({ width: 1080, height: 360 });
  const bytes = Buffer.from(logo!.url.replace('data:image/png;base64,', ''), 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: false });
  const { data } = await sharp(bytes)
    .extract({ left: 180, top: 180, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([255, 0, 0]);
  expect(JSON.stringify(await app.db.select().from(letterheads))).not.toContain('secret words');
  await browser.send('PUT', `${path}/letterhead`, details);
  expect((await read(browser, path)).logo).toEqual(logo);
  expect((await browser.send('DELETE', `${path}/logo`)).status).toBe(200);
  expect(await read(browser, path)).toEqual({ ...details, logo: null });
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), letterheadMessages.unsafe],
  ['a handler', svg('<rect onclick="alert(1)" width="9" height="9"/>'), letterheadMessages.unsafe],
  [
    'another file',
    svg('<image href="https://evil.example/a.png" width="9" height="9"/>'),
    letterheadMessages.unsafe,
  ],
  [
    'a local file',
    svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    letterheadMessages.unsafe,
  ],
  [
    'a style from elsewhere',
    svg('<style>@import url(https://evil.example/a.css)</style>'),
    letterheadMessages.unsafe,
  ],
  ['a page', svg('<foreignObject><p>hi</p></foreignObject>'), letterheadMessages.unsafe],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg()}`, letterheadMessages.wrongType],
  ['too many copies', svg('<use href="#a"/>'.repeat(200)), letterheadMessages.tooComplex],
  ['text', 'hello', letterheadMessages.wrongType],
  ['a page that names an SVG', '<html><svg></svg></html>', letterheadMessages.wrongType],
  [
    'a broken PNG',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
    letterheadMessages.damaged,
  ],
  ['a broken SVG', svg('<g>'), letterheadMessages.damaged],
])('a logo that is %s is refused with a sentence, and the old one stays', async (_, bytes, message) => {
  const { browser, path } = await newTeam();
  await upload(browser, path, svg());
  const { logo } = await read(browser, path);
  const refused = await upload(browser, path, bytes);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message, fields: { logo: message } });
  expect((await read(browser, path)).logo).toEqual(logo);
});

test('an SVG that would be drawn for hours is given up, and holds up no other picture', async () => {
  const box = 'width="300" height="100" fill="#fff"';
  const masks = Array.from({ length: 40 }, (_, n) => {
    const inside = `<rect ${box} mask="url(#m${n})"/>`.repeat(2);
    return `<mask id="m${n + 1}">${inside}</mask>`;
  });
  const hours = Buffer.from(svg(`<defs>${masks.join('')}</defs><rect ${box} mask="url(#m30)"/>`));
  // As it is uploaded: nothing of it is forbidden.
  requireLogo(hours);
  const refusals = Array.from({ length: 4 }, () => drawLogo(hours, 1500));
  for (const refusal of refusals) await expect(refusal).rejects.toThrow(letterheadMessages.tooComplex);
  expect(await drawLogo(Buffer.from(svg()))).toMatchObject({ width: 1080, height: 360 });
});

test('50 MB are refused with a sentence', async () => {
  const { browser, path } = await newTeam();
  const refused = await upload(browser, path, new Uint8Array(50 * 1024 * 1024));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: letterheadMessages.tooLarge });
});

test('a file in another field, and colors that are none, are refused at their fields', async () => {
  const { browser, path } = await newTeam();
  expect(
    await (await browser.upload(`${path}/logo`, 'other', Buffer.from(svg()), 'logo')).json(),
  ).toMatchObject({
    message: 'This upload could not be read. Please try again.',
  });
  const refused = await browser.send('PUT', `${path}/letterhead`, { ...details, color: 'url(x)' });
  expect(await refused.json()).toMatchObject({ fields: { color: 'Please choose a color, such as #0e7490' } });
});

test('when the plan has ended it can be read, and not changed', async () => {
  const { browser, id, path } = await newTeam();
  await setPlan(app, id, 'free');
  expect((await browser.get(`${path}/letterhead`)).status).toBe(200);
  expect((await browser.send('PUT', `${path}/letterhead`, details)).status).toBe(409);
});
