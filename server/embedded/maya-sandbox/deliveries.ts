import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import { signedText } from '../../integrations/maya/signature';
import type { SandboxControls, SandboxFaults, SandboxSwitches } from './controls';
import type { Ledger } from './ledger';
import type { DeliveryAttempt, DeliveryRecord } from './records';

interface DeliveriesDeps {
  ledger: Ledger;
  clock: Clock;
  switches: () => SandboxSwitches;
  faults: () => SandboxFaults;
  /** How long a receiver may take. */
  timeoutMs: number;
}

const minute = 60_000;
/** After each attempt that failed; after the fourth it is given up. */
const waitsMs = [5 * minute, 15 * minute, 45 * minute];

/** Webhook deliveries, as Maya makes them: four attempts, no order promised, no answer read but its status. */
export const sandboxDeliveries = ({ ledger, clock, switches, faults, timeoutMs }: DeliveriesDeps) => {
  const now = () => clock.now().getTime();
  let keys: ReturnType<typeof newKeys> | null = null;
  const signingKeys = () => (keys ??= newKeys());
  let lastRound: Promise<unknown> = Promise.resolve();

  const headersFor = (body: unknown): Record<string, string> => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'Maya sandbox' };
    if (!switches().signedDeliveries) return headers;
    const nonce = randomUUID();
    const v1 = createSign('RSA-SHA256')
      .update(`${signedText(body)}&nonce=${nonce}`)
      .sign(signingKeys().privateKey, 'hex');
    return {
      ...headers,
      'x-maya-webhook-signature': `nonce=${nonce},v1=${v1}`,
      'x-maya-webhook-timestamp': String(now()),
    };
  };

  const post = async (url: string, body: unknown, headers = headersFor(body)): Promise<number | null> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  };

  const webhookFor = (event: string) => ledger.all('webhook').find(({ name }) => name === event);

  // Where the webhook leads by now, as after a restart on another port.
  const urlOf = ({ event, callbackUrl }: DeliveryRecord) => webhookFor(event)?.callbackUrl ?? callbackUrl;

  const attempt = async (delivery: DeliveryRecord): Promise<DeliveryAttempt> => {
    const { id: deliveryId, event } = delivery;
    const outcome = faults().drop ? 'dropped' : ((await post(urlOf(delivery), delivery.body)) ?? 'no answer');
    const made: DeliveryAttempt = { deliveryId, event, at: now(), outcome };
    const attempts = [...delivery.attempts, made];
    ledger.put('delivery', { ...delivery, attempts, nextAt: nextAt(attempts, made) });
    return made;
  };

  const repeat = async (delivery: DeliveryRecord): Promise<DeliveryAttempt[]> => {
    const first = await attempt(delivery);
    const made = [first];
    for (let copies = wasTaken(first) ? faults().duplicates : 0; copies > 0; copies--) {
      const outcome = (await post(urlOf(delivery), delivery.body)) ?? 'no answer';
      made.push({ ...first, at: now(), outcome });
    }
    return made;
  };

  const run = async (): Promise<DeliveryAttempt[]> => {
    const due = ledger.dueDeliveries(now());
    if (faults().reversedOrder) due.reverse();
    const made: DeliveryAttempt[] = [];
    for (const delivery of due) made.push(...(await repeat(delivery)));
    return made;
  };

  return {
    /** Puts an event on its way to wherever it is registered. */
    announce(event: string, body: unknown) {
      const webhook = webhookFor(event);
      if (!webhook) return;
      const { forgeBody, delayMs } = faults();
      ledger.put('delivery', {
        id: randomUUID(),
        event,
        callbackUrl: webhook.callbackUrl,
        attempts: [],
        body: forgeBody ? forgeBody(body) : body,
        createdAt: now(),
        nextAt: now() + delayMs,
      });
    },
    /** One round after the other, so that nothing goes out twice at once. */
    deliverDue() {
      const round = lastRound.then(run);
      lastRound = round.catch(() => undefined);
      return round;
    },
    post,
    signingPublicKey: () => signingKeys().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const wasTaken = ({ outcome }: DeliveryAttempt) =>
  typeof outcome === 'number' && outcome >= 200 && outcome < 300;

const nextAt = (attempts: readonly DeliveryAttempt[], made: DeliveryAttempt): number | null => {
  if (wasTaken(made) || made.outcome === 'dropped') return null;
  const wait = waitsMs[attempts.length - 1];
  return wait === undefined ? null : made.at + wait;
};

/**
 * Has the sandbox deliver what is due, every second, without keeping the process alive. Answers how to stop. A round that
 * takes longer is waited for, not doubled.
 */
export const startDelivering = (
  { deliverDue }: Pick<SandboxControls, 'deliverDue'>,
  logger: Logger,
  everyMs = 1000,
) => {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= deliverDue()
      .then(
        () => undefined,
        (error: unknown) => logger.warn({ err: error }, 'the embedded Maya sandbox could not deliver'),
      )
      .finally(() => {
        underWay = null;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
