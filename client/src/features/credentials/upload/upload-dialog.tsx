import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { waitNotice } from '../../../lib/api/upload-with-retry';
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
import { uploadWords as words } from '../words';

export interface UploadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  chosen: ChosenFile;
  upload: UploadInHand;
  /** A file is being dragged over the page. */
  isOver: boolean;
  /** The upgrade URL; null on the largest plan. */
  upgradeHref: string | null;
  /** Why visitors cannot open public credentials; null when they can. */
  hiddenReason: string | null;
}

/**
 * Uploads a file with its details. Closing it keeps both for the next time; closing during an upload asks for
 * confirmation.
 */
export const UploadDialog = ({
  open,
  onOpenChange,
  userId,
  chosen,
  upload,
  isOver,
  upgradeHref,
  hiddenReason,
}: UploadDialogProps) => {
  const { form, isRestored, discard, submit } = useUploadForm({ userId, file: chosen.file, upload });
  const [asksToCancel, setAsksToCancel] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isUploading = upload.share !== null;

  // The pressed button is disabled now; keep the focus inside the dialog.
  useEffect(() => {
    if (isUploading) cancelButton.current?.focus();
  }, [isUploading]);

  // At 400 % zoom the dialog scrolls as a whole, and the progress above the button pushes it below the edge.
  useEffect(() => {
    const button = cancelButton.current;
    if (isUploading && document.activeElement === button) button?.scrollIntoView({ block: 'nearest' });
  }, [isUploading, upload.waitSeconds]);

  const close = () => (isUploading ? setAsksToCancel(true) : onOpenChange(false));
  const tryUpload = () => {
    if (isUploading) return;
    if (!chosen.file) announceProblem(noFile);
    else void submit(() => announceProblem(noTitle));
  };
  // A disabled submit button would keep Enter from showing what is missing.
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
      title={words.title}
      description={words.what}
      footer={
        <>
          {/* Outside the scrolling fields, so that it is always visible. */}
          {upload.share !== null && <UploadProgress share={upload.share} waitSeconds={upload.waitSeconds} />}
          <Button
            ref={cancelButton}
            variant="secondary"
            className="scroll-mb-3"
            onClick={() => (isUploading ? upload.cancel() : onOpenChange(false))}
          >
            {words.cancel}
          </Button>
          <Button
            loading={isUploading}
            loadingLabel={words.sending}
            disabled={!chosen.file}
            onClick={tryUpload}
          >
            {words.upload}
          </Button>
        </>
      }
    >
      <form
        noValidate
        aria-label={words.title}
        className="grid gap-4"
        onKeyDown={onEnter}
        onSubmit={(event) => event.preventDefault()}
      >
        {upload.problem && <UploadFailed problem={upload.problem} upgradeHref={upgradeHref} />}
        {isRestored && <TypingRestored needsFile={!chosen.file} onDiscard={discard} />}
        <FileArea chosen={chosen} isOver={isOver} disabled={isUploading} />
        <DetailsFields form={form} readOnly={isUploading} hiddenReason={hiddenReason} />
      </form>
      <ConfirmDialog
        open={asksToCancel && isUploading}
        onOpenChange={setAsksToCancel}
        title={words.askCancel(chosen.file?.name)}
        description={words.notArrived}
        confirmLabel={words.confirmCancel}
        cancelLabel={words.keepUploading}
        onConfirm={() => {
          setAsksToCancel(false);
          upload.cancel();
        }}
      />
    </Dialog>
  );
};

/** Upload progress in percent; at 100 the server still has to check the file. */
const UploadProgress = ({ share, waitSeconds }: { share: number; waitSeconds: number | null }) => {
  const percent = Math.floor(share * 100);
  const isSent = share >= 1;
  return (
    <div className="w-full pb-1">
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span role="status" className="text-muted">
          {waitSeconds !== null
            ? waitNotice(waitSeconds)
            : isSent
              ? words.progress.checking
              : words.progress.uploading}
        </span>
        {waitSeconds === null && <span className="font-medium tabular-nums">{percent}%</span>}
      </div>
      <Progress share={share} label={words.progress.label} />
    </div>
  );
};

interface TypingRestoredProps {
  /** Text survives a reload, a file cannot. */
  needsFile: boolean;
  onDiscard: () => void;
}

/** Notice that earlier input was restored, with a reset button. */
const TypingRestored = ({ needsFile, onDiscard }: TypingRestoredProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-transparent bg-accent-soft px-3 py-2 text-sm"
  >
    <span className="min-w-0 flex-1 basis-40">
      {words.restored}
      {needsFile && ` ${words.chooseAgain}`}
    </span>
    <Button size="sm" variant="secondary" onClick={onDiscard}>
      {words.discard}
    </Button>
  </div>
);
