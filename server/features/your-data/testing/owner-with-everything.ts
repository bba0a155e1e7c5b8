import { randomUUID } from 'node:crypto';
import { consentWording } from '#shared/candidates/consent/wording';
import type { OpenedRequest } from '#shared/candidates/consent/schema';
import { manilaDay } from '#shared/manila-day';
import { emptyApplication } from '#shared/applications/schema';
import { sampleLetter } from '#shared/letters/samples';
import type { Credential } from '#shared/credentials/schema';
import { billingLogs } from '../../../db/schema/billing';
import { reminderDigests } from '../../../db/schema/applications';
import { addMember, newTeam } from '../../../testing/content/teams';
import { pdf } from '../../../testing/content/documents';
import type { Browser } from '../../../testing/requests/browser';
import { createToken } from '../../../testing/requests/api-token';
import { multipart } from '../../../testing/requests/multipart';
import { newPayer, paymentWorld } from '../../../testing/billing/payer';
import { jpeg, png } from '../../../testing/content/pictures';
import type { TestApp } from '../../../testing/test-app';

/** Texts that only this owner's data holds. */
export const traces = ['ana.cruz', 'Ana', 'Cruz', '917 555 0142', 'Cebu', 'license'];

export const uploadCredential = async (
  browser: { request: (path: string, init: RequestInit) => Promise<Response> },
  content: Uint8Array,
  name: string,
) =>
  browser.request('/api/credentials/upload', {
    method: 'POST',
    ...multipart([
      ['title', `Nursing license ${name}`],
      ['isPublic', 'true'],
      ['file', content, name],
    ]),
  });

/** A user with a resume, a draft, another resume with a draft, a photo, two credentials, an application with a sent file and a link and a stage of their own, reminders by e-mail, a letter, an inquiry, a place in a team, a consent to an agency, an API token, a view, a download, a paid payment and an admin's note. */
export const ownerWithEverything = async (app: TestApp, email = `ana.cruz.${randomUUID()}@example.com`) => {
  const payer = await newPayer(app, email);
  const { browser, id } = payer;
  const { username } = await browser.currentUser();
  await createToken(browser, { name: 'Site of Ana Cruz' });
  await browser.send('POST', '/api/applications/filters', {
    name: 'Ana’s clinics',
    selection: { search: 'clinic' },
  });
  await app.db.insert(reminderDigests).values({ userId: id, isOn: true });
  await browser.send('POST', '/api/applications/stages', { name: 'Ana’s panel', follows: 'screening' });
  const applied = await browser.send('POST', '/api/applications', {
    ...emptyApplication,
    company: 'Clinic of Ana Cruz',
    jobTitle: 'Nurse',
    post: 'Nurses in Cebu',
    stage: 'applied',
  });
  const { id: applicationId } = (await applied.json()) as { id: string };
  await browser.request('/api/sent', {
    method: 'POST',
    ...multipart([
      ['applicationId', applicationId],
      ['kind', 'resume'],
      ['label', 'Nurse in Cebu'],
      ['sentOn', '2026-11-19'],
      ['file', pdf(), 'Ana_Cruz_CV.pdf'],
    ]),
  });
  await browser.send('POST', '/api/letters', {
    name: 'To the clinic of Ana Cruz',
    applicationId: null,
    content: sampleLetter('cover', { date: '2026-11-26' }),
  });
  await browser.send('POST', '/api/inquiries', {
    name: 'Ana Cruz',
    company: 'Agency of Ana Cruz',
    email: 'ana.cruz@example.com',
    phone: '',
    licenseNumber: '',
    size: 'upTo100',
    message: 'Ana Cruz asks',
  });
  const { team, owner } = await newTeam(app);
  await addMember(app, team.id, id, 'admin');
  await browser.send('POST', `/api/organizations/${team.id}/invitations`, { role: 'viewer', email });
  const reference = await payer.begin();
  const world = paymentWorld(app);
  world.finish(reference);
  await world.deliver();
  const photo = (await (
    await browser.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg')
  ).json()) as {
    url: string;
  };
  await browser.send('POST', '/api/resume', {
    title: 'Nurse in Cebu',
    phone: '+63 917 555 0142',
    skills: ['Triage'],
    profilePhotoUrl: photo.url,
  });
  await browser.send('PUT', '/api/resume/draft', {
    content: { title: 'Head Nurse in Cebu', phone: '+63 917 555 0142' },
    version: 1,
    revision: 'typed-later',
    replaces: [],
  });
  const made = await browser.send('POST', '/api/documents', { forJob: 'Nurse in Dubai' });
  const { id: version } = (await made.json()) as { id: string };
  await browser.send('PUT', `/api/documents/${version}/draft`, {
    content: { title: 'Nurse, formerly in Cebu' },
    version: 1,
    revision: 'typed-later',
    replaces: [],
  });
  await browser.send('POST', '/api/application-links', { applicationId, documentId: version });
  await browser.send('POST', '/api/applications/calendar-link');
  await consentTo(app, browser, { path: `/api/organizations/${team.id}`, owner: owner.browser });
  const document = (await (await uploadCredential(browser, pdf(), 'license.pdf')).json()) as Credential;
  world.pass(1);
  const picture = (await (await uploadCredential(browser, await png(), 'License.png')).json()) as Credential;
  const credentials = [document, picture];
  const headers = { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };
  const visitor = app.visitor();
  await visitor.send('POST', `/api/profile/${username}/views`, { referrer: 'https://=cmd.example' }, headers);
  await visitor.send('POST', `/api/profile/${username}/downloads`, { type: 'resume_pdf' }, headers);
  await app.recorded();
  await app.db.insert(billingLogs).values({
    userId: id,
    cause: 'admin',
    oldStatus: 'pro',
    newStatus: 'pro',
    createdAt: app.clock.now(),
    reason: `Manual cleanup for user ${email}, as ANA CRUZ asked`,
  });
  return { ...payer, email, username, reference, photo, credentials };
};

/** Consents to share the main resume with a team. */
const consentTo = async (
  app: TestApp,
  browser: Browser,
  { path, owner }: { path: string; owner: Browser },
) => {
  const facts = {
    purpose: 'Proposing Ana Cruz to clinics',
    parts: { contact: true, credentials: true, particulars: false },
    endsOn: manilaDay(new Date(app.clock.now().getTime() + 90 * 86_400_000)),
  };
  const asked = await owner.send('POST', `${path}/candidate-requests`, {
    email: '',
    purpose: facts.purpose,
    asks: facts.parts,
    endsOn: facts.endsOn,
  });
  const token = ((await asked.json()) as { path: string }).path.replace('/consent/', '');
  const opened = await browser.send('POST', '/api/consents/open', { token });
  const { organization, own } = (await opened.json()) as OpenedRequest;
  const [resume] = own?.resumes ?? [];
  if (!resume) throw new Error('There is no resume to share');
  const { parts, endsOn } = facts;
  const wording = consentWording({
    ...facts,
    organization: organization.name,
    licenseNumber: organization.licenseNumber,
    resume: resume.name,
  });
  const given = await browser.send('POST', '/api/consents', {
    token,
    resumeId: resume.id,
    parts,
    endsOn,
    wording,
  });
  if (!given.ok) throw new Error(`No consent was given: ${await given.text()}`);
};

/** Every row of every table as text, but for tables that hold no user's data by their purpose. */
export const allRows = async ({ deps }: Pick<TestApp, 'deps'>): Promise<Record<string, string>> => {
  const { rows } = await deps.database.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: Record<string, string> = {};
  for (const { name } of rows as { name: string }[]) {
    const content = await deps.database.query(`select t::text as row from "${name}" t`);
    texts[name] = (content.rows as { row: string }[]).map(({ row }) => row).join('\n');
  }
  return texts;
};
