import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { pageNames, pageOf, pages } from '#shared/pages/page-table';
import { pictureRecord, sampleRecord } from '../testing/sample-credential';
import { sampleProfile } from '../testing/sample-profile';
import { sampleUser } from '../testing/sample-user';
import { renderPage } from './server-entry';

const { user, resume, credentials } = sampleProfile;
const address = `/profile/${user.username}`;
// React separates adjacent text nodes with empty comments.
const textOf = (markup: string) => markup.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '\n');

const withoutData = pageNames.filter((name) => {
  const { serverRendered, data } = pageOf(name);
  const path = pages[name];
  return serverRendered && !data && !path.includes(':');
});

// A page that only works in a browser would silently arrive empty, with its text after its code.
test.each(withoutData)('the page %s is rendered with its heading', async (name) => {
  expect(await renderPage(pages[name], { currentUser: null })).toContain('<h1');
});

// From its first use on, Node tracks every promise of the process, which takes time from all requests.
test('rendering needs no AsyncLocalStorage', async () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  await renderPage('/', { currentUser: null });
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
});

test('the landing page is rendered in full', async () => {
  const text = textOf(await renderPage('/', { currentUser: null }));
  for (const part of [
    'Build a professional resume in minutes',
    'Easy Builder',
    'Most Popular',
    '₱99',
    'Terms of Service',
  ])
    expect(text).toContain(part);
});

test('the privacy notice is rendered in full, with the operator from the settings, escaped', async () => {
  const notice = {
    version: '2026-11-22',
    operatorName: '<b>Husay Careers</b>',
    dpoName: 'Liza Ramos',
    dpoEmail: 'privacy@husay.example',
    retention: {
      visits: 400,
      securityLog: 400,
      paymentMessages: 61,
      idleSession: 14,
      session: 30,
      usedTrial: 400,
      trash: 30,
      inquiries: 730,
      requestLog: 30,
      backups: 30,
    },
    signInCookieHours: 24,
    sendsEmail: false,
  };
  const markup = await renderPage('/privacy', { currentUser: null, notice });
  expect(markup).toContain('&lt;b&gt;Husay Careers&lt;/b&gt;');
  const text = textOf(markup);
  for (const part of ['Liza Ramos', 'privacy@husay.example', '400 days', '61 days', 'privacy.gov.ph', 'Maya'])
    expect(text).toContain(part);
});

test('a profile is rendered in full, down to its last section', async () => {
  const text = textOf(
    await renderPage(`${address}?from=mail`, { currentUser: null, profile: sampleProfile }),
  );
  const { experience, education, skills, title, location } = resume;
  for (const part of [
    `${user.firstName} ${user.lastName}`,
    user.email,
    title,
    location,
    ...skills,
    ...experience.flatMap((job) => [job.title, job.company]),
    ...education.map(({ school }) => school),
    ...credentials.map((credential) => credential.title),
    'Mar 15, 2024',
    'Download Resume PDF',
    'Share Profile',
    'Get Started Free',
  ])
    expect(text).toContain(part);
});

test('a credential is rendered in full, image included, except what needs a script', async () => {
  const at = `${address}/credentials/${pictureRecord.credential.id}`;
  const markup = await renderPage(at, { currentUser: null, credential: pictureRecord });
  const text = textOf(markup);
  const { title, issuer, sha256 } = pictureRecord.credential;
  for (const part of [
    title,
    issuer,
    'Valid until 2027',
    'Self-declared',
    'Nov 20, 2026, 9:00 AM',
    'Maria Santos',
  ])
    expect(text).toContain(part);
  expect(text.replace(/\n/g, '')).toContain(sha256);
  expect(markup).toContain(`src="${pictureRecord.credential.fileUrl}"`);
  expect(text).not.toContain('Check a file');
  expect(textOf(await renderPage(at, { currentUser: sampleUser(), credential: sampleRecord }))).toContain(
    'Dashboard',
  );
});

test('a missing credential renders not found', async () => {
  const missingCredential = { username: 'Nobody', id: 'X' };
  const markup = await renderPage('/profile/Nobody/credentials/X', { currentUser: null, missingCredential });
  expect(markup).toContain('Credential Not Found');
});

test('the URL may be in capitals', async () => {
  const text = textOf(
    await renderPage(address.toUpperCase().replace('/PROFILE', '/profile'), {
      currentUser: null,
      profile: sampleProfile,
    }),
  );
  expect(text).toContain(resume.title);
});

test('a signed-in user has their own navigation bar', async () => {
  const text = textOf(await renderPage(address, { currentUser: sampleUser(), profile: sampleProfile }));
  expect(text).toContain('Dashboard');
  expect(text).not.toContain('Log In');
});

test('an unused username renders not found', async () => {
  expect(await renderPage('/profile/Nobody', { currentUser: null, missingProfile: 'Nobody' })).toContain(
    'Profile Not Found',
  );
});

test('a link that has ended says what to do', async () => {
  const path = '/profile/nobody/for/AAAAAAAAAAAAAAAAAAAAAA';
  expect(await renderPage(path, { currentUser: null, missingVersion: 'AAAAAAAAAAAAAAAAAAAAAA' })).toContain(
    'ask the sender for a new one',
  );
});

test('user text stays text: no markup, no scripts, no template placeholders', async () => {
  const hostile = `</div></script><script>alert(1)</script><img src=x onerror=alert(1)> "'& <!--head-->`;
  const markup = await renderPage(address, {
    currentUser: null,
    profile: {
      user: { ...user, firstName: hostile, profileImageUrl: 'javascript:alert(1)' },
      resume: {
        ...resume,
        title: hostile,
        summary: hostile,
        location: hostile,
        website: 'javascript:alert(1)',
        profilePhotoUrl: '',
        skills: [hostile],
      },
      credentials: credentials.map((credential) => ({
        ...credential,
        title: hostile,
        fileUrl: 'javascript:alert(1)',
      })),
      today: sampleProfile.today,
    },
  });
  expect(markup).not.toMatch(/<script|<img|<!--head|(href|src)="javascript:/i);
  expect(markup.match(/&lt;script&gt;alert\(1\)/g)!.length).toBeGreaterThanOrEqual(5);
});

test('no script and no streaming placeholder, however long the page is', async () => {
  const paragraph = 'Led a team of nurses through long nights. '.repeat(11);
  const long = { ...resume.experience[0]!, description: paragraph };
  const markup = await renderPage(address, {
    currentUser: null,
    profile: { ...sampleProfile, resume: { ...resume, experience: Array.from({ length: 60 }, () => long) } },
  });
  expect(markup.length).toBeGreaterThan(30_000);
  expect(markup).not.toMatch(/<script|<template|<!--\$[?!~]/);
});

test('a render error rejects instead of yielding partial markup', async () => {
  const broken = {
    ...sampleProfile,
    resume: { ...resume, experience: null },
  } as unknown as typeof sampleProfile;
  await expect(renderPage(address, { currentUser: null, profile: broken })).rejects.toThrow();
});
