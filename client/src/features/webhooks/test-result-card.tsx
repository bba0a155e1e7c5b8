import type { WebhookTestResult } from '#shared/webhooks/schema';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { JsonText } from './json-view';
import { webhookWords } from './words';

const { result: words } = webhookWords;

interface TestResultCardProps {
  result: WebhookTestResult | null;
  isTesting: boolean;
}

/** A test delivery's result. */
export const TestResultCard = ({ result, isTesting }: TestResultCardProps) => (
  <Card aria-labelledby="test-result">
    <CardHeader
      title={words.title}
      titleId="test-result"
      action={
        result && (
          <Badge tone={result.success ? 'success' : 'danger'}>
            {words.state(result.success, result.status)}
          </Badge>
        )
      }
    />
    {result ? (
      <>
        <p className="mb-2 text-sm">{result.message}</p>
        <JsonText label={words.response} value={result} />
      </>
    ) : (
      <p role="status" className="text-sm text-muted">
        {isTesting ? words.waiting : words.none}
      </p>
    )}
  </Card>
);
