import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { plainMessage } from '#shared/http/plain-message';
import { builtInTestUserId, paymentFlowRequest, type PaymentFlowResult } from '#shared/test-tools/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { areTestToolsOff, testToolsOff } from '../../lib/api/test-tools-off';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { useTestPaymentFlow } from './api';
import { FlowResult } from './flow-result';
import { announceFlowFailed, announceFlowPassed, announceTestError } from './test-toasts';
import { flowWords as words } from './words';

/** Runs a complete payment with a test account and shows its progress. */
export const PaymentFlowTest = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(paymentFlowRequest, { error: plainMessage }),
    defaultValues: { testUserId: builtInTestUserId },
  });
  const isFilled = useWatch({ control, name: 'testUserId' }).trim() !== '';
  const [result, setResult] = useState<PaymentFlowResult | null>(null);
  const { mutateAsync, isPending } = useTestPaymentFlow();

  const run = handleSubmit(async ({ testUserId }) => {
    if (isPending) return;
    setResult(null);
    try {
      const answer = await mutateAsync(testUserId);
      setResult(answer);
      if (answer.success) announceFlowPassed();
      else announceFlowFailed(answer.message);
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      setResult(thrown(error));
      announceTestError();
    }
  });

  return (
    <div className="grid gap-6">
      <Card aria-labelledby="payment-flow">
        <CardHeader title={words.title} titleId="payment-flow" description={words.description} />
        <form
          noValidate
          aria-label={words.title}
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => void run(event)}
        >
          <Field
            label={words.userId}
            error={formState.errors.testUserId?.message}
            className="flex-1 basis-56 sm:max-w-xs"
          >
            {(field) => (
              <Input
                {...field}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                readOnly={isPending}
                {...register('testUserId')}
              />
            )}
          </Field>
          <Button
            type="submit"
            className="max-sm:w-full"
            disabled={!isFilled}
            loading={isPending}
            loadingLabel={words.busy}
          >
            {words.action}
          </Button>
        </form>
      </Card>
      <div role="status" className="empty:hidden">
        {isPending && <p className="text-sm text-muted">{words.underWay}</p>}
      </div>
      {result && <FlowResult result={result} />}
    </div>
  );
};

/** Shown without a response. */
const thrown = (error: unknown): PaymentFlowResult => ({
  success: false,
  message: words.thrown,
  testId: '',
  error: areTestToolsOff(error)
    ? testToolsOff
    : serverMessage(error, error instanceof Error ? error.message : String(error)),
  steps: {},
  results: { payment: null, user: null },
});
