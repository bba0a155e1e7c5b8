import { Download } from 'lucide-react';
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
