import { Progress } from '../../../ui/feedback/progress';

/** How much of a file has left, in per cent; a full bar still waits for the server's look at it. */
export const UploadProgress = ({ share }: { share: number }) => {
  const percent = Math.floor(share * 100);
  const isSent = share >= 1;
  return (
    <div className="w-full pb-1">
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span role="status" className="text-muted">
          {isSent ? 'Checking the file…' : 'Uploading…'}
        </span>
        <span className="font-medium tabular-nums">{percent}%</span>
      </div>
      <Progress share={share} label="Upload" />
    </div>
  );
};
