import { ChevronRight } from 'lucide-react';
import { webhookWords } from './words';

interface JsonViewProps {
  /** What it is: 'Webhook data'. */
  label: string;
  value: unknown;
  openAtFirst?: boolean;
}

/** A value as formatted JSON, collapsed; text that is not JSON unchanged. A long one scrolls. */
export const JsonView = ({ label, value, openAtFirst = false }: JsonViewProps) => (
  <details open={openAtFirst} className="group">
    <summary className="inline-flex min-h-8 list-none items-center gap-1 rounded-control text-sm font-medium text-primary-text hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
      <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
      {label}
    </summary>
    <JsonText label={label} value={value} />
  </details>
);

export const JsonText = ({ label, value }: Pick<JsonViewProps, 'label' | 'value'>) => (
  <pre
    // What is longer than its area scrolls by keyboard too.
    tabIndex={0}
    role="region"
    aria-label={label}
    className="mt-1 max-h-80 overflow-auto rounded-control border bg-subtle p-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
  >
    {formatted(value)}
  </pre>
);

const formatted = (value: unknown) => {
  if (value === '') return webhookWords.delivery.empty;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};
