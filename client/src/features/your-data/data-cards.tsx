import { Download } from 'lucide-react';
import { pages } from '#shared/pages/page-table';
import { exportAccount } from '#shared/your-data/endpoints';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { yourDataWords } from './words';

const { download: words } = yourDataWords;

interface DownloadCardProps {
  /** The size of the user's files together; undefined while that is not known. */
  fileBytes: number | undefined;
}

export const DownloadCard = ({ fileBytes }: DownloadCardProps) => (
  <Card>
    <CardHeader title={words.title} description={words.what} />
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* A link, so that the browser streams the archive to disk. Without `download`, so that a refusal is shown as a page. */}
      <a href={exportAccount.path} className={classNames(buttonClass(), 'max-sm:w-full')}>
        <Download aria-hidden />
        {words.action}
      </a>
      {fileBytes !== undefined && <p className="text-sm text-muted">{words.size(megabytesOf(fileBytes))}</p>}
    </div>
    <p className="mt-3 text-sm text-muted">{words.progress}</p>
  </Card>
);

const megabyte = 1024 * 1024;

/** At least one. */
const megabytesOf = (bytes: number): number => Math.max(1, Math.round(bytes / megabyte));

const { retained } = yourDataWords;

export const RetainedCard = () => (
  <Card>
    <CardHeader title={retained.title} />
    <ul className="grid list-disc gap-2 pl-5 text-sm">
      {retained.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-4 text-sm text-muted">
      {retained.details.before}{' '}
      <a href={pages.privacy} className="font-medium text-primary-text underline underline-offset-2">
        {retained.details.notice}
      </a>{' '}
      {retained.details.after}
    </p>
  </Card>
);
