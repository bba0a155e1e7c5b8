import { randomUUID } from 'node:crypto';
import { expectSound } from '../billing-checks';
import { expect, expectToast } from '../fixtures';
import { testInOwnApp } from '../own-app';
import { WebhookMonitorPage } from '../pages/webhook-monitor-page';
import { WebhookTestPage } from '../pages/webhook-test-page';

// Clearing the logs takes away what other journeys look for.
const test = testInOwnApp('app-with-monitor');

test('a test delivery is shown as what it is, and cleared @phone', async ({ page, signIn }) => {
  // Axe looks at several screens of this journey, in the light and in the dark.
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

  await page.getByRole('main').getByRole('link', { name: 'Webhook Monitor' }).click();
  const delivery = monitor.delivery(note);
  await expect(delivery.getByText('Test', { exact: true })).toBeVisible();
  await expect(delivery.getByText(/^(PROCESSED|SUCCESS|FAILED)$/)).toBeVisible();
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

test('new deliveries come by themselves, and nothing moves under whoever reads below @phone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('Admin');
  const monitor = new WebhookMonitorPage(page);
  const note = randomUUID();
  await monitor.deliver(60, note);
  await monitor.goto();
  await expect(monitor.delivery(note)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(monitor.delivery(`${note} 1"`)).toHaveCount(1);

  // Still above all that is read now.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await monitor.deliver(1, `${note} top`);
  await expect(monitor.delivery(`${note} top 1`)).toBeInViewport({ timeout: 15_000 });

  const read = monitor.delivery(`${note} 30"`);
  await read.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await read.getByText('Webhook data').click();
  const topOf = async () => (await read.boundingBox())!.y;
  const before = await topOf();
  await monitor.deliver(3, `${note} news`);
  await expect(monitor.delivery(`${note} news 3`)).toHaveCount(1, { timeout: 15_000 });
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
