import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SubscriptionOverview } from '#shared/billing/schema';
import { Browser } from '../../../testing/requests/browser';
import { makeWorkspace, startServer } from '../../../testing/servers/server-process';
import { databaseForProcess } from '../../../testing/postgres/test-database';

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let database: Awaited<ReturnType<typeof databaseForProcess>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  workspace = await makeWorkspace();
  database = await databaseForProcess();
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await workspace.remove();
  await database.remove();
});

/** Pays with a sandbox card on the hosted page. `onPaid` runs as soon as the page has responded. */
const pay = async (browser: Browser, checkoutUrl: string, onPaid: () => void) => {
  const page = await (await browser.get(checkoutUrl)).text();
  const action = /<form method="post" action="([^"]*card[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
  const answer = await browser.request(new URL(action ?? 'no-card-form', checkoutUrl).href, {
    method: 'POST',
    body: new URLSearchParams({ cardNumber: '4123450131000508', expiry: '12/2030', cvv: '111' }),
  });
  onPaid();
  expect(answer.headers.get('location')).toContain('status=success');
};

test('killed between paid at Maya and granted here: granted after the restart', async () => {
  server = await startServer(workspace.folder, database.settings);
  const ana = new Browser(server.origin);
  await ana.signIn({ email: 'ana@example.com', firstName: 'Ana' });
  const { id } = await ana.currentUser();
  const checkout = await ana.send('POST', '/api/create-checkout-session');
  const { checkout_url: url } = (await checkout.json()) as { checkout_url: string };
  // Paid, and killed before any delivery: the response has arrived, deliveries are sent once a second.
  await pay(ana, url, () => server.kill('SIGKILL'));
  expect((await server.ended).signal).toBe('SIGKILL');

  server = await startServer(workspace.folder, database.settings, server.port);
  const back = new Browser(server.origin, ana.cookie('husay.sid'));
  await vi.waitFor(
    async () => {
      await back.send('POST', '/api/payments/check');
      const overview = (await (
        await back.get(`/api/user/${id}/subscription`)
      ).json()) as SubscriptionOverview;
      expect(overview.subscription.plan).toBe('pro');
      expect(overview.payments.map(({ status }) => status)).toEqual(['paid']);
    },
    { timeout: 20_000, interval: 200 },
  );
});
