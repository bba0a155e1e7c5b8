import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/organizations/policy';
import type { Organization, OrganizationDetails } from '#shared/organizations/schema';
import { termsVersion } from '#shared/organizations/terms';
import { organizationMembers } from '../../db/schema/organizations';
import { setPlan } from '../billing/subscriptions';
import type { TestApp } from '../test-app';

type App = Pick<TestApp, 'signedIn' | 'db' | 'clock'>;

export const teamDetails = (changes: Partial<OrganizationDetails> = {}): OrganizationDetails => ({
  name: 'Bayanihan Manpower',
  slug: `bayanihan-${randomUUID().slice(0, 8)}`,
  kind: 'manpower',
  licenseNumber: 'DMW-001-LB',
  contact: { email: 'hello@bayanihan.example', phone: '', website: '', address: 'Ermita, Manila' },
  ...changes,
});

/** A user signed in, on a plan. */
export const newPerson = async (app: App, plan: 'free' | 'pro' | 'agency' = 'free', name = 'Liza') => {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.com`;
  const browser = await app.signedIn({ email, firstName: name, lastName: 'Ramos' });
  const { id } = await browser.currentUser();
  if (plan !== 'free') await setPlan(app, id, plan);
  return { browser, id, email };
};

/** A team with its owner on the Agency plan; the terms are accepted. */
export const newTeam = async (app: App, changes: Partial<OrganizationDetails> = {}) => {
  const owner = await newPerson(app, 'agency', 'Olga');
  const answer = await owner.browser.send('POST', '/api/organizations', teamDetails(changes));
  if (!answer.ok) throw new Error(`The team was not created: ${await answer.text()}`);
  const team = (await answer.json()) as Organization;
  await owner.browser.send('POST', `/api/organizations/${team.id}/terms`, { version: termsVersion });
  return { owner, team, path: `/api/organizations/${team.id}` };
};

/** Makes a user a member, without an invitation. */
export const addMember = (app: App, organizationId: string, userId: string, role: Role) =>
  app.db.insert(organizationMembers).values({ organizationId, userId, role, createdAt: app.clock.now() });

export const newMember = async (app: App, organizationId: string, role: Role, name = 'Rico') => {
  const person = await newPerson(app, 'free', name);
  await addMember(app, organizationId, person.id, role);
  return person;
};
