import type { Logger } from 'pino';
import { z } from 'zod';
import { checkoutAnswer, paymentAnswer, reversalAnswer, webhookAnswer } from './maya-answers';
import { mayaHttp, type MayaConnection } from './maya-http';
import {
  MayaRefused,
  MayaUnavailable,
  MayaUnreadable,
  MayaUnknownOutcome,
  type CheckoutRequest,
  type PaymentProvider,
  type ProviderPayment,
} from './maya';
import { pesosText } from './money';

/** Some accounts manage webhooks at the older of the two. */
export const webhookPaths = ['/payments/v1/webhooks', '/checkout/v1/webhooks'] as const;
type WebhookPath = (typeof webhookPaths)[number];

interface Settings extends MayaConnection {
  webhookPath?: WebhookPath;
  /** Receives unreadable answers of Maya. */
  logger?: Pick<Logger, 'error'>;
}

const currency = 'PHP';
const maxTextLength = 1000;
const maxReasonLength = 512;

/** Maya Checkout over https. Sandbox and production differ by base URL and keys alone. */
export const openMaya = (settings: Settings): PaymentProvider => {
  const call = mayaHttp(settings);
  const webhooks = settings.webhookPath ?? webhookPaths[0];
  const payment = (id: string) => `/payments/v1/payments/${encodeURIComponent(id)}`;

  /** What was asked for, read; it can be asked for again when it makes no sense. */
  const ask = async <T extends z.ZodType>(path: string, answer: T): Promise<z.output<T>> => {
    const { body } = await call({ method: 'GET', path });
    const read = answer.safeParse(body);
    if (read.success) return read.data;
    const message = `Maya's answer cannot be understood (${problemsOf(read.error)}).`;
    // What is no JSON at all comes from something that stands in front of Maya, and says nothing about what was asked.
    throw typeof body === 'object' && body !== null
      ? new MayaUnreadable(message)
      : new MayaUnavailable(message);
  };

  /** What was changed, read; Maya said yes, so only the details are unknown when it makes no sense. */
  const change = async <T extends z.ZodType>(
    request: Parameters<typeof call>[0],
    answer: T,
  ): Promise<z.output<T>> => {
    const { body } = await call(request);
    const read = answer.safeParse(body);
    if (read.success) return read.data;
    throw new MayaUnknownOutcome(`Maya's answer cannot be understood (${problemsOf(read.error)}).`);
  };

  /**
   * One attempt that cannot be read must not hide the money of another, so it is left out and told. Where none can be read,
   * nothing is known.
   */
  const readAttempts = (referenceNumber: string, answers: readonly unknown[]): ProviderPayment[] => {
    const attempts: ProviderPayment[] = [];
    const problems: string[] = [];
    for (const answer of answers) {
      const read = paymentAnswer.safeParse(answer);
      if (read.success) attempts.push(read.data);
      else problems.push(problemsOf(read.error));
    }
    const [first] = problems;
    if (first === undefined) return attempts;
    if (attempts.length === 0) throw new MayaUnreadable(`Maya's answer cannot be understood (${first}).`);
    settings.logger?.error(
      { referenceNumber, problems },
      'a part of what Maya says about this payment cannot be understood: a person has to look at it there',
    );
    return attempts;
  };

  return {
    createCheckout: (request) =>
      change(
        { method: 'POST', path: '/checkout/v1/checkouts', key: 'public', body: checkoutBody(request) },
        checkoutAnswer,
      ),
    async paymentsByReference(referenceNumber) {
      const path = `/payments/v1/payment-rrns/${encodeURIComponent(referenceNumber)}`;
      const answers = await ask(path, z.array(z.unknown())).catch((error: unknown) => ifUnknown(error, []));
      return readAttempts(referenceNumber, answers);
    },
    paymentById: (id) => ask(payment(id), paymentAnswer).catch((error: unknown) => ifUnknown(error, null)),
    cancel: (id) => change({ method: 'POST', path: `${payment(id)}/cancel` }, paymentAnswer),
    voidPayment: (id, reason) =>
      change(
        { method: 'POST', path: `${payment(id)}/voids`, body: { reason: cut(reason, maxReasonLength) } },
        reversalAnswer('void'),
      ),
    refund: (id, { amountCentavos, reason }) =>
      change(
        {
          method: 'POST',
          path: `${payment(id)}/refunds`,
          // Here the field is called amount, where a checkout says value.
          body: {
            totalAmount: { amount: Number(pesosText(amountCentavos)), currency },
            reason: cut(reason, maxReasonLength),
          },
        },
        reversalAnswer('refund'),
      ),
    async reversalsOf(id) {
      // What is said of the one must not be lost because there is none of the other.
      const none = (error: unknown) => {
        if (error instanceof MayaRefused) return [];
        throw error;
      };
      const voids = await ask(`${payment(id)}/voids`, reversalAnswer('void').array()).catch(none);
      const refunds = await ask(`${payment(id)}/refunds`, reversalAnswer('refund').array()).catch(none);
      const time = (moment: Date | null) => moment?.getTime() ?? 0;
      return [...voids, ...refunds].sort((a, b) => time(a.createdAt) - time(b.createdAt));
    },
    listWebhooks: () => ask(webhooks, webhookAnswer.array()).catch((error: unknown) => ifUnknown(error, [])),
    registerWebhook: (webhook) => change({ method: 'POST', path: webhooks, body: webhook }, webhookAnswer),
    updateWebhook: (id, callbackUrl) =>
      change(
        { method: 'PUT', path: `${webhooks}/${encodeURIComponent(id)}`, body: { callbackUrl } },
        webhookAnswer,
      ),
    async removeWebhook(id) {
      await call({ method: 'DELETE', path: `${webhooks}/${encodeURIComponent(id)}` }).catch(
        (error: unknown) => ifUnknown(error, undefined),
      );
    },
  };
};

/** PY0009 is a payment, and PY0038 a webhook, that Maya does not have; any other 404 is a wrong address of ours. */
const ifUnknown = <T>(error: unknown, instead: T): T => {
  if (error instanceof MayaRefused && (error.code === 'PY0009' || error.code === 'PY0038')) return instead;
  throw error;
};

/** Where it goes wrong, without the values: they are people's. */
const problemsOf = (error: z.ZodError) =>
  error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
    .join('; ');

const cut = (text: string, length: number) => text.slice(0, length);

const checkoutBody = ({
  referenceNumber,
  amountCentavos,
  itemName,
  buyer,
  redirectUrls,
}: CheckoutRequest) => {
  const value = Number(pesosText(amountCentavos));
  return {
    totalAmount: { value, currency },
    requestReferenceNumber: referenceNumber,
    items: [{ name: cut(itemName, maxTextLength), quantity: '1', totalAmount: { value } }],
    redirectUrl: redirectUrls,
    ...(buyer && { buyer: buyerBody(buyer) }),
  };
};

/** Only what Maya takes: it refuses the whole checkout for an empty name or an odd email address. */
const buyerBody = ({ name, firstName, lastName, email }: NonNullable<CheckoutRequest['buyer']>) => {
  const first = cut((firstName || name || '').trim(), maxTextLength);
  const last = cut((lastName ?? '').trim(), maxTextLength);
  const isEmail =
    email !== undefined && email.length <= maxTextLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(isEmail && { contact: { email } }),
  };
};
