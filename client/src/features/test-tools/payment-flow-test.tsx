import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CircleCheck, CircleMinus, CircleX, Hand, type LucideIcon } from 'lucide-react';
import { plainMessage } from '#shared/http/plain-message';
import {
  builtInTestUserId,
  paymentFlowRequest,
  flowStepNames,
  type PaymentFlowResult,
  type FlowStep,
} from '#shared/test-tools/schema';
import { plans } from '#shared/billing/plans';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { areTestToolsOff, testToolsOff } from '../../lib/api/test-tools-off';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { useTestPaymentFlow } from './api';
import { announceFlowFailed, announceFlowPassed, announceTestError } from './test-toasts';
import { flowWords as words } from './words';
import { formatDateTime } from '../../lib/format';
import { Badge } from '../../ui/layout/badge';
import { classNames } from '../../lib/class-names';

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

const { result: resultWords } = words;

/** The payment flow test's result: status, message, steps, and created records. */
const FlowResult = ({ result }: { result: PaymentFlowResult }) => {
  const { success, message, testId, error, steps, results } = result;
  const { payment, user } = results;
  return (
    <Card aria-labelledby="flow-result">
      <CardHeader
        title={resultWords.title}
        titleId="flow-result"
        action={
          <Badge tone={success ? 'success' : 'danger'}>
            {success ? resultWords.success : resultWords.failed}
          </Badge>
        }
      />
      <p className="text-sm wrap-anywhere">{message}</p>
      <p className="mt-1 text-xs text-muted">{resultWords.testId(testId || resultWords.unknown)}</p>
      {error && (
        <div className="mt-4 rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm">
          <h3 className="font-medium text-danger-text">{resultWords.error}</h3>
          <p className="mt-0.5 wrap-anywhere">{error}</p>
        </div>
      )}
      <FlowSteps steps={steps} />
      <h3 className="mt-6 text-sm font-semibold">{resultWords.final}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-5">
        <Fact name={resultWords.payment} value={payment?.status} />
        <Fact name={resultWords.receipt} value={payment?.receiptNumber} />
        <Fact name={resultWords.paidAt} value={payment?.paidAt && formatDateTime(payment.paidAt)} />
        <Fact name={resultWords.plan} value={user && plans[user.plan].name} />
        <Fact
          name={resultWords.expiry}
          value={user?.subscriptionExpiresAt && formatDateTime(user.subscriptionExpiresAt)}
        />
      </dl>
    </Card>
  );
};

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{value || resultWords.unknown}</dd>
  </div>
);

const { steps: stepsWords } = words;

const names: Partial<Record<string, string>> = stepsWords.names;

const looks: Record<FlowStep['status'], { icon: LucideIcon; color: string }> = {
  passed: { icon: CircleCheck, color: 'text-success' },
  failed: { icon: CircleX, color: 'text-danger-text' },
  skipped: { icon: CircleMinus, color: 'text-muted' },
  needs_person: { icon: Hand, color: 'text-warning' },
};

/** The steps in order, each with outcome and duration. */
const FlowSteps = ({ steps }: { steps: Record<string, FlowStep> }) => {
  const order = new Map<string, number>(flowStepNames.map((name, place) => [name, place]));
  const placeOf = (name: string) => order.get(name) ?? order.size;
  const taken = Object.entries(steps).sort(([a], [b]) => placeOf(a) - placeOf(b));
  if (taken.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">{stepsWords.title}</h3>
      <ol aria-label={stepsWords.title} className="mt-2 divide-y rounded-control border">
        {taken.map(([name, step]) => (
          <Step key={name} name={name} step={step} />
        ))}
      </ol>
    </>
  );
};

const Step = ({ name, step: { status, message, durationMs } }: { name: string; step: FlowStep }) => {
  const { icon: Icon, color } = looks[status];
  return (
    <li className="flex gap-3 px-3 py-2.5 text-sm">
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2 font-medium">
          {names[name] ?? name}
          <span className={classNames('font-normal', color)}>{stepsWords.states[status]}</span>
        </p>
        {message && <p className="text-muted wrap-anywhere">{withLinks(message)}</p>}
      </div>
      <span className="shrink-0 text-muted tabular-nums">{stepsWords.milliseconds(durationMs)}</span>
    </li>
  );
};

/** A manual step links to where the user has to go. */
const withLinks = (message: string) =>
  message.split(/(https?:\/\/[^\s]+[^\s.,;:!?)])/).map((part, place) =>
    place % 2 === 1 ? (
      <a
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        className="text-primary-text underline"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
