import type { APIRequestContext } from '@playwright/test';
import { samplePerson } from '../shared/resume/sample-resume';
import type { Person, SamplePerson } from './pages/sign-in-page';

const samplePeople: Record<SamplePerson, Person> = {
  'Maria Santos': samplePerson,
  'Juan dela Cruz': { email: 'juan@husay.test', firstName: 'Juan', lastName: 'dela Cruz' },
  Admin: { email: 'admin@husay.test', firstName: 'Admin', lastName: '' },
};

// A connection that stays open could be reused minutes later, at the moment when the server closes it as idle.
const headers = { connection: 'close' };

/**
 * Signs in with the HTTP calls of the built-in provider's page, without rendering it: the page has its own tests.
 */
export const signInByCalls = async (request: APIRequestContext, person: Person | SamplePerson) => {
  const form = await request.get('/api/login', { headers });
  const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
  if (!action) throw new Error(`No sign-in form at ${form.url()}`);
  const answers = typeof person === 'string' ? samplePeople[person] : person;
  const home = await request.post(new URL(action, form.url()).href, { headers, form: { ...answers } });
  if (!home.ok()) throw new Error(`Signing in ended with ${home.status()} at ${home.url()}`);
};
