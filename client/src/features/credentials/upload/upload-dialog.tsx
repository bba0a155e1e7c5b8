import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { announceProblem } from '../credential-toasts';
import { DetailsFields } from '../details/details-fields';
import { FileArea } from './file-area';
import { UploadFailed } from './upload-failed';
import { noFile, noTitle } from './upload-problem';
import type { ChosenFile } from './use-chosen-file';
import type { UploadInHand } from './use-upload';
import { useUploadForm } from './use-upload-form';
import { Progress } from '../../../ui/feedback/progress';

export interface UploadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  chosen: ChosenFile;
  upload: UploadInHand;
  /** A file is being dragged over the page. */
  isOver: boolean;
  /** Where more room can be had; null where there is no more. */
  upgradeHref: string | null;
}

/**
 * Takes a file and what is said about it. Closing it keeps both for the next time; while they are on their way it asks
 * first.
 */
export const UploadDialog = ({
  open,
  onOpenChange,
  userId,
  chosen,
  upload,
  isOver,
  upgradeHref,
}: UploadDialogProps) => {
  const { form, isRestored, discard, submit } = useUploadForm({ userId, file: chosen.file, upload });
  const [asksToCancel, setAsksToCancel] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isUploading = upload.share !== null;

  // What was pressed takes no more presses now, and the keyboard should not fall out of the dialog.
  useEffect(() => {
    if (isUploading) cancelButton.current?.focus();
  }, [isUploading]);

  const close = () => (isUploading ? setAsksToCancel(true) : onOpenChange(false));
  const tryUpload = () => {
    if (isUploading) return;
    if (!chosen.file) announceProblem(noFile);
    else void submit(() => announceProblem(noTitle));
  };
  // The disabled button would keep Enter from saying what is missing.
  const onEnter = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
    event.preventDefault();
    tryUpload();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Upload Credential"
      description="A licence, certificate or diploma that shows what you can do."
      footer={
        <>
          {/* Here it is in sight wherever the fields are scrolled to. */}
          {upload.share !== null && <UploadProgress share={upload.share} />}
          <Button
            ref={cancelButton}
            variant="secondary"
            onClick={() => (isUploading ? upload.cancel() : onOpenChange(false))}
          >
            Cancel
          </Button>
          <Button
            loading={isUploading}
            loadingLabel="Uploading..."
            disabled={!chosen.file}
            onClick={tryUpload}
          >
            Upload
          </Button>
        </>
      }
    >
      <form
        noValidate
        aria-label="Upload Credential"
        className="grid gap-4"
        onKeyDown={onEnter}
        onSubmit={(event) => event.preventDefault()}
      >
        {upload.problem && <UploadFailed problem={upload.problem} upgradeHref={upgradeHref} />}
        {isRestored && <TypingRestored needsFile={!chosen.file} onDiscard={discard} />}
        <FileArea chosen={chosen} isOver={isOver} disabled={isUploading} />
        <DetailsFields form={form} readOnly={isUploading} />
      </form>
      <ConfirmDialog
        open={asksToCancel && isUploading}
        onOpenChange={setAsksToCancel}
        title={`Cancel the upload of ${chosen.file?.name ?? 'this file'}?`}
        description="It has not arrived yet. The file and what you typed stay here."
        confirmLabel="Cancel Upload"
        cancelLabel="Keep Uploading"
        onConfirm={() => {
          setAsksToCancel(false);
          upload.cancel();
        }}
      />
    </Dialog>
  );
};

/** How much of a file has left, in per cent; a full bar still waits for the server's look at it. */
const UploadProgress = ({ share }: { share: number }) => {
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

interface TypingRestoredProps {
  /** Text is kept through a reload, a file cannot be. */
  needsFile: boolean;
  onDiscard: () => void;
}

/** Says that what was typed before is back, and offers to start over. */
const TypingRestored = ({ needsFile, onDiscard }: TypingRestoredProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm"
  >
    <span className="min-w-0 flex-1 basis-40">
      What you typed before is back.{needsFile && ' Please choose the file again.'}
    </span>
    <Button size="sm" variant="secondary" onClick={onDiscard}>
      Discard
    </Button>
  </div>
);
