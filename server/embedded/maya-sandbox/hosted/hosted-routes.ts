import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import { cardSource, findCard, sandboxWallet, walletSource, sandboxCards } from '../cards';
import type { Ledger } from '../ledger';
import { hostedStep } from '../paths';
import type { CheckoutState, SandboxPayments } from '../payments';
import type { CheckoutRecord, PaymentRecord } from '../records';
import {
  authenticationPage,
  closedPage,
  endPage,
  hostedPolicy,
  paymentPage,
  type Typed,
} from './hosted-pages';

/** A field of the form; what is no text, as one given twice, is empty. */
const textIn = (req: Request, name: string): string => {
  const value = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The same of the address. */
const inQuery = (req: Request, name: string): string => {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
};

/** A card as it was typed, and what is wrong with its form. Whether a bank knows it is another question. */
const readCard = (req: Request): Typed & { values: { cardNumber: string; expiry: string; cvv: string } } => {
  const values = {
    cardNumber: textIn(req, 'cardNumber').replace(/[\s-]/g, ''),
    expiry: textIn(req, 'expiry').replace(/^(\d\d)\/(\d\d)$/, '$1/20$2'),
    cvv: textIn(req, 'cvv'),
  };
  if (!/^\d{13,19}$/.test(values.cardNumber)) {
    return { values, problem: { field: 'cardNumber', text: 'Enter a card number of 13 to 19 digits.' } };
  }
  if (!/^(0[1-9]|1[0-2])\/\d{4}$/.test(values.expiry)) {
    return { values, problem: { field: 'expiry', text: 'Enter month and year, such as 12/2030.' } };
  }
  if (!/^\d{3,4}$/.test(values.cvv)) {
    return { values, problem: { field: 'cvv', text: 'Enter the 3 or 4 digits.' } };
  }
  return { values };
};

/** What the fill-in buttons put into the forms. */
const filled = (choice: string): Typed['values'] => {
  if (choice === 'wallet') {
    return { walletNumber: sandboxWallet.number, walletPassword: sandboxWallet.password };
  }
  const card = sandboxCards.find(({ number }) => number.endsWith(choice) && choice.length === 4);
  return card && { cardNumber: card.number, expiry: card.expiry, cvv: card.cvv };
};

/** The verification step of a payment, and its right answer. */
const questionOf = ({ fundSource }: PaymentRecord): { by: 'card' | 'wallet'; answer: string } => {
  const card =
    fundSource?.type === 'card' &&
    sandboxCards.find(({ number }) => number.endsWith(fundSource.details.last4));
  return card
    ? { by: 'card', answer: card.password ?? '' }
    : { by: 'wallet', answer: sandboxWallet.oneTimePin };
};

interface HostedDeps {
  ledger: Ledger;
  payments: SandboxPayments;
  /** Before the person is sent back to the shop. */
  beforeRedirect: () => Promise<unknown>;
}

type Ending = 'success' | 'failure' | 'cancel';

const declined = { code: 'PY0120', message: '[PY0120] Issuer decline.' };
const notAuthenticated = { code: 'PY0100', message: '[PY0100] 3DS authentication failed.' };

const noteOf = (problem: PaymentRecord['problem']) => {
  if (!problem) return '';
  const what = problem.code === declined.code ? 'The payment was declined.' : 'The check did not succeed.';
  return `${what} You can try again.`;
};

/** The page on which a person pays, by forms alone, and what each form does. */
export const hostedRoutes = ({ ledger, payments, beforeRedirect }: HostedDeps) => {
  const router = Router();

  const show = (res: Response, checkout: CheckoutRecord | undefined, html: string, status = 200) => {
    res.status(status).set(headersFor(checkout)).type('html').send(html);
  };

  const finish = async (res: Response, checkout: CheckoutRecord, ending: Ending) => {
    await beforeRedirect();
    const to = checkout.redirectUrl[ending];
    res.set(headersFor(checkout));
    if (to) return res.redirect(303, to);
    show(res, checkout, endPage(...endings[ending]));
  };

  /** The checkout if it can still be paid; else responds with a page. */
  const open = (req: Request, res: Response, wanted: CheckoutState = 'open'): CheckoutRecord | null => {
    const checkout = ledger.get('checkout', inQuery(req, 'id'));
    if (!checkout) {
      show(res, undefined, endPage('There is no such payment', 'Please begin again in the shop.'), 404);
      return null;
    }
    const state = payments.stateOf(checkout);
    if (state === wanted) return checkout;
    if (state === 'authenticating') res.redirect(303, hostedStep(checkout.id, 'authenticate'));
    else if (state === 'open') res.redirect(303, hostedStep(checkout.id));
    else show(res, checkout, overPage(checkout, state));
    return null;
  };

  const decline = (checkout: CheckoutRecord, source: PaymentRecord['fundSource'] = null) =>
    payments.move(payments.attempt(checkout), [...toProcessing, 'PAYMENT_FAILED'], {
      fundSource: source,
      problem: declined,
    });

  router.get('/', (req, res) => {
    const checkout = open(req, res);
    if (!checkout) return;
    const typed = { values: filled(inQuery(req, 'fill')) };
    show(res, checkout, paymentPage(checkout, typed, noteOf(payments.latest(checkout).problem)));
  });

  router.use(express.urlencoded({ extended: false, limit: '10kb' }));

  router.post('/card', async (req, res) => {
    const checkout = open(req, res);
    if (!checkout) return;
    const typed = readCard(req);
    if (typed.problem) return show(res, checkout, paymentPage(checkout, typed), 400);
    const { cardNumber: number, expiry, cvv } = typed.values;
    const source = cardSource(number, payments.latest(checkout).paymentTokenId);
    const card = findCard({ number, expiry, cvv });
    if (!card) {
      decline(checkout, source);
      return finish(res, checkout, 'failure');
    }
    const payment = payments.attempt(checkout);
    if (card.password === null) {
      payments.move(payment, [...toProcessing, 'PAYMENT_SUCCESS'], { fundSource: source });
      return finish(res, checkout, 'success');
    }
    payments.move(payment, toAuthentication, { fundSource: source });
    res.redirect(303, hostedStep(checkout.id, 'authenticate'));
  });

  router.post('/wallet', (req, res) => {
    const checkout = open(req, res);
    if (!checkout) return;
    const values = {
      walletNumber: textIn(req, 'walletNumber').replace(/[\s-]/g, ''),
      walletPassword: textIn(req, 'walletPassword'),
    };
    if (values.walletNumber !== sandboxWallet.number || values.walletPassword !== sandboxWallet.password) {
      const problem = {
        field: 'walletPassword' as const,
        text: 'This number and password do not fit. Fill in the sandbox wallet with the button above.',
      };
      const { walletNumber } = values;
      return show(res, checkout, paymentPage(checkout, { values: { walletNumber }, problem }), 400);
    }
    payments.move(payments.attempt(checkout), toAuthentication, { fundSource: walletSource() });
    res.redirect(303, hostedStep(checkout.id, 'authenticate'));
  });

  router.get('/authenticate', (req, res) => {
    const checkout = open(req, res, 'authenticating');
    if (checkout) show(res, checkout, authenticationPage(checkout, questionOf(payments.latest(checkout))));
  });

  router.post('/authenticate', async (req, res) => {
    const checkout = open(req, res, 'authenticating');
    if (!checkout) return;
    const payment = payments.latest(checkout);
    const question = questionOf(payment);
    const isRight = textIn(req, 'password') === question.answer;
    if (!isRight && question.by === 'wallet') {
      const problem = { field: 'password' as const, text: 'This PIN is not right. Please try again.' };
      return show(res, checkout, authenticationPage(checkout, question, { problem }), 400);
    }
    if (!isRight) {
      payments.move(payment, ['AUTH_FAILED'], { problem: notAuthenticated });
      return finish(res, checkout, 'failure');
    }
    payments.move(payment, ['AUTH_SUCCESS', 'PAYMENT_PROCESSING', 'PAYMENT_SUCCESS']);
    await finish(res, checkout, 'success');
  });

  router.post('/fail-authentication', async (req, res) => {
    const checkout = open(req, res, 'authenticating');
    if (!checkout) return;
    payments.move(payments.latest(checkout), ['AUTH_FAILED'], { problem: notAuthenticated });
    await finish(res, checkout, 'failure');
  });

  router.post('/decline', async (req, res) => {
    const checkout = open(req, res);
    if (!checkout) return;
    decline(checkout);
    await finish(res, checkout, 'failure');
  });

  router.post('/cancel', async (req, res) => {
    const checkout = open(req, res);
    if (!checkout) return;
    payments.move(payments.attempt(checkout), ['PAYMENT_CANCELLED']);
    await finish(res, checkout, 'cancel');
  });

  router.post('/close', (req, res) => {
    const checkout = open(req, res);
    if (!checkout) return;
    const shop = Object.values(checkout.redirectUrl)[0];
    show(res, checkout, closedPage(checkout, shop && `${new URL(shop).origin}/`));
  });

  router.use((_req, res) =>
    show(res, undefined, endPage('There is no such page', 'Please begin again in the shop.'), 404),
  );
  const unreadable: ErrorRequestHandler = (_error, _req, res, _next) =>
    show(res, undefined, endPage('This form could not be read', 'Please go back and try again.'), 400);
  router.use(unreadable);
  return router;
};

const toProcessing = [
  'PENDING_PAYMENT',
  'FOR_AUTHENTICATION',
  'AUTH_NOT_ENROLLED',
  'PAYMENT_PROCESSING',
] as const;
const toAuthentication = ['PENDING_PAYMENT', 'FOR_AUTHENTICATION', 'AUTHENTICATING'] as const;

const endings: Record<Ending, [title: string, text: string]> = {
  success: ['Paid', 'The payment went through.'],
  failure: ['Not paid', 'The payment did not go through.'],
  cancel: ['Cancelled', 'The payment was canceled.'],
};

const overPage = ({ redirectUrl }: CheckoutRecord, state: CheckoutState) => {
  const label = 'Back to the shop';
  if (state === 'paid') {
    return endPage('Paid already', 'This payment went through before.', { label, to: redirectUrl.success });
  }
  return state === 'cancelled'
    ? endPage('Cancelled', 'This payment was cancelled.', { label, to: redirectUrl.cancel })
    : endPage('Too late', 'This payment page has expired. Nothing was paid.', {
        label,
        to: redirectUrl.failure,
      });
};

const headersFor = (checkout?: CheckoutRecord) => {
  const shops = new Set(Object.values(checkout?.redirectUrl ?? {}).map((url) => new URL(url).origin));
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': hostedPolicy([...shops]),
    'Referrer-Policy': 'no-referrer',
  };
};
