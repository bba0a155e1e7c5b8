// Processing time of webhook deliveries, each logged, queried and settled, with the sandbox on the same machine:
// npm run bench webhooks. Uses the embedded database, or DATABASE_URL.
import { performance } from 'node:perf_hooks';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import type { SubscriptionOverview } from '#shared/billing/schema';
import { Browser } from '../server/testing/requests/browser';
import { startRunningServer } from '../scripts/testing/running-server';

const people = 40;
// One payment may have 20 deliveries in a minute: with those sent one at a time this is the maximum.
const perPayment = 12;
const atOnce = 10;

const { DATABASE_URL } = process.env;
const server = await startRunningServer(DATABASE_URL ? { DATABASE_URL } : {});
const { origin } = server;

/** The reference number of a payment that this user has started. */
const begin = async (index: number) => {
  const browser = new Browser(origin);
  await browser.signIn({ email: `bench-${index}-${Date.now()}@example.test`, firstName: 'Bench' });
  const { id } = await browser.currentUser();
  await browser.send('POST', '/api/create-checkout-session');
  const overview = (await (await browser.get(`/api/user/${id}/subscription`)).json()) as SubscriptionOverview;
  const reference = overview.latestPayment?.referenceNumber;
  if (!reference) throw new Error('no payment was begun');
  return reference;
};

const deliver = async (reference: string) => {
  const start = performance.now();
  const { status } = await fetch(origin + mayaWebhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: reference,
      isPaid: true,
      status: 'PAYMENT_SUCCESS',
      requestReferenceNumber: reference,
    }),
  });
  if (status !== 200) throw new Error(`answered ${status}`);
  return performance.now() - start;
};

const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? NaN;

try {
  const references: string[] = [];
  for (let i = 0; i < people; i++) references.push(await begin(i));

  const one: number[] = [];
  for (let i = 0; i < 300; i++) one.push(await deliver(references[i % people] ?? ''));
  one.sort((a, b) => a - b);

  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      for (let i = lane; i < people * perPayment; i += atOnce)
        times.push(await deliver(references[i % people] ?? ''));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const line = (name: string, sorted: number[]) =>
    console.log(
      `${name.padEnd(24)} p50 ${share(sorted, 0.5).toFixed(1)} ms, p95 ${share(sorted, 0.95).toFixed(1)} ms`,
    );
  line('one at a time', one);
  line(`${atOnce} at a time`, times);
  console.log(
    `sustained for ${seconds.toFixed(1)} s: ${(times.length / seconds).toFixed(0)} deliveries a second`,
  );
} finally {
  await server.stop();
}
