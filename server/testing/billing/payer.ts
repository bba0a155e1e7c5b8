import { mayaWebhookPath } from '#shared/billing/endpoints';
import type { SubscriptionOverview } from '#shared/billing/schema';
import type { SandboxOutcome } from '../../embedded/maya-sandbox/controls';
import { billingDepsOf } from '../../features/billing/billing-deps';
import { expireSubscriptions } from '../../features/billing/subscriptions/expire';
import { reconcileDue } from '../../features/billing/settling/reconcile';
import { billingLogsOf, expiryOf } from './subscriptions';
import type { TestApp } from '../test-app';

/** A user who pays, and what is known of them. */
export const newPayer = async (app: TestApp, email: string) => {
  const person = { email, firstName: 'Ana', lastName: 'Cruz' };
  const browser = await app.signedIn(person);
  const { id } = await browser.currentUser();
  const overview = async () =>
    (await (await browser.get(`/api/user/${id}/subscription`)).json()) as SubscriptionOverview;
  const newest = async () => {
    const { latestPayment } = await overview();
    if (!latestPayment) throw new Error('no payment was begun');
    return latestPayment;
  };
  return {
    browser,
    id,
    overview,
    newest,
    /** After a jump of the clock that is longer than a session lasts. */
    signInAgain: () => browser.signIn(person),
    checkout: () => browser.send('POST', '/api/create-checkout-session'),
    /** Begins a payment; answers its reference number. */
    begin: async () => {
      const answer = await browser.send('POST', '/api/create-checkout-session');
      if (answer.status !== 200)
        throw new Error(`checkout answered ${answer.status}: ${await answer.text()}`);
      // In a test's time many payments may be of the same moment; only one is pending.
      const begun = (await overview()).payments.find(({ status }) => status === 'pending');
      if (!begun) throw new Error('no payment was begun');
      return begun.referenceNumber;
    },
    plan: async () => (await browser.currentUser()).plan,
    expiresAt: () => expiryOf(app, id),
    logs: () => billingLogsOf(app, id),
  };
};

export type Payer = Awaited<ReturnType<typeof newPayer>>;

/** What happens around payments in a test's time. */
export const paymentWorld = (app: TestApp) => ({
  finish: (reference: string, outcome: SandboxOutcome = 'paid') => app.maya.finish(reference, outcome),
  deliver: () => app.maya.deliverDue(),
  reconcile: () => reconcileDue(billingDepsOf(app.deps)),
  expire: () => expireSubscriptions(billingDepsOf(app.deps)),
  pass: (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000)),
  /** Posts to our webhook without credentials; returns the response. */
  post: async (body: unknown, headers: Record<string, string> = {}) =>
    fetch(app.origin + mayaWebhookPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
});

export const minutesOfDays = (days: number) => days * 24 * 60;
