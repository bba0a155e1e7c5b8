import type { Browser } from '@playwright/test';
import { updateBilling } from '../shared/admin-billing/endpoints';
import { acceptTerms, createOrganization } from '../shared/organizations/endpoints';
import type { Organization } from '../shared/organizations/schema';
import { termsVersion } from '../shared/organizations/terms';
import { expect, newPerson } from './fixtures';
import { openPerson } from './own-app';

/** An agency that accepted the terms, made by calls, and its owner in a browser of their own. */
export const openAgency = async (browser: Browser, name = 'Bayanihan Manpower') => {
  const owner = await openPerson(browser, newPerson('Olga', 'Ramos'));
  const admin = await openPerson(browser, 'Admin');
  const plan = { userId: owner.id, newStatus: 'agency', reason: 'A journey' };
  expect((await admin.page.request.post(updateBilling.path, { data: plan })).status()).toBe(200);
  await admin.close();
  const made = await owner.page.request.post(createOrganization.path, {
    data: {
      name,
      slug: `agency-${crypto.randomUUID().slice(0, 8)}`,
      kind: 'manpower',
      licenseNumber: 'DMW-001-LB',
      contact: { email: 'hello@bayanihan.example', phone: '', website: '', address: 'Ermita, Manila' },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id, slug } = (await made.json()) as Organization;
  const terms = acceptTerms.path.replace(':organizationId', id);
  expect((await owner.page.request.post(terms, { data: { version: termsVersion } })).ok()).toBe(true);
  return { ...owner, organizationId: id, team: `/team/${slug}` };
};
