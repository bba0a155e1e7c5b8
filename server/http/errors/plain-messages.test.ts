import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import type { ErrorBody } from '#shared/http/errors';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { allEndpoints } from '../api-description';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp({ environment: { ADMIN_EMAILS: 'admin@example.com' } });
  admin = await app.signedIn({ email: 'admin@example.com' });
});
afterAll(() => app.stop());

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
}

const wrongValues = [undefined, null, 5, '', 'x', 'x'.repeat(5000), {}];

/** The value wrong in one place at a time, at every depth, with everything else left out. */
const wrongOnes = ({ properties, items }: Described): unknown[] => [
  ...wrongValues,
  ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
    wrongOnes(field).map((value) => ({ [name]: value })),
  ),
  ...(items ? wrongOnes(items).map((value) => [value]) : []),
];

const describe = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Zod's own words.
const ofProgrammers =
  /expected|received|invalid input|too (small|big)|>=|<=|undefined|null|nan\b|regex|pattern/i;

const expectPlain = async (what: string, response: Response) => {
  expect(response.status, what).toBeLessThan(500);
  const answer = await response.text();
  if (response.status !== 400) return 0;
  const { message, fields = {} } = JSON.parse(answer) as ErrorBody;
  for (const text of [message, ...Object.values(fields)]) {
    expect(text, `${what} ${answer}`).not.toMatch(ofProgrammers);
    expect(text, what).toMatch(/^[A-Z].*/);
  }
  return Object.keys(fields).length;
};

const withBody = allEndpoints
  .filter(
    (endpoint): endpoint is Endpoint & { body: z.ZodType } => endpoint.body !== undefined && !endpoint.upload,
  )
  // What takes the same, such as a resume beside the main one, answers the same.
  .filter(({ body }, index, all) => all.findIndex((other) => other.body === body) === index);
const anyId = '6f2c2f0e-9a53-4d0e-8f0a-3f1d1c2b4a59';
const call = (endpoint: Endpoint, address: string, body?: unknown) =>
  endpoint.method === 'GET' ? admin.get(address) : admin.send(endpoint.method, address, body);
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, anyId);

test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s names what is missing or wrong in its body in plain words',
  async (what, endpoint) => {
    for (const body of wrongOnes(describe(endpoint.body)))
      await expectPlain(`${what} ${JSON.stringify(body)}`, await call(endpoint, addressOf(endpoint), body));
  },
);

test('so does every query', async () => {
  let named = 0;
  for (const endpoint of allEndpoints) {
    if (!endpoint.query) continue;
    for (const query of wrongOnes(describe(endpoint.query))) {
      if (!isFields(query)) continue;
      const given = Object.entries(query).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      );
      const address = `${addressOf(endpoint)}?${new URLSearchParams(given)}`;
      named += await expectPlain(address, await call(endpoint, address));
    }
  }
  expect(named).toBeGreaterThan(0);
});

test('a missing field is named as the form names it', async () => {
  const answer = await admin.send('PUT', '/api/profile', {});
  expect(await answer.json()).toMatchObject({
    fields: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
    },
  });
  const update = await admin.send('POST', '/api/admin/update-billing', {});
  expect(await update.json()).toMatchObject({
    fields: {
      userId: 'Please choose a user from the list',
      newStatus: 'New status is required',
      reason: expect.any(String),
    },
  });
});
