import { randomUUID } from 'node:crypto';
import { expectSound } from '../../accessibility';
import { clearWebhookLogs, listWebhookLogs } from '../../../shared/webhooks/endpoints';
import { expectErrorToast } from '../../billing-checks';
import { countCalls, failCalls, holdCalls, nextCall } from '../../calls';
import { expectColor } from '../../colors';
import { expect, expectToast, newPerson } from '../../fixtures';
import { openPerson, testInOwnApp } from '../../own-app';
import { BillingPage } from '../../pages/billing-page';
import { WebhookMonitorPage } from '../../pages/webhook-monitor-page';
import { WebhookTestPage } from '../../pages/webhook-test-page';

// Clearing the logs would remove entries that other tests need.
const test = testInOwnApp('app-with-monitor');

test('a test delivery is marked as a test, and can be cleared @phone', async ({ page, signIn }) => {
  // Axe scans several screens of this test, in light and dark mode.
  test.slow();
  await signIn('Admin');
  const monitor = new WebhookMonitorPage(page);
  const sender = new WebhookTestPage(page);
  await sender.goto();
  await expectSound(page);
  await sender.sendFormat('Default (paid flag plus COMPLETED)', 'no-such-checkout');
  await expectToast(page, 'Success', 'Webhook test completed');
  await expect(sender.result).toContainText('"isPaid": true');
  await expect(sender.result).toContainText('"COMPLETED"');
  await expectSound(page);

  const note = randomUUID();
  await sender.sendCustom(`{"note": "${note}", "card": "5123456789012346"}`);
  await expect(sender.result).toContainText(note);
  await expectSound(page);

  const administration = page.getByRole('navigation', { name: 'Administration' });
  await administration.getByRole('link', { name: 'Webhook Monitor' }).click();
  const delivery = monitor.delivery(note);
  await expect(delivery.getByText('Test', { exact: true })).toBeVisible();
  await expect(monitor.badge(delivery)).toHaveText('PROCESSED');
  await expect(delivery.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(delivery).toContainText('application/json');
  await delivery.getByText('Webhook data').click();
  await expect(delivery.getByRole('region', { name: 'Webhook data' })).toContainText('************2346');
  await expectSound(page);

  await page.getByRole('button', { name: 'Clear Logs' }).click();
  await expect(monitor.clearQuestion).toBeVisible();
  await expectSound(page);
  await monitor.clearQuestion.getByRole('button', { name: 'Clear Logs' }).click();
  await expectToast(page, 'Logs Cleared', 'Webhook logs have been cleared');
  await expect(page.getByText('No webhook activity detected')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Send a Test Webhook' }).click();
  await expect(page).toHaveURL('/webhook-test');
});

test('new deliveries appear automatically without moving the rows below', async ({ page, signIn }) => {
  test.slow();
  await signIn('Admin');
  const monitor = new WebhookMonitorPage(page);
  const note = randomUUID();
  await monitor.deliver(60, note);
  await monitor.goto();
  await expect(monitor.delivery(note)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(monitor.delivery(`${note} 1"`)).toHaveCount(1);

  // Still above the rows in view.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await monitor.deliver(1, `${note} top`);
  await expect(monitor.delivery(`${note} top 1`)).toBeInViewport();

  const read = monitor.delivery(`${note} 30"`);
  await read.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await read.getByText('Webhook data').click();
  const topOf = async () => (await read.boundingBox())!.y;
  const before = await topOf();
  await monitor.deliver(3, `${note} news`);
  await expect(monitor.delivery(`${note} news 3`)).toHaveCount(1);
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  await expect(read.getByRole('region', { name: 'Webhook data' })).toBeVisible();
  await expect(monitor.delivery(`${note} 1"`)).toHaveCount(1);

  await monitor.autoRefresh.click();
  await expect(monitor.autoRefresh).not.toBeChecked();
  await monitor.deliver(1, `${note} last`);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(monitor.delivery(`${note} last 1`)).toBeInViewport();
});

test('the badge shows a delivery’s result, and the details its body and sender @phone', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  await signIn('Admin');
  const monitor = new WebhookMonitorPage(page);
  const payer = await openPerson(browser, newPerson('Mila', 'Ong'));
  const billing = new BillingPage(payer.page);
  await billing.goto();
  const maya = await billing.pay();
  // Otherwise the return page may settle the payment before the delivery does.
  await payer.page.route(/\/api\/payments\/check$/, (route) => route.abort());
  await maya.payByCard();

  const note = randomUUID();
  await monitor.deliver(1, note);
  const broken = await page.request.post('/api/webhooks/maya', {
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Journeys/1.0' },
    data: Buffer.from(`{"note": "${note} broken"`),
  });
  expect(broken.status()).toBe(400);

  await monitor.goto();
  // Maya sends several events for one payment, and only the first one grants Pro.
  const granting = monitor.delivery(payer.id).filter({ hasText: 'Result: success' });
  const success = monitor.badge(granting);
  await expect(success).toHaveText('SUCCESS');
  await expectColor(success, 'green');
  await expect(granting.getByText('Test', { exact: true })).toHaveCount(0);
  await expect(monitor.facts(granting)).toHaveText([
    /^IP[\da-f.:]+$/,
    /^Content typeapplication\/json/,
    new RegExp(`^User ID${payer.id} \\(.+\\)$`),
    /^User agent.+$/,
  ]);

  const processed = monitor.delivery(`${note} 1"`);
  await expect(monitor.badge(processed)).toHaveText('PROCESSED');
  await expect(processed.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d:\d\d [AP]M$/);
  await expect(processed.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(monitor.facts(processed).nth(2)).toHaveText('User IDN/A');
  await processed.getByText('Webhook data').click();
  expect(await processed.getByRole('region', { name: 'Webhook data' }).textContent()).toBe(
    JSON.stringify({ note: `${note} 1` }, null, 2),
  );

  const failed = monitor.delivery(`${note} broken`);
  await expect(monitor.badge(failed)).toHaveText('FAILED');
  await expectColor(monitor.badge(failed), 'red');
  await expect(failed).toContainText('The body is not valid JSON.');
  await expect(failed).toContainText('Journeys/1.0');
  await expectSound(page);
  await payer.close();
});

test('it refreshes every five seconds, unless it is paused or the tab is hidden', async ({
  page,
  signIn,
}) => {
  await signIn('Admin');
  const monitor = new WebhookMonitorPage(page);
  const asked = countCalls(page, listWebhookLogs.path);
  const nextAsked = () => nextCall(page, listWebhookLogs.path);
  await page.clock.install();
  await monitor.goto();
  await expect(monitor.autoRefresh).toBeChecked();
  await expect(page.getByText(/^every 5 seconds, last at \d{1,2}:\d\d:\d\d [AP]M$/)).toBeVisible();
  await Promise.all([nextAsked(), page.clock.runFor(5000)]);

  // The click's request comes after all earlier ones.
  const expectQuiet = async () => {
    const before = asked();
    await page.clock.runFor('01:00');
    await Promise.all([nextAsked(), page.getByRole('button', { name: 'Refresh', exact: true }).click()]);
    expect(asked()).toBe(before + 1);
  };
  const looks = (visibilityState: 'visible' | 'hidden') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibilityState);
  await monitor.autoRefresh.click();
  await expect(page.getByText(/^off, last at /)).toBeVisible();
  await expectQuiet();

  await monitor.autoRefresh.click();
  await expect(monitor.autoRefresh).toBeChecked();
  await Promise.all([nextAsked(), page.clock.runFor(5000)]);
  await looks('hidden');
  await expectQuiet();
  await Promise.all([nextAsked(), looks('visible')]);
  await Promise.all([nextAsked(), page.clock.runFor(5000)]);
});

test.describe('on failure', () => {
  // The browser logs the errors that this test provokes.
  test.use({ expectedErrors: [/status of 502/] });

  test('the monitor shows an error and keeps its rows @phone', async ({ page, signIn }) => {
    test.slow();
    await signIn('Admin');
    const monitor = new WebhookMonitorPage(page);
    const note = randomUUID();
    await monitor.deliver(1, note);
    const letGo = await holdCalls(page, listWebhookLogs.path);
    await monitor.goto();
    await expect(page.getByRole('status').filter({ hasText: 'Loading webhook logs' })).toBeVisible();
    await expectSound(page);
    const letThrough = await failCalls(page, listWebhookLogs.path);
    letGo();
    await expect(monitor.delivery(note)).toBeVisible();
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expectErrorToast(page, 'Error', 'Failed to fetch webhook logs');
    await expect(page.getByRole('alert').filter({ hasText: 'out of date' })).toBeVisible();
    await expect(monitor.delivery(note)).toBeVisible();

    await monitor.goto();
    await expectErrorToast(page, 'Error', 'Failed to fetch webhook logs');
    await expect(monitor.deliveries).toHaveCount(0);
    await expectSound(page);
    await letThrough();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(monitor.delivery(note)).toBeVisible();

    await failCalls(page, clearWebhookLogs.path);
    await page.getByRole('button', { name: 'Clear Logs' }).click();
    await monitor.clearQuestion.getByRole('button', { name: 'Clear Logs' }).click();
    await expectErrorToast(page, 'Error', 'Failed to clear webhook logs');
    await expect(monitor.clearQuestion).toHaveCount(0);
    await expect(monitor.delivery(note)).toBeVisible();
  });
});
