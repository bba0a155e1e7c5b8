import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';
import {
  billingUpdate,
  adminBillingLimits,
  lastExpiryDay,
  type UserBillingRow,
} from '#shared/admin-billing/schema';
import { type Plan, plan as planSchema, plans } from '#shared/billing/plans';
import { addDays, proPeriodDays } from '#shared/billing/subscription';
import { manilaDay } from '#shared/manila-day';
import { Field, Textarea } from '../../../ui/forms/field';
import { Input } from '../../../ui/forms/input';
import { Select } from '../../../ui/forms/select';
import { updateWords as words } from '../words';

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
const presetEnd = () => manilaDay(addDays(new Date(), proPeriodDays));

/** Whether a plan's end, an ISO date or null for none, is still to come. */
export const isAhead = (end: string | null): end is string => end !== null && new Date(end) > new Date();

/** The form's initial values: the current ones, and no reason. */
export const openingValues = ({
  plan,
  subscriptionExpiresAt,
  latestPayment,
}: UserBillingRow): TypedUpdate => ({
  newStatus: plan,
  // A day that has passed would be refused.
  newExpiryDate: isAhead(subscriptionExpiresAt) ? manilaDay(new Date(subscriptionExpiresAt)) : '',
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

/** The plan fields and the reason. */
export const UpdateFields = ({ form, readOnly }: { form: UpdateForm; readOnly: boolean }) => {
  const { register, control, formState, getValues, setValue } = form;
  const { errors } = formState;
  const [newStatus, newExpiryDate, reason] = useWatch({
    control,
    name: ['newStatus', 'newExpiryDate', 'reason'],
  });
  const isFree = newStatus === 'free';
  const setEnd = (day: string) =>
    setValue('newExpiryDate', day, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const presetEndOfPro = () => {
    const isPro = getValues('newStatus') === 'pro';
    const wasPro = formState.defaultValues?.newStatus === 'pro';
    if (isPro && !wasPro && getValues('newExpiryDate') === '') setEnd(presetEnd());
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.status} error={errors.newStatus?.message}>
        {(field) => (
          <Select
            {...field}
            aria-disabled={readOnly || undefined}
            {...register('newStatus', { onChange: presetEndOfPro })}
          >
            {planSchema.options.map((option) => (
              <option key={option} value={option}>
                {plans[option].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Field
          label={words.expiry}
          hint={isFree ? words.freeHint : words.expiryHint}
          error={errors.newExpiryDate?.message}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              max={lastExpiryDay}
              readOnly={readOnly}
              {...register('newExpiryDate')}
            />
          )}
        </Field>
        {!isFree && (
          <NoEnd
            checked={newExpiryDate === ''}
            disabled={readOnly}
            onChange={(noEnd) => setEnd(noEnd ? '' : presetEnd())}
          />
        )}
      </div>
      <Field
        label={words.reference}
        hint={words.referenceHint}
        error={errors.transactionReference?.message}
        className="sm:col-span-2"
      >
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            {...register('transactionReference')}
          />
        )}
      </Field>
      <Field
        label={words.reason}
        required
        hint={words.reasonHint}
        error={errors.reason?.message}
        counter={{ length: reason.length, max: adminBillingLimits.reason }}
        className="sm:col-span-2"
      >
        {(field) => <Textarea {...field} dir="auto" rows={3} readOnly={readOnly} {...register('reason')} />}
      </Field>
    </div>
  );
};

interface NoEndProps {
  checked: boolean;
  disabled: boolean;
  onChange: (noEnd: boolean) => void;
}

/** Makes an empty end date explicit. */
const NoEnd = ({ checked, disabled, onChange }: NoEndProps) => (
  <label className="mt-1 inline-flex min-h-11 items-center gap-2 pe-2 text-sm">
    <input
      type="checkbox"
      className="size-5 accent-primary"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {words.noEnd}
  </label>
);
