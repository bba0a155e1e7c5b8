import type { WebhookTestResult } from '#shared/webhooks/schema';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { JsonText } from './json-view';

interface TestResultCardProps {
  result: WebhookTestResult | null;
  isTesting: boolean;
}

/** A test delivery's result. */
export const TestResultCard = ({ result, isTesting }: TestResultCardProps) => (
  <Card aria-labelledby="test-result">
    <CardHeader
      title="Result"
      titleId="test-result"
      action={
        result && (
          <Badge tone={result.success ? 'success' : 'danger'}>
            {result.success ? 'Taken' : 'Refused'}, status {result.status}
          </Badge>
        )
      }
    />
    {result ? (
      <>
        <p className="mb-2 text-sm">{result.message}</p>
        <JsonText label="Response" value={result} />
      </>
    ) : (
      <p role="status" className="text-sm text-muted">
        {isTesting ? 'Waiting for the answer…' : 'The answer will be shown here.'}
      </p>
    )}
  </Card>
);
