import { randomUUID } from 'node:crypto';
import express, { Router, type ErrorRequestHandler } from 'express';
import type { Clock } from '../../../clock';
import { webhookPaths } from '../../../integrations/maya/maya-client';
import { amountOf, checkoutAnswer, isUntried, paymentAnswer, reversalAnswer, webhookAnswer } from './answers';
import { mayaError, SandboxRefusal } from './api-errors';
import { requireKey } from './api-guards';
import type { SandboxFaults, SandboxSwitches } from '../controls';
import type { Ledger } from '../ledger';
import { isCancellable } from '../payment-machine';
import type { SandboxPayments } from '../payments';
import { statusOf, type PaymentRecord } from '../records';
import type { SandboxReversals } from '../reversals';
import { z } from 'zod';
import { centavosOf } from '../../../integrations/maya/money';

export interface ApiDeps {
  ledger: Ledger;
  clock: Clock;
  payments: SandboxPayments;
  reversals: SandboxReversals;
  switches: () => SandboxSwitches;
  faults: () => SandboxFaults;
  keys: { publicKey: string; secretKey: string };
  /** Where a person pays a checkout. */
  pageOf: (checkoutId: string) => string;
}

/** Maya's routes, each with its kind of key. */
export const apiRoutes = (deps: ApiDeps) => {
  const router = Router();
  const withPublic = requireKey('public', deps.keys, deps.faults);
  const withSecret = requireKey('secret', deps.keys, deps.faults);
  // The key first: a stranger's body is not read.
  router.post('/checkout/v1/checkouts', withPublic);
  router.use((req, res, next) => {
    const isCreate = req.method === 'POST' && req.path === '/checkout/v1/checkouts';
    if (isCreate) next();
    else withSecret(req, res, next);
  });
  router.use(express.json({ limit: '64kb', type: () => true, strict: false }));
  addCheckouts(router, deps);
  addPayments(router, deps);
  for (const path of webhookPaths) addWebhooks(router, path, deps);
  router.use((_req, res) => {
    res.status(404).json({ code: 'PY0010', message: 'There is no such address.' });
  });
  router.use(refuse);
  return router;
};

const viewOf = ({ switches, faults, clock, reversals }: ApiDeps, payment: PaymentRecord) => ({
  switches: switches(),
  faults: faults(),
  now: clock.now().getTime(),
  reversals: reversals.of(payment.id),
});

const addCheckouts = (router: Router, deps: ApiDeps) => {
  const { ledger, payments, switches, pageOf } = deps;
  router.post('/checkout/v1/checkouts', (req, res) => {
    const { totalAmount, requestReferenceNumber, ...rest } = readBody(checkoutBody, req.body);
    if (switches().uniqueReferences && payments.byReference(requestReferenceNumber).length > 0) {
      throw mayaError('PY0104');
    }
    const { id } = payments.create({
      ...rest,
      referenceNumber: requestReferenceNumber,
      amountCentavos: amountOf(totalAmount.value),
      currency: totalAmount.currency,
    });
    res.json({ checkoutId: id, redirectUrl: pageOf(id) });
  });
  router.get('/checkout/v1/checkouts/:id', (req, res) => {
    const checkout = ledger.get('checkout', req.params.id);
    if (!checkout) throw mayaError('PY0009');
    const payment = payments.latest(checkout);
    res.json(checkoutAnswer(checkout, payment, viewOf(deps, payment)));
  });
};

const addPayments = (router: Router, deps: ApiDeps) => {
  const { payments, reversals, switches, faults, clock } = deps;
  /** As the API sees it by now, which may be a while behind. */
  const answerOf = (payment: PaymentRecord) => {
    const view = viewOf(deps, payment);
    const asOf = clock.now().getTime() - faults().apiLagMs;
    const hidden = switches().beforeFirstAttempt !== 'pending-token' && isUntried(payment, asOf);
    return hidden ? null : paymentAnswer(payment, view, asOf);
  };
  const found = (id: string) => {
    const payment = payments.byId(id);
    const answer = payment && answerOf(payment);
    if (!payment || !answer) throw mayaError('PY0009');
    return { payment, answer };
  };

  router.get('/payments/v1/payment-rrns/:rrn', (req, res) => {
    const known = payments.byReference(req.params.rrn);
    const answers = known.map(answerOf).filter((answer) => answer !== null);
    const isWaiting = known.length > 0 && switches().beforeFirstAttempt === 'empty';
    if (answers.length === 0 && !isWaiting) throw mayaError('PY0009');
    res.json(answers);
  });
  router.get('/payments/v1/payments/:id', (req, res) => {
    res.json(found(req.params.id).answer);
  });
  router.get('/payments/v1/payments/:id/status', (req, res) => {
    const { id, status } = found(req.params.id).answer;
    res.json({ id, status });
  });
  router.post('/payments/v1/payments/:id/cancel', (req, res) => {
    const { payment } = found(req.params.id);
    const status = statusOf(payment);
    if (status === 'PAYMENT_EXPIRED') throw mayaError('PY0057');
    if (!isCancellable(status)) throw mayaError('PY0093');
    const cancelled = payments.move(payment, ['PAYMENT_CANCELLED']);
    res.json(paymentAnswer(cancelled, viewOf(deps, cancelled)));
  });
  for (const [kind, schema] of [
    ['void', voidBody],
    ['refund', refundBody],
  ] as const) {
    const path = `/payments/v1/payments/:id/${kind}s` as const;
    router.post(path, (req, res) => {
      const { payment } = found(req.params.id);
      const body = readBody<typeof voidBody | typeof refundBody>(schema, req.body);
      const reversal = reversals.request(payment, {
        kind,
        reason: body.reason,
        requestReferenceNumber: body.requestReferenceNumber,
        ...('totalAmount' in body && { amountCentavos: amountOf(body.totalAmount.amount) }),
      });
      res.json(reversalAnswer(reversal, switches()));
    });
    router.get(path, (req, res) => {
      const { payment } = found(req.params.id);
      const ofKind = reversals.of(payment.id).filter((reversal) => reversal.kind === kind);
      res.json(ofKind.map((reversal) => reversalAnswer(reversal, switches())));
    });
  }
};

const addWebhooks = (router: Router, path: (typeof webhookPaths)[number], { ledger, clock }: ApiDeps) => {
  const found = (id: string) => {
    const webhook = ledger.get('webhook', id);
    if (!webhook) throw mayaError('PY0038');
    return webhook;
  };
  router.get(path, (_req, res) => {
    res.json(ledger.all('webhook').map(webhookAnswer));
  });
  router.post(path, (req, res) => {
    const body = readBody(webhookBody, req.body);
    if (ledger.all('webhook').some(({ name }) => name === body.name)) throw mayaError('PY0039');
    const at = clock.now().getTime();
    const webhook = { id: randomUUID(), ...body, createdAt: at, updatedAt: at };
    res.json(webhookAnswer(ledger.put('webhook', webhook)));
  });
  router.get(`${path}/:id`, (req, res) => {
    res.json(webhookAnswer(found(req.params.id)));
  });
  router.put(`${path}/:id`, (req, res) => {
    const webhook = found(req.params.id);
    const { callbackUrl } = readBody(webhookUpdate, req.body);
    const updatedAt = clock.now().getTime();
    res.json(webhookAnswer(ledger.put('webhook', { ...webhook, callbackUrl, updatedAt })));
  });
  router.delete(`${path}/:id`, (req, res) => {
    const webhook = found(req.params.id);
    ledger.remove('webhook', webhook.id);
    res.json(webhookAnswer(webhook));
  });
};

const refuse: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof SandboxRefusal) return void res.status(error.status).json(error.body);
  const isUnreadable = error instanceof SyntaxError || (error as { type?: string }).type !== undefined;
  if (!isUnreadable) return next(error);
  const { status, body } = mayaError('PY0064');
  res.status(status).json(body);
};

const largestCentavos = 9_999_999_00;

const amount = z.union([z.number(), z.string()], 'must be a number').refine((value) => {
  const centavos = centavosOf(value);
  return centavos !== null && centavos >= 1 && centavos <= largestCentavos;
}, 'must be from 0.01 to 9999999, with two decimals at most');

const text = (longest: number) =>
  z
    .string('must be a text')
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`);

const webAddress = (longest = 2083) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .max(longest, `must have at most ${longest} characters`);

const currency = z.literal('PHP', 'must be PHP');
const record = z.record(z.string(), z.unknown());

const buyer = z.looseObject({
  firstName: text(1000).optional(),
  lastName: text(1000).optional(),
  contact: z
    .looseObject({ phone: text(1000).optional(), email: z.email('must be an email address').optional() })
    .optional(),
});

const checkoutBody = z.object({
  totalAmount: z.looseObject({ value: amount, currency }, 'is required'),
  requestReferenceNumber: text(36),
  items: z
    .array(
      z.looseObject({
        name: text(1000),
        quantity: z.string().optional(),
        totalAmount: z.looseObject({ value: amount }, 'is required'),
      }),
    )
    .default([]),
  buyer: buyer.default({}),
  redirectUrl: z
    .object({ success: webAddress(), failure: webAddress(), cancel: webAddress() })
    .partial()
    .default({}),
  metadata: record.default({}),
});

const voidBody = z.object({ reason: text(512), requestReferenceNumber: text(36).optional() });

const refundBody = z.object({
  totalAmount: z.object({ amount, currency }, 'is required'),
  reason: text(512),
  requestReferenceNumber: text(36).optional(),
});

const events = [
  'AUTHORIZED',
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELLED',
  '3DS_PAYMENT_SUCCESS',
  '3DS_PAYMENT_FAILURE',
  '3DS_PAYMENT_DROPOUT',
  'RECURRING_PAYMENT_SUCCESS',
  'RECURRING_PAYMENT_FAILURE',
  'CHECKOUT_SUCCESS',
  'CHECKOUT_FAILURE',
  'CHECKOUT_DROPOUT',
  'CHECKOUT_CANCELLED',
] as const;

const webhookBody = z.object({
  name: z.enum(events, 'is no event'),
  callbackUrl: webAddress(),
});
const webhookUpdate = webhookBody.pick({ callbackUrl: true });

/** The body as its schema has it, or a refusal that names each field. */
const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  throw mayaError(
    '2553',
    read.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', description: message })),
  );
};
