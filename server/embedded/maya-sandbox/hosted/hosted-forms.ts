import type { Request } from 'express';
import { sandboxCards, sandboxWallet } from '../cards';
import type { Typed } from './hosted-pages';
import type { PaymentRecord } from '../records';

/** A field of the form; what is no text, as one given twice, is empty. */
export const textIn = (req: Request, name: string): string => {
  const value = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The same of the address. */
export const inQuery = (req: Request, name: string): string => {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
};

/** A card as it was typed, and what is wrong with its form. Whether a bank knows it is another question. */
export const readCard = (
  req: Request,
): Typed & { values: { cardNumber: string; expiry: string; cvv: string } } => {
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
export const filled = (choice: string): Typed['values'] => {
  if (choice === 'wallet') {
    return { walletNumber: sandboxWallet.number, walletPassword: sandboxWallet.password };
  }
  const card = sandboxCards.find(({ number }) => number.endsWith(choice) && choice.length === 4);
  return card && { cardNumber: card.number, expiry: card.expiry, cvv: card.cvv };
};

/** The verification step of a payment, and its right answer. */
export const questionOf = ({ fundSource }: PaymentRecord): { by: 'card' | 'wallet'; answer: string } => {
  const card =
    fundSource?.type === 'card' &&
    sandboxCards.find(({ number }) => number.endsWith(fundSource.details.last4));
  return card
    ? { by: 'card', answer: card.password ?? '' }
    : { by: 'wallet', answer: sandboxWallet.oneTimePin };
};
