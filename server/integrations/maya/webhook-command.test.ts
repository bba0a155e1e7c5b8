import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMayaSandbox, type MayaSandboxServer } from '../../testing/billing/maya-sandbox-server';
import { runWebhookCommand } from './webhook-command';
import { registerWebhooks, webhookEvents } from './webhook-registration';

let server: MayaSandboxServer;
beforeEach(async () => {
  server = await startMayaSandbox();
});
afterEach(() => server.stop());

const callbackUrl = 'https://husay.example/api/webhooks/maya';
const webhooks = (...args: string[]) =>
  runWebhookCommand(['webhooks', ...args], { maya: server.maya, callbackUrl });
const registered = async () =>
  Object.fromEntries((await server.maya.listWebhooks()).map(({ name, callbackUrl: to }) => [name, to]));

test('registers every event once, however often', async () => {
  expect(await webhooks('list')).toContain('webhooks register');
  expect(await webhooks('register')).toMatch(/PAYMENT_SUCCESS {2}registered/);
  const all = Object.fromEntries(webhookEvents.map((name) => [name, callbackUrl]));
  expect(await registered()).toEqual(all);
  server.calls.length = 0;
  expect(await webhooks('register')).toMatch(/PAYMENT_SUCCESS {2}unchanged/);
  expect(server.calls).toEqual(['GET /payments/v1/webhooks']);
  expect(await webhooks('list')).toContain(`PAYMENT_EXPIRED  ${callbackUrl}`);
});

test('moves what leads elsewhere, and removes only our own', async () => {
  const elsewhere = 'https://old.example/hook';
  await server.maya.registerWebhook({ name: 'PAYMENT_SUCCESS', callbackUrl: elsewhere });
  await server.maya.registerWebhook({ name: 'CHECKOUT_SUCCESS', callbackUrl: elsewhere });
  expect(await webhooks('register')).toMatch(/PAYMENT_SUCCESS {2}moved/);
  expect(await webhooks('remove')).toContain('PAYMENT_SUCCESS, PAYMENT_FAILED');
  expect(await registered()).toEqual({ CHECKOUT_SUCCESS: elsewhere });
  expect(await webhooks('remove')).toBe(`Nothing is delivered to ${callbackUrl}.`);
});

test('several processes that start at once agree', async () => {
  await Promise.all(Array.from({ length: 5 }, () => registerWebhooks(server.maya, callbackUrl)));
  expect(Object.keys(await registered())).toHaveLength(webhookEvents.length);
});

test.each([[[]], [['webhooks']], [['webhooks', 'drop']], [['webhooks', 'list', 'x']], [['refund']]])(
  'called with %j it says how to use it',
  async (args: string[]) => {
    await expect(runWebhookCommand(args, { maya: server.maya, callbackUrl })).rejects.toThrow(
      'Usage: npm run maya -- webhooks list|register|remove',
    );
  },
);

/** Runs the command in a separate process with only these settings. */
const command = async (settings: Record<string, string>, ...args: string[]) => {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'server/commands/maya-cli.ts', ...args],
    {
      env: settings,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
};

test('the command takes its settings from the environment', async () => {
  const settings = {
    PUBLIC_URL: 'http://localhost:4000',
    MAYA_PUBLIC_KEY: server.sandbox.publicKey,
    MAYA_SECRET_KEY: server.sandbox.secretKey,
    MAYA_BASE_URL: server.origin,
  };
  expect(await command(settings, 'webhooks', 'register')).toMatchObject({ code: 0 });
  expect(await registered()).toMatchObject({ PAYMENT_SUCCESS: 'http://localhost:4000/api/webhooks/maya' });

  const wrongKey = await command({ ...settings, MAYA_SECRET_KEY: 'wrong' }, 'webhooks', 'list');
  expect(wrongKey).toMatchObject({
    code: 1,
    output: expect.stringMatching(/K003.*MAYA_SECRET_KEY/) as string,
  });
  expect(wrongKey.output).not.toMatch(/ {4}at /);
});

test('without keys the command says that the sandbox registers by itself', async () => {
  const { code, output } = await command({}, 'webhooks', 'register');
  expect(code).toBe(1);
  expect(output).toContain('Set MAYA_PUBLIC_KEY and MAYA_SECRET_KEY first');
});
