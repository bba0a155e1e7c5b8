import { pages } from '#shared/pages/page-table';
import { Card, CardHeader } from '../../ui/layout/card';
import { yourDataWords } from './words';

const { retained: words } = yourDataWords;

export const RetainedCard = () => (
  <Card>
    <CardHeader title={words.title} />
    <ul className="grid list-disc gap-2 pl-5 text-sm">
      {words.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-4 text-sm text-muted">
      {words.details.before}{' '}
      <a href={pages.privacy} className="font-medium text-primary-text underline underline-offset-2">
        {words.details.notice}
      </a>{' '}
      {words.details.after}
    </p>
  </Card>
);
