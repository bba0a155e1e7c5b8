import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Button, type ButtonProps } from '../../ui/button';
import { profileWords } from './words';

const { download: words } = profileWords;

interface DownloadButtonProps extends Pick<ButtonProps, 'className'> {
  /** Generates and saves the PDF; settles when done. */
  onDownload: () => Promise<unknown>;
}

/** Download Resume PDF. A failure is logged and shown beside the button, which can be pressed again at once. */
export const DownloadButton = ({ onDownload, className }: DownloadButtonProps) => {
  const download = useMutation({
    mutationFn: onDownload,
    onError: (error) => console.error('Failed to download resume PDF', error),
  });
  return (
    <div className={className}>
      <Button
        className="w-full"
        loading={download.isPending}
        loadingLabel={words.preparing}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden /> {words.action}
      </Button>
      <p role="status" className="text-xs text-muted">
        {download.isPending && <span className="sr-only">{words.preparing}</span>}
        {download.isError && <span className="mt-1.5 block">{words.failed}</span>}
      </p>
    </div>
  );
};
