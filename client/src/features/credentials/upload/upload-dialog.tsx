import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { useForm, useWatch } from 'react-hook-form';
import { credentialLimits, type CredentialDetails } from '#shared/credentials/schema';
import { credentialFile } from '#shared/credentials/file-rules';
import { composed } from '#shared/text/plain-text';
import { waitNotice } from '../../../lib/api/upload-with-retry';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { announceProblem } from '../credential-toasts';
import {
  detailNames,
  DetailsFields,
  type DetailsForm,
  detailsResolver,
  emptyDetails,
  type TypedDetails,
} from '../details/details-form';
import { FileArea } from './file-area';
import { noFile, noTitle, type UploadProblem } from './upload-problem';
import type { ChosenFile } from './use-chosen-file';
import type { UploadInHand } from './use-upload';
import { RestoredNotice } from '../../../ui/forms/restored-notice';
import { Progress } from '../../../ui/feedback/progress';
import { uploadWords as words } from '../words';
import { tabDraft, useTabDraft } from '../../../lib/typed-text/tab-draft';

/** The details of a file that is not uploaded yet. */
export const uploadDraft = tabDraft<TypedDetails>('husay.credential-draft');

/** The same, for a file that proves a license. */
const proofDraft = tabDraft<TypedDetails>('husay.license-proof-draft');

interface UploadDialogProps {
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
  /** What a license says of the credential that proves it. */
  known?: KnownDetails | undefined;
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
  known,
}: UploadDialogProps) => {
  const { form, isRestored, discard, submit } = useUploadForm({ userId, file: chosen.file, upload, known });
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
  <RestoredNotice
    text={needsFile ? `${words.restored} ${words.chooseAgain}` : words.restored}
    onDiscard={onDiscard}
  />
);

interface UploadFailedProps {
  problem: UploadProblem;
  /** The upgrade URL; null on the largest plan. */
  upgradeHref: string | null;
}

/** Why the upload failed, for longer than the toast is shown, with an upgrade link at the plan's limit. */
const UploadFailed = ({ problem, upgradeHref }: UploadFailedProps) => {
  const box = useRef<HTMLDivElement>(null);
  // The message is above the fields, and the user may have scrolled down to the last of them.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div
      ref={box}
      data-shown-problem
      className="flex scroll-my-3 flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-transparent bg-danger-soft px-3 py-2.5 text-sm text-danger-text"
    >
      <div className="flex min-w-0 flex-1 basis-52 items-start gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <p className="min-w-0 wrap-anywhere">{problem.description}</p>
      </div>
      {problem.isLimit && upgradeHref && (
        <Link href={upgradeHref} className={buttonClass({ variant: 'accent', size: 'sm' })}>
          {words.upgrade}
        </Link>
      )}
    </div>
  );
};

interface UploadFormOptions {
  userId: string;
  file: File | null;
  upload: Pick<UploadInHand, 'send'>;
  known: KnownDetails | undefined;
}

type KnownDetails = Pick<TypedDetails, 'title' | 'issuer' | 'issuedDate'>;

/**
 * The upload dialog's form: the title defaults to the file's name; the input is stored for this tab until
 * it is uploaded or discarded.
 */
const useUploadForm = ({ userId, file, upload, known }: UploadFormOptions) => {
  const slot = known ? proofDraft : uploadDraft;
  const [draft] = useState(() => slot.read(userId));
  const [isRestored, setRestored] = useState(draft !== null);
  const form: DetailsForm = useForm<TypedDetails, unknown, CredentialDetails>({
    resolver: detailsResolver,
    defaultValues: { ...emptyDetails, ...known, ...draft },
  });
  const { control, getValues, setValue, clearErrors, setError, reset, handleSubmit } = form;

  const suggestedTitle = file ? titleOfFile(file.name) : '';
  const lastSuggestion = useRef('');
  useEffect(() => {
    if (!file) return;
    const title = getValues('title').trim();
    // Replace a title suggested by the previous file; keep a typed one.
    if (!title || title === lastSuggestion.current) {
      setValue('title', suggestedTitle);
      clearErrors('title');
    }
    lastSuggestion.current = suggestedTitle;
  }, [file, suggestedTitle, getValues, setValue, clearErrors]);

  const details = useWatch({ control, compute: (values: TypedDetails) => values });
  const blankWith = (title: string) => ({ ...emptyDetails, ...known, title: known?.title || title });
  const blank = blankWith(suggestedTitle);
  const isTyped = detailNames.some((name) => details[name] !== blank[name]);
  useTabDraft(slot, userId, details, isTyped);

  const startOver = (title: string) => {
    reset(blankWith(title));
    setRestored(false);
    slot.forget();
  };

  const submit = (onNoTitle: () => void) =>
    handleSubmit(
      async (checked) => {
        if (!file) return;
        const outcome = await upload.send(file, checked);
        if (outcome.uploaded) return startOver('');
        for (const name of detailNames) {
          const message = outcome.fields[name];
          if (message) setError(name, { type: 'server', message });
        }
      },
      () => {
        if (!getValues('title').trim()) onNoTitle();
      },
    )();

  return { form, isRestored, discard: () => startOver(suggestedTitle), submit };
};

/**
 * The title suggested for a file: its name without the extension, because the title is shown on the profile and in the
 * printed resume, with the type beside it. The rest of the name is unchanged, so that it is recognizable.
 */
export const titleOfFile = (fileName: string) => {
  const lowerCase = fileName.toLowerCase();
  const ending = credentialFile.extensions.find((extension) => lowerCase.endsWith(extension)) ?? '';
  const name = fileName.slice(0, fileName.length - ending.length).trim() || fileName;
  return composed(name).slice(0, credentialLimits.title);
};
