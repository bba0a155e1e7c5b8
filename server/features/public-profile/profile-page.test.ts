import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PublicProfile } from '#shared/public-profile/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import type { ResumeContent } from '#shared/resume/schema';
import { isolated } from '#shared/text/invisible';
import { cleanLine } from '#shared/text/plain-text';
import { publishResume } from '../../testing/content/publish-resume';
import type { Browser } from '../../testing/requests/browser';
import { readPage } from '../../testing/requests/page';
import { jpeg } from '../../testing/content/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let maria: Browser;
beforeAll(async () => {
  app = await startTestApp();
  maria = await app.signedIn({ email: 'maria@example.com', firstName: 'Maria', lastName: 'Santos' });
  await publishResume(maria);
});
afterAll(() => app.stop());

const open = async (path: string, browser = app.visitor()) => {
  const response = await browser.get(path);
  const html = await response.text();
  return { response, html, page: readPage(html) };
};
const saved = (resume: Partial<ResumeContent>) => maria.send('POST', '/api/resume', resume);

test('a profile describes itself to link previews and search engines', async () => {
  const { url } = (await (
    await maria.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg')
  ).json()) as {
    url: string;
  };
  await saved({ ...sampleResume, profilePhotoUrl: url });
  const { response, page } = await open('/profile/maria-santos-2');
  const address = `${app.origin}/profile/maria-santos-2`;
  const headline = `Maria Santos – ${sampleResume.title}`;
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(page).toMatchObject({ title: `${headline} | Husay`, canonical: address });
  expect(page.meta).toMatchObject({
    'og:type': 'profile',
    'og:title': headline,
    'og:url': address,
    'twitter:card': 'summary_large_image',
    'twitter:title': headline,
  });
  const start = sampleResume.summary.slice(0, 150);
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(page.meta[name]?.startsWith(start), name).toBe(true);
    expect(page.meta[name]!.length).toBeLessThanOrEqual(200);
  }
  expect(page.jsonLd).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Maria Santos',
      url: address,
      image: app.origin + url,
      jobTitle: sampleResume.title,
      description: sampleResume.summary,
      knowsAbout: sampleResume.skills,
      sameAs: [sampleResume.website, sampleResume.links[0]?.url],
    },
  });
});

test('a profile carries its data and who looks at it', async () => {
  await saved(sampleResume);
  const profile = (await (await app.visitor().get('/api/profile/maria-santos-2')).json()) as PublicProfile;
  expect((await open('/profile/Maria-Santos-2')).page.initialData).toEqual({ currentUser: null, profile });
  expect((await open('/profile/maria-santos-2', maria)).page.initialData).toEqual({
    currentUser: await maria.currentUser(),
    profile,
  });
});

test.each([
  `</script><script>alert(1)</script>`,
  `<!--<script>`,
  `--></title><h1>x`,
  `"quoted" 'and' &amp; &lt;`,
  `$& $1 $\` $' $$ <!--head--> <!--default-head-->`,
  'مهندس برمجيات 👩🏽‍⚕️ \u202Eevil',
  '\u2028\u2029 line ends',
])('the title %s neither breaks out nor is lost', async (title) => {
  await saved({
    ...sampleResume,
    title,
    summary: `${title} and then some more`,
    skills: [title.slice(0, 30)],
  });
  const { html, page } = await open('/profile/maria-santos-2');
  const kept = cleanLine(title);
  const shown = isolated(kept);
  expect(page.title).toBe(`Maria Santos – ${shown} | Husay`);
  expect(page.meta['og:title']).toBe(`Maria Santos – ${shown}`);
  expect(page.jsonLd).toMatchObject({ mainEntity: { jobTitle: kept } });
  expect(page.initialData).toMatchObject({ profile: { resume: { title: kept } } });
  // One for the description, one for the data.
  expect(page.scripts).toBe(2);
  expect(html).not.toContain('<h1>');
  expect(html.endsWith('</html>')).toBe(true);
});

test('a title written from right to left turns no words around in the description', async () => {
  await saved({ ...sampleResume, title: 'ممرضة', summary: '' });
  const { page } = await open('/profile/maria-santos-2');
  expect(page.meta['description']).toBe(
    `Maria Santos – ${isolated('ممرضة')}. Resume and credentials on Husay.`,
  );
});

test('a hostile name is only a name', async () => {
  const name = '"><script>alert(1)</script>';
  const eve = await app.signedIn({ email: 'eve@example.com', firstName: name });
  await publishResume(eve);
  const { page } = await open(`/profile/${(await eve.currentUser()).username}`);
  expect(page).toMatchObject({ title: `${name} – Registered Nurse | Husay`, scripts: 2 });
  expect(page.meta['profile:first_name']).toBe(name);
});

describe('a profile that is not there', () => {
  test.each(['/profile/nobody', '/profile/%00', '/profile/maria_santos'])(
    '%s is a 404 page, not to be listed',
    async (path) => {
      const { response, page } = await open(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(page).toMatchObject({ title: 'Profile Not Found | Husay', initialData: { currentUser: null } });
      expect(page.meta.robots).toBe('noindex');
    },
  );
});
