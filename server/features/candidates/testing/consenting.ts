import { expect } from 'vitest';
import { consentWording } from '#shared/candidates/consent/wording';
import type { Consent, GivenConsent, NewRequest, OpenedRequest } from '#shared/candidates/consent/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { newPerson, newTeam } from '../../../testing/content/teams';
import type { Browser } from '../../../testing/requests/browser';
import type { TestApp } from '../../../testing/test-app';
import { ok } from '../../../testing/organizations/agency';

export const everything = { contact: true, credentials: true, particulars: true };

/** An agency, and a person with a saved resume. */
export const consenting = async (app: TestApp) => {
  const agency = await newTeam(app);
  const person = await newPerson(app);
  await ok(
    person.browser.send('POST', '/api/resume', {
      title: 'ICU Nurse',
      phone: '+63 917 555 0142',
      location: 'Cebu City',
      skills: ['Triage'],
      particulars: { ...emptyResume.particulars, birthDate: '1990-02-03' },
    }),
  );
  return { ...agency, person };
};

/** Asks for consent; returns the token of the link. */
export const ask = async (browser: Browser, path: string, changes: Partial<NewRequest> = {}) => {
  const { path: link } = await ok<{ path: string }>(
    browser.send('POST', `${path}/candidate-requests`, {
      email: '',
      purpose: 'Proposing you to hospitals in Riyadh',
      asks: everything,
      endsOn: '2027-11-20',
      ...changes,
    }),
  );
  return link.replace('/consent/', '');
};

export const openAsked = (browser: Browser, token: string) =>
  ok<OpenedRequest>(browser.send('POST', '/api/consents/open', { token }));

/** Consents as the page does: to the words that it shows. */
export const answer = async (
  browser: Browser,
  token: string,
  changes: Partial<GivenConsent> = {},
  { isRefused = false } = {},
): Promise<Response> => {
  const { organization, purpose, own } = await openAsked(browser, token);
  const chosen = {
    resumeId: own?.resumes[0]?.id ?? '',
    parts: { contact: false, credentials: false, particulars: false },
    endsOn: '2027-05-20',
    ...changes,
  };
  const wording = consentWording({
    organization: organization.name,
    licenseNumber: organization.licenseNumber,
    purpose,
    resume: own?.resumes[0]?.name ?? '',
    ...chosen,
  });
  const response = await browser.send('POST', '/api/consents', { token, wording, ...chosen, ...changes });
  if (!isRefused) expect(response.status, await response.clone().text()).toBe(204);
  return response;
};

export const listOwn = async (browser: Browser): Promise<Consent[]> =>
  (await ok<{ consents: Consent[] }>(browser.get('/api/consents'))).consents;
