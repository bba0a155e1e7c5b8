import { expect } from 'vitest';
import type { Candidate, NewCandidate, StoredCandidate } from '#shared/candidates/schema';
import { yearsLater } from '#shared/candidates/retention';
import { manilaDay } from '#shared/manila-day';
import type { Role } from '#shared/organizations/policy';
import type { Organization } from '#shared/organizations/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEntries } from '#shared/resume/empty-entries';
import { organizationMembers } from '../../db/schema/organizations';
import { setPlan } from '../billing/subscriptions';
import type { Browser } from '../requests/browser';
import type { TestApp } from '../test-app';

let count = 0;

export const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
};

/** A candidate as a recruiter types one. */
export const nurse = (changes: Partial<NewCandidate> = {}, today = '2026-11-20'): NewCandidate => ({
  name: 'Ana Reyes',
  email: '',
  content: {
    ...emptyResume,
    title: 'ICU Nurse',
    phone: '+63 917 555 0142',
    location: 'Cebu City',
    skills: ['Triage'],
    experience: [
      {
        ...emptyEntries.experience,
        title: 'Staff Nurse',
        company: 'Chong Hua',
        duration: 'Jan 2020 – Present',
      },
    ],
    licenses: [
      { ...emptyEntries.licenses, name: 'Registered Nurse', validUntil: '2028-05', number: '0712345' },
    ],
  },
  profession: null,
  availability: 'unknown',
  availableOn: null,
  tags: [],
  basisDate: today,
  keepUntil: yearsLater(today, 1),
  sensitiveConsentOn: null,
  importKey: null,
  ...changes,
});

/** An agency that accepted the terms, with its owner and what calls its candidates. */
export const openAgency = async (app: TestApp, { terms = true }: { terms?: boolean } = {}) => {
  const owner = await app.signedIn({ email: `owner-${++count}@example.com`, firstName: 'Liza' });
  const { id: ownerId } = await owner.currentUser();
  await setPlan(app, ownerId, 'agency');
  const organization = await ok<Organization>(
    owner.send('POST', '/api/organizations', {
      name: 'Bayanihan Manpower',
      slug: `bayanihan-candidates-${count}`,
      kind: 'manpower',
      licenseNumber: 'DMW-001-LB',
      contact: { email: 'hello@bayanihan.example', phone: '', website: '', address: 'Ermita, Manila' },
    }),
  );
  if (terms)
    await app.deps.database.query(
      `update organizations set terms_accepted_at = now(), terms_version = 'test' where id = $1`,
      [organization.id],
    );
  const root = `/api/organizations/${organization.id}/candidates`;
  return {
    owner,
    ownerId,
    organization,
    root,
    /** Someone who joined in this role. */
    join: async (role: Role) => {
      const browser = await app.signedIn({ email: `${role}-${++count}@example.com`, firstName: role });
      const { id } = await browser.currentUser();
      await app.db
        .insert(organizationMembers)
        .values({ organizationId: organization.id, userId: id, role, createdAt: app.clock.now() });
      return { browser, id };
    },
    add: async (changes: Partial<NewCandidate> = {}, browser: Browser = owner): Promise<Candidate> =>
      (await ok<StoredCandidate>(browser.send('POST', root, nurse(changes, manilaDay(app.clock.now())))))
        .candidate,
    list: (query = '') =>
      ok<{ candidates: Candidate[]; total: number }>(owner.get(root + (query && `?${query}`))),
    actions: async (candidateId: string): Promise<string[]> => {
      const { rows } = await app.deps.database.query(
        'select action from organization_audit where candidate_id = $1 order by id',
        [candidateId],
      );
      return rows.map((row) => (row as { action: string }).action);
    },
  };
};

/** The token of a link for the person. */
export const linkOf = async (browser: Browser, address: string): Promise<string> => {
  const { path } = await ok<{ path: string }>(browser.send('POST', `${address}/link`));
  return path.split('/').at(-1) ?? '';
};

/** As the job notes it. */
export const endPlan = (app: TestApp, organizationId: string, at: Date | null) =>
  app.deps.database.query('update organizations set plan_ended_at = $2 where id = $1', [organizationId, at]);
