import { useMutation } from '@tanstack/react-query';
import { Camera, Check, Crop, Minimize2, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { uploadPhoto } from '#shared/resume/endpoints';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { uploadWithRetry, waitNotice, type RetriedUploadOptions } from '../../../lib/api/upload-with-retry';
import { classNames } from '../../../lib/class-names';
import { Avatar } from '../../../ui/layout/avatar';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/feedback/toast';
import { lazyDialog } from '../../../ui/lazy';
import {
  canShrink,
  isBusy,
  photoProblem,
  photoTypes,
  shrinkPhoto,
  tooLarge,
  uploadProblem,
} from './photo-file';
import { announceSaved, announceSaveFailure } from '../form/save-toasts';
import { photoWords as words } from '../words';

const PhotoEditor = lazyDialog(() => import('./photo-editor'), 'PhotoEditor');

type PhotoState =
  { step: 'idle' } | { step: 'uploading'; share: number; waitSeconds: number | null } | { step: 'success' };

const successMs = 2000;

/** The server's validation error for the photo field. */
const fieldProblem = (error: unknown) => (error instanceof ApiError && error.fields.profilePhotoUrl) || '';

/** The photo as a file; undefined if it cannot be read. */
const readPhoto = async (url: string): Promise<File | undefined> => {
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const content = await response.blob();
    return new File([content], 'photo', { type: content.type });
  } catch {
    return undefined;
  }
};

type PhotoUpload = { file: File } & Pick<RetriedUploadOptions, 'onProgress' | 'onWait'>;

/** Uploads a photo and returns its URL. */
const useUploadPhoto = () =>
  useMutation({
    mutationFn: ({ file, ...options }: PhotoUpload) => uploadWithRetry(uploadPhoto, file, options),
  });

interface PhotoCardProps {
  /** Whose account photo is shown while the resume has none of its own, as in the document. */
  user: CurrentUser;
  photoUrl: string;
  /** Saves the photo ('' removes it); throws when it was not saved. */
  onSave: (photoUrl: string) => Promise<void>;
  onUnauthorized: () => void;
}

export const PhotoCard = ({ user, photoUrl, onSave, onUnauthorized }: PhotoCardProps) => {
  const [state, setState] = useState<PhotoState>({ step: 'idle' });
  const [askRemove, setAskRemove] = useState(false);
  const [isCropping, setIsCropping] = useState(false);
  const [problem, setProblem] = useState('');
  /** Which file was refused, and why: the toast goes. */
  const [refused, setRefused] = useState('');
  /** The file that a busy server refused to the last, for another try. */
  const [busyFile, setBusyFile] = useState<File | null>(null);
  /** The file that was refused as too large, which this device can make smaller. */
  const [largeFile, setLargeFile] = useState<File | null>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);
  const hasShrunk = useRef(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { mutateAsync: upload } = useUploadPhoto();

  useEffect(() => {
    if (state.step !== 'success') return;
    const timer = window.setTimeout(() => setState({ step: 'idle' }), successMs);
    return () => window.clearTimeout(timer);
  }, [state]);

  // The pressed button is removed with the photo: move the focus.
  useEffect(() => {
    if (photoUrl || !hasRemoved.current) return;
    hasRemoved.current = false;
    if (document.activeElement === document.body) uploadButton.current?.focus();
  }, [photoUrl]);

  // So is the one that made a photo smaller.
  useEffect(() => {
    if (state.step === 'uploading' || !hasShrunk.current) return;
    hasShrunk.current = false;
    if (document.activeElement === document.body) uploadButton.current?.focus();
  }, [state]);

  const show = (share: number, waitSeconds: number | null = null) =>
    setState({ step: 'uploading', share, waitSeconds });

  const refuse = ({ name }: File, why: typeof tooLarge) => {
    setRefused(words.refused(name, why.description));
    toast({ ...why, variant: 'destructive' });
  };

  const send = async (file: File) => {
    const unfit = photoProblem(file);
    setLargeFile(unfit === tooLarge && canShrink(file) ? file : null);
    setProblem('');
    setRefused('');
    if (unfit) return refuse(file, unfit);
    setBusyFile(null);
    show(0);
    try {
      const { url } = await upload({
        file,
        onProgress: (share) => show(share),
        onWait: (seconds) => show(0, seconds),
      });
      await onSave(url);
      setState({ step: 'success' });
      toast({
        ...words.uploaded,
        variant: 'success',
      });
    } catch (error) {
      setState({ step: 'idle' });
      if (isUnauthorized(error)) return onUnauthorized();
      setProblem(fieldProblem(error));
      if (isBusy(error)) setBusyFile(file);
      refuse(file, uploadProblem(error));
    }
  };

  const sendSmaller = async (large: File) => {
    hasShrunk.current = true;
    setLargeFile(null);
    setRefused('');
    show(0);
    const small = await shrinkPhoto(large);
    if (small) return send(small);
    setState({ step: 'idle' });
    refuse(large, tooLarge);
  };

  const remove = async () => {
    setAskRemove(false);
    setProblem('');
    setRefused('');
    // The server keeps no removed photo: Undo uploads it again.
    const removed = await readPhoto(photoUrl);
    try {
      await onSave('');
      announceSaved(removed && { label: words.undo, onPress: () => void send(removed) });
      hasRemoved.current = true;
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      setProblem(fieldProblem(error));
      announceSaveFailure();
    }
  };

  const isUploading = state.step === 'uploading';
  const waitSeconds = isUploading ? state.waitSeconds : null;
  const percent = isUploading && waitSeconds === null ? `${Math.round(state.share * 100)}%` : '';
  return (
    <Card aria-labelledby="resume-photo" className="@container max-sm:p-1.5">
      <CardHeader titleId="resume-photo" title={words.title} className="mb-4 max-sm:sr-only" />
      <div className="flex items-center gap-x-3 sm:gap-x-6">
        <div className="relative shrink-0">
          <Avatar
            // No initials below the spinner.
            name={isUploading ? '' : displayName(user)}
            src={photoUrl || user.profileImageUrl}
            size="lg"
            className="max-sm:size-11!"
            lazy
            alt={photoUrl ? words.picture : ''}
          />
          {isUploading && (
            <div className="absolute inset-0 grid place-items-center rounded-full bg-black/60 text-white">
              <span className="grid justify-items-center gap-1 text-xs font-medium tabular-nums">
                <Spinner className="size-5" />
                {percent}
              </span>
            </div>
          )}
          {state.step === 'success' && (
            <div className="absolute inset-0 grid place-items-center rounded-full bg-success/85 text-surface">
              <Check role="img" aria-label={words.uploaded.title} className="size-8" strokeWidth={3} />
            </div>
          )}
        </div>
        <div className="min-w-0">
          {/* All three in one line, without their texts where the card is narrow. */}
          <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:[&>button]:px-3">
            <Button
              ref={uploadButton}
              variant="secondary"
              disabled={isUploading}
              aria-busy={isUploading || undefined}
              onClick={() => chooser.current?.click()}
            >
              <Camera aria-hidden className="max-sm:hidden" /> {photoUrl ? words.change : words.upload}
            </Button>
            {busyFile && !isUploading && (
              <Button variant="secondary" onClick={() => void send(busyFile)}>
                <RotateCw aria-hidden /> {words.tryAgain}
              </Button>
            )}
            {largeFile && !isUploading && (
              <Button variant="secondary" onClick={() => void sendSmaller(largeFile)}>
                <Minimize2 aria-hidden /> {words.makeSmaller}
              </Button>
            )}
            {photoUrl && (
              <Button
                variant="secondary"
                disabled={isUploading}
                onPointerEnter={() => void PhotoEditor.preload()}
                onClick={() => setIsCropping(true)}
              >
                <Crop aria-hidden /> <span className="@max-[34.5rem]:sr-only">{words.crop}</span>
              </Button>
            )}
            {photoUrl && (
              <Button variant="ghost" disabled={isUploading} onClick={() => setAskRemove(true)}>
                <Trash2 aria-hidden /> <span className="@max-[34.5rem]:sr-only">{words.remove}</span>
              </Button>
            )}
          </div>
          <p className={classNames('mt-2 text-xs text-muted', waitSeconds === null && 'max-sm:sr-only')}>
            {waitSeconds === null ? words.hint : waitNotice(waitSeconds)}
          </p>
          {/* The toast has announced it. */}
          {refused && !problem && <p className="mt-2 text-sm text-danger-text wrap-anywhere">{refused}</p>}
          {problem && (
            <p role="alert" className="mt-2 text-sm text-danger-text">
              {problem}
            </p>
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          accept={photoTypes.join(',')}
          aria-label={words.file}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Choosing the same file again must count as a change.
            event.target.value = '';
            if (file) void send(file);
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {waitSeconds !== null ? waitNotice(waitSeconds) : isUploading ? words.uploading : ''}
      </p>
      <PhotoEditor
        open={isCropping && photoUrl !== ''}
        onOpenChange={setIsCropping}
        photoUrl={photoUrl}
        onDone={(file) => {
          setIsCropping(false);
          void send(file);
        }}
      />
      <ConfirmDialog
        open={askRemove}
        onOpenChange={setAskRemove}
        title={words.removeTitle}
        description={words.removeDescription}
        confirmLabel={words.remove}
        onConfirm={() => void remove()}
      />
    </Card>
  );
};
