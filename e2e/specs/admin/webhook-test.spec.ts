import { randomUUID } from 'node:crypto';
import { expectSound } from '../../accessibility';
import { testWebhook } from '../../../shared/webhooks/endpoints';
import { expectErrorToast } from '../../billing-checks';
import { countCalls, failCalls, holdCalls, nextAnswer, nextCall } from '../../calls';
import { expect, expectToast, test } from '../../fixtures';
import { WebhookTestPage } from '../../pages/webhook-test-page';

test('each format is sent, and the response is shown as JSON @phone', async ({ page, signIn }) => {
  test.slow();
  await signIn('Admin');
  const sender = new WebhookTestPage(page);
  await sender.goto();
  await expect(sender.format.getByRole('option')).toHaveText([
    'Default (paid flag plus COMPLETED)',
    'PAID status',
    'SUCCESS status',
    'Minimal fields',
    'Custom JSON',
  ]);
  await expect(sender.format).toHaveValue('default');
  await expect(sender.customJson).toHaveCount(0);
  const id = randomUUID();
  for (const [label, format, delivered] of [
    ['Default (paid flag plus COMPLETED)', 'default', { id, isPaid: true, status: 'COMPLETED' }],
    ['PAID status', 'paid', { id, status: 'PAID' }],
    ['SUCCESS status', 'success', { id, status: 'SUCCESS' }],
    ['Minimal fields', 'minimal', { id }],
  ] as const) {
    const [request, answer] = await Promise.all([
      nextCall(page, testWebhook.path),
      nextAnswer(page, testWebhook.path),
      sender.sendFormat(label, id),
    ]);
    expect(request.postDataJSON()).toEqual({ format, checkoutId: id });
    expect(answer).toMatchObject({ success: true, delivered });
    await expect(sender.response).toBeVisible();
    expect(await sender.response.textContent()).toBe(JSON.stringify(answer, null, 2));
    await expectToast(page, 'Success', 'Webhook test completed');
  }
  await sender.format.selectOption('Custom JSON');
  await expect(sender.customJson).toHaveAttribute('rows', '6');
  await expectSound(page);
});

test('invalid JSON is not sent, and the reason is shown', async ({ page, signIn }) => {
  test.slow();
  await signIn('Admin');
  const sender = new WebhookTestPage(page);
  const sent = countCalls(page, testWebhook.path);
  await sender.goto();
  await sender.sendFormat('PAID status', '   ');
  await expectErrorToast(page, 'Error', 'Please provide a checkout ID');
  await expect(page.getByLabel('Checkout ID')).toHaveAccessibleDescription(/Please provide a checkout ID/);
  await expectSound(page);

  const broken = '{"status": }';
  await sender.sendCustom(broken);
  const parseMessage = await page.evaluate((text) => {
    try {
      return String(JSON.parse(text));
    } catch (error) {
      return (error as Error).message;
    }
  }, broken);
  await expectErrorToast(page, 'Error', parseMessage);
  await expect(sender.customJson).toHaveAccessibleDescription(parseMessage);
  expect(sent()).toBe(0);
});

test.describe('on failure', () => {
  // The browser logs the errors that these tests provoke.
  test.use({ expectedErrors: [/status of (400|404|502)/] });

  test('the webhook test shows an error, the server’s own if there is one @phone', async ({
    page,
    signIn,
  }) => {
    await signIn('Admin');
    const sender = new WebhookTestPage(page);
    await sender.goto();
    // As a format it lacks its checkout; only the server can distinguish that from custom JSON.
    await sender.sendCustom('{"format": "default", "checkoutId": ""}');
    await expectErrorToast(page, 'Error', 'Please provide a checkout ID');
    const letThrough = await failCalls(page, testWebhook.path);
    await sender.send();
    await expectErrorToast(page, 'Error', 'Webhook test failed');
    await letThrough();

    const letGo = await holdCalls(page, testWebhook.path);
    await sender.sendFormat('Minimal fields', 'no-such-checkout');
    const running = page.getByRole('button', { name: 'Testing...' });
    await expect(running).toBeDisabled();
    await expect(sender.result.getByRole('status')).toHaveText('Waiting for the answer…');
    await expectSound(page);
    letGo();
    await expectToast(page, 'Success', 'Webhook test completed');
    await expect(running).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Test Webhook' })).toBeEnabled();
  });
});
