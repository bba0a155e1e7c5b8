import { Download } from 'lucide-react';
import { exportAccount } from '#shared/your-data/endpoints';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';

interface DownloadCardProps {
  /** The size of the user's files together; undefined while that is not known. */
  fileBytes: number | undefined;
}

export const DownloadCard = ({ fileBytes }: DownloadCardProps) => (
  <Card>
    <CardHeader
      title="Download everything"
      description="One zip archive with your account, resume, credentials, payments, statistics and security events. A README inside says what each file is."
    />
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* A link, so that the browser streams the archive to disk. Without `download`, so that a refusal is shown as a page. */}
      <a href={exportAccount.path} className={classNames(buttonClass(), 'max-sm:w-full')}>
        <Download aria-hidden />
        Download everything
      </a>
      {fileBytes !== undefined && (
        <p className="text-sm text-muted">
          About {sizeInWords(fileBytes)}, mostly the files of your credentials.
        </p>
      )}
    </div>
    <p className="mt-3 text-sm text-muted">
      Your browser shows the progress with its other downloads. You can leave this page meanwhile.
    </p>
  </Card>
);

const megabyte = 1024 * 1024;

/** '42 MB', or '1 MB' for anything smaller. */
const sizeInWords = (bytes: number): string => `${Math.max(1, Math.round(bytes / megabyte))} MB`;
