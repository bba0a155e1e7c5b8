import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createMayaSandbox } from '../../embedded/maya-sandbox/sandbox';
import { mayaSandboxPath } from '../../embedded/maya-sandbox/paths';
import { memoryStore, type SandboxStore } from '../../embedded/maya-sandbox/store';
import { openMaya } from '../../integrations/maya/maya-client';
import type { MayaConnection } from '../../integrations/maya/maya-http';

/** What came in at the receiver of webhooks, in order. */
interface ReceivedDelivery {
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A clock that starts on a Friday morning in Manila and goes only when told to. */
const movableClock = () => {
  let ms = Date.parse('2026-11-20T01:00:00Z');
  return {
    now: () => new Date(ms),
    pass: (minutes: number) => {
      ms += minutes * 60_000;
    },
  };
};

/**
 * The embedded Maya sandbox alone on a loopback port, a client of it, and a receiver of webhooks beside it. `store` continues
 * what another one left. Stop it when done.
 */
export const startMayaSandbox = async (
  options: {
    store?: SandboxStore;
    connection?: Partial<MayaConnection>;
    clock?: ReturnType<typeof movableClock>;
  } = {},
) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = options.clock ?? movableClock();
  const store = options.store ?? memoryStore();
  const sandbox = createMayaSandbox({ clock, store, publicUrl: origin, deliveryTimeoutMs: 2000 });
  const received: ReceivedDelivery[] = [];
  const receiver = { status: 200 };

  /** Every call of the API, such as 'POST /checkout/v1/checkouts'. */
  const calls: string[] = [];

  const app = express();
  // Maya has a server of its own: its paths are understood without the sandbox's, too.
  app.use((req, _res, next) => {
    if (/^\/(payments|checkout)\/v1\//.test(req.url)) req.url = mayaSandboxPath + req.url;
    next();
  });
  app.use(mayaSandboxPath, (req, _res, next) => {
    calls.push(`${req.method} ${req.path}`);
    next();
  });
  app.use(sandbox.routes);
  app.post('/hook', express.text({ type: () => true }), (req, res) => {
    received.push({ body: String(req.body), headers: req.headers });
    res.status(receiver.status).end();
  });
  server.on('request', app);

  const connection: MayaConnection = {
    baseUrl: origin + mayaSandboxPath,
    publicKey: sandbox.publicKey,
    secretKey: sandbox.secretKey,
    timeoutMs: 5000,
    pause: () => Promise.resolve(),
    ...options.connection,
  };
  return {
    origin,
    clock,
    store,
    sandbox,
    received,
    receiver,
    calls,
    connection,
    controls: sandbox.controls,
    maya: openMaya(connection),
    webhookUrl: `${origin}/hook`,
    stop: async () => {
      sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type MayaSandboxServer = Awaited<ReturnType<typeof startMayaSandbox>>;

/** A checkout of 99 pesos as the product makes them. */
export const sampleCheckout = (referenceNumber: string, shop = 'http://127.0.0.1:9') => ({
  referenceNumber,
  amountCentavos: 9900,
  itemName: 'Husay Pro, 30 days',
  buyer: { firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com' },
  redirectUrls: {
    success: `${shop}/billing?status=success`,
    failure: `${shop}/billing?status=failure`,
    cancel: `${shop}/billing?status=cancelled`,
  },
});
