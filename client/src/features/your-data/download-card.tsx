import { CircleAlert, Download } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { Progress } from '../../ui/feedback/progress';
import { useDownloadEverything, type DownloadState } from './use-download-everything';

interface DownloadCardProps {
  /** What the user's files have together; undefined while that is not known. */
  fileBytes: number | undefined;
  onUnauthorized: () => void;
}

export const DownloadCard = ({ fileBytes, onUnauthorized }: DownloadCardProps) => {
  const { state, start } = useDownloadEverything(onUnauthorized);
  const isRunning = state.phase === 'running';
  return (
    <Card>
      <CardHeader
        title="Download everything"
        description="One zip archive with your account, resume, credentials, payments, statistics and security events. A README inside says what each file is."
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button loading={isRunning} onClick={start} className="max-sm:w-full">
          <Download aria-hidden />
          Download everything
        </Button>
        {fileBytes !== undefined && (
          <p className="text-sm text-muted">
            About {sizeInWords(fileBytes)}, mostly the files of your credentials.
          </p>
        )}
      </div>
      <DownloadStatus state={state} fileBytes={fileBytes} />
    </Card>
  );
};

const DownloadStatus = ({ state, fileBytes }: { state: DownloadState; fileBytes: number | undefined }) => {
  if (state.phase === 'failed') {
    return (
      <p role="alert" className="mt-4 flex items-start gap-2 text-sm text-danger-text">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {state.message}
      </p>
    );
  }
  if (state.phase === 'done') {
    return (
      <p role="status" className="mt-4 text-sm text-success">
        Your data is in your downloads.
      </p>
    );
  }
  if (state.phase === 'idle') return null;
  const expected = Math.max(fileBytes ?? 0, state.receivedBytes, 1);
  return (
    <div className="mt-4">
      <Progress share={state.receivedBytes / expected} label="Downloading your data" />
      <p className="mt-2 text-sm text-muted tabular-nums">
        Downloading: {sizeInWords(state.receivedBytes)} so far. Please keep this page open.
      </p>
    </div>
  );
};

const megabyte = 1024 * 1024;

/** '42 MB', or '1 MB' for anything smaller. */
const sizeInWords = (bytes: number): string => `${Math.max(1, Math.round(bytes / megabyte))} MB`;
