import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { WebhookTestResult, WebhookFormat } from '#shared/webhooks/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { areTestToolsOff, testToolsOff } from '../../lib/api/test-tools-off';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useTestWebhook } from './api';
import { announceNoCheckoutId, announceTested, announceTestFailure } from './webhook-toasts';
import { webhookWords } from './words';
import { Badge } from '../../ui/layout/badge';
import { JsonText } from './json-view';

const { test: words } = webhookWords;

interface TypedTest {
  checkoutId: string;
  format: TestFormat;
  customJson: string;
}

/** Sends a custom delivery through the payment provider's webhook handler. */
export const WebhookTest = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const { register, control, handleSubmit, setError, formState } = useForm<TypedTest>({
    defaultValues: { checkoutId: '', format: 'default', customJson: '' },
  });
  const { errors } = formState;
  const isCustom = useWatch({ control, name: 'format' }) === 'custom';
  const { mutateAsync, isPending } = useTestWebhook();
  const [result, setResult] = useState<WebhookTestResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (body: unknown) => {
    setProblem(null);
    setResult(null);
    try {
      const answer = await mutateAsync(body);
      setResult(answer);
      if (answer.success) announceTested();
      else announceTestFailure(answer.message || words.failed);
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      const why = areTestToolsOff(error) ? testToolsOff : serverMessage(error, words.failed);
      setProblem(why);
      announceTestFailure(why);
    }
  };

  const submit = handleSubmit(async ({ checkoutId, format, customJson }) => {
    if (format !== 'custom') {
      if (checkoutId.trim()) return send({ format, checkoutId: checkoutId.trim() });
      setError('checkoutId', { type: 'required', message: words.noCheckoutId });
      return announceNoCheckoutId();
    }
    const parsed = parseJson(customJson);
    if ('value' in parsed) return send(parsed.value);
    setError('customJson', { type: 'json', message: parsed.problem });
    announceTestFailure(parsed.problem);
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card aria-labelledby="test-delivery">
        <CardHeader title={words.title} titleId="test-delivery" description={words.description} />
        <form
          noValidate
          aria-label={words.title}
          className="grid gap-4"
          onSubmit={(event) => void submit(event)}
        >
          <Field label={words.format}>
            {(field) => (
              <Select {...field} {...register('format')}>
                {testFormats.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label={words.checkoutId}
            hint={isCustom ? words.notUsed : words.whereListed}
            error={isCustom ? undefined : errors.checkoutId?.message}
          >
            {(field) => (
              <Input
                {...field}
                autoComplete="off"
                spellCheck={false}
                disabled={isCustom}
                {...register('checkoutId')}
              />
            )}
          </Field>
          {isCustom && (
            <Field label={words.custom} error={errors.customJson?.message}>
              {(field) => (
                <Textarea
                  {...field}
                  rows={6}
                  spellCheck={false}
                  className="font-mono text-xs"
                  placeholder={'{ "requestReferenceNumber": "…", "paymentStatus": "PAYMENT_SUCCESS" }'}
                  {...register('customJson')}
                />
              )}
            </Field>
          )}
          {problem && (
            <p
              role="alert"
              className="rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm wrap-anywhere"
            >
              {problem}
            </p>
          )}
          <Button type="submit" className="justify-self-start" loading={isPending} loadingLabel={words.busy}>
            {words.action}
          </Button>
        </form>
      </Card>
      <TestResultCard result={result} isTesting={isPending} />
    </div>
  );
};

const parseJson = (text: string): { value: unknown } | { problem: string } => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : words.notJson };
  }
};

type TestFormat = WebhookFormat | 'custom';

/** The formats, in display order. */
const testFormats = Object.entries(words.formats) as [TestFormat, string][];

const { result: resultWords } = webhookWords;

interface TestResultCardProps {
  result: WebhookTestResult | null;
  isTesting: boolean;
}

/** A test delivery's result. */
const TestResultCard = ({ result, isTesting }: TestResultCardProps) => (
  <Card aria-labelledby="test-result">
    <CardHeader
      title={resultWords.title}
      titleId="test-result"
      action={
        result && (
          <Badge tone={result.success ? 'success' : 'danger'}>
            {resultWords.state(result.success, result.status)}
          </Badge>
        )
      }
    />
    {result ? (
      <>
        <p className="mb-2 text-sm">{result.message}</p>
        <JsonText label={resultWords.response} value={result} />
      </>
    ) : (
      <p role="status" className="text-sm text-muted">
        {isTesting ? resultWords.waiting : resultWords.none}
      </p>
    )}
  </Card>
);
