import type { APIRequestContext } from '@playwright/test';
import { samplePerson } from '../shared/resume/sample-resume';
import type { Person, SamplePerson } from './pages/sign-in-page';

const samplePeople: Record<SamplePerson, Person> = {
  'Maria Santos': samplePerson,
  'Juan dela Cruz': { email: 'juan@husay.test', firstName: 'Juan', lastName: 'dela Cruz' },
  Admin: { email: 'admin@husay.test', firstName: 'Admin', lastName: '' },
};

/**
 * Signs in by the calls that a browser makes on the built-in provider's page, without drawing anything: how that looks has
 * journeys of its own, and the others need not wait for it.
 */
export const signInByCalls = async (request: APIRequestContext, person: Person | SamplePerson) => {
  const form = await request.get('/api/login');
  const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
  if (!action) throw new Error(`No sign-in form at ${form.url()}`);
  const answers = typeof person === 'string' ? samplePeople[person] : person;
  const home = await request.post(new URL(action, form.url()).href, { form: { ...answers } });
  if (!home.ok()) throw new Error(`Signing in ended with ${home.status()} at ${home.url()}`);
};
