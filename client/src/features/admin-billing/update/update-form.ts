import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';
import { billingUpdate, type UserBillingRow } from '#shared/admin-billing/schema';
import type { Plan } from '#shared/billing/plan';
import { addDays, proPeriodDays } from '#shared/billing/subscription';
import { manilaDay } from '#shared/manila-day';

/** The form's values; '' means none. */
export interface TypedUpdate {
  newStatus: Plan;
  /** A day (YYYY-MM-DD) in Manila. */
  newExpiryDate: string;
  transactionReference: string;
  reason: string;
}

const checkedUpdate = billingUpdate.omit({ userId: true, seen: true });
export type CheckedUpdate = z.output<typeof checkedUpdate>;

export type UpdateForm = UseFormReturn<TypedUpdate, unknown, CheckedUpdate>;

export const updateNames = ['newStatus', 'newExpiryDate', 'transactionReference', 'reason'] as const;

export const emptyUpdate: TypedUpdate = {
  newStatus: 'free',
  newExpiryDate: '',
  transactionReference: '',
  reason: '',
};

/** The end date of a Pro plan paid today. */
export const presetEnd = () => manilaDay(addDays(new Date(), proPeriodDays));

/** The form's initial values: the current ones, and no reason. */
export const openingValues = ({
  plan,
  subscriptionExpiresAt,
  latestPayment,
}: UserBillingRow): TypedUpdate => ({
  newStatus: plan,
  newExpiryDate: subscriptionExpiresAt ? manilaDay(new Date(subscriptionExpiresAt)) : '',
  transactionReference: latestPayment?.referenceNumber ?? '',
  reason: '',
});

const check = zodResolver(checkedUpdate, { error: plainMessage });

/**
 * Validates the form with the shared schema. Empty fields are null, and so is the end of a plan that has none. A date
 * input's value is '' for a partially typed date, which must not pass for none.
 */
export const updateResolver: Resolver<TypedUpdate, unknown, CheckedUpdate> = async (
  typed,
  context,
  options,
) => {
  const input = options.fields.newExpiryDate?.ref;
  const isHalfTyped = input instanceof HTMLInputElement && input.validity.badInput;
  const day = isHalfTyped ? 'half typed' : typed.newExpiryDate || null;
  const values = {
    ...typed,
    newExpiryDate: typed.newStatus === 'free' ? null : day,
    transactionReference: typed.transactionReference || null,
  };
  return check(values, context, options as Parameters<typeof check>[2]);
};
