import { Gauge, type Registry } from 'prom-client';
import type { Mail } from './mail/mail';
import { MayaUnavailable, type PaymentProvider } from './maya/maya';

/** Whether this process may mail people and query the payment provider. A restored copy may not until an operator says so. */
export interface OutgoingHold {
  isHeld: () => boolean;
  /** Reads again whether an operator has allowed it. */
  refresh: () => Promise<unknown>;
}

const reason =
  'Mail and payment queries are on hold, because the database was restored or copied: npm run admin -- outgoing allow';

/** The provider as long as nothing is held; otherwise every call is one to an unavailable provider, with no effect. */
export const holdPayments = (payments: PaymentProvider, { isHeld }: OutgoingHold): PaymentProvider => {
  const held =
    <Input extends unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    (...input: Input) =>
      isHeld() ? Promise.reject(new MayaUnavailable(reason)) : call(...input);
  return {
    createCheckout: held(payments.createCheckout.bind(payments)),
    paymentsByReference: held(payments.paymentsByReference.bind(payments)),
    paymentById: held(payments.paymentById.bind(payments)),
    cancel: held(payments.cancel.bind(payments)),
    voidPayment: held(payments.voidPayment.bind(payments)),
    refund: held(payments.refund.bind(payments)),
    reversalsOf: held(payments.reversalsOf.bind(payments)),
    listWebhooks: held(payments.listWebhooks.bind(payments)),
    registerWebhook: held(payments.registerWebhook.bind(payments)),
    updateWebhook: held(payments.updateWebhook.bind(payments)),
    removeWebhook: held(payments.removeWebhook.bind(payments)),
  };
};

export const holdMail = (mail: Mail, { isHeld }: OutgoingHold): Mail => ({
  send: (message) => (isHeld() ? Promise.reject(new Error(reason)) : mail.send(message)),
});

export const addOutgoingMetric = (registry: Registry, { isHeld }: Pick<OutgoingHold, 'isHeld'>) => {
  new Gauge({
    name: 'husay_outgoing_held',
    help: '1 while a restored or copied database keeps this process from mailing people and querying the payment provider',
    registers: [registry],
    collect() {
      this.set(isHeld() ? 1 : 0);
    },
  });
};
