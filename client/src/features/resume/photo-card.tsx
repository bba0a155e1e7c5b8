import { Camera, Check, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResumeContent } from '#shared/resume/schema';
import { isUnauthorized, serverMessage } from '../../lib/api-error';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';
import { useUploadPhoto } from './api';
import { photoProblem, photoTypes } from './photo-file';

type PhotoState = { step: 'idle' } | { step: 'uploading'; share: number } | { step: 'success' };

const successMs = 2000;

interface PhotoCardProps {
  name: string;
  /** Shown while the resume has no photo of its own, as the document does. */
  fallbackUrl: string | null;
  /** Saves the photo ('' removes it) and tells whether that worked. */
  onSave: (photoUrl: string) => Promise<boolean>;
  onRemoved: () => void;
  onUnauthorized: () => void;
}

export const PhotoCard = ({ name, fallbackUrl, onSave, onRemoved, onUnauthorized }: PhotoCardProps) => {
  const { control } = useFormContext<ResumeContent>();
  const photoUrl = useWatch({ control, name: 'profilePhotoUrl' });
  const [state, setState] = useState<PhotoState>({ step: 'idle' });
  const [askRemove, setAskRemove] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { mutateAsync: upload } = useUploadPhoto();

  useEffect(() => {
    if (state.step !== 'success') return;
    const timer = window.setTimeout(() => setState({ step: 'idle' }), successMs);
    return () => window.clearTimeout(timer);
  }, [state]);

  const send = async (file: File) => {
    const problem = photoProblem(file);
    if (problem) {
      toast({ ...problem, variant: 'destructive' });
      return;
    }
    setState({ step: 'uploading', share: 0 });
    try {
      const { url } = await upload({ file, onProgress: (share) => setState({ step: 'uploading', share }) });
      if (!(await onSave(url))) {
        setState({ step: 'idle' });
        return;
      }
      setState({ step: 'success' });
      toast({
        title: 'Photo uploaded',
        description: 'Your profile photo has been updated successfully!',
        variant: 'success',
      });
    } catch (error) {
      setState({ step: 'idle' });
      if (isUnauthorized(error)) return onUnauthorized();
      toast({
        title: 'Upload failed',
        description: serverMessage(error, 'Failed to upload photo. Please try again.'),
        variant: 'destructive',
      });
    }
  };

  const remove = async () => {
    setAskRemove(false);
    if (await onSave('')) onRemoved();
  };

  const isUploading = state.step === 'uploading';
  const percent = isUploading ? `${Math.round(state.share * 100)}%` : '';
  return (
    <Card aria-labelledby="resume-photo">
      <CardHeader titleId="resume-photo" title="Profile Photo" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="relative size-28 shrink-0">
          <Avatar
            name={name}
            src={photoUrl || fallbackUrl}
            size="xl"
            alt={photoUrl ? 'Your profile photo' : ''}
          />
          {isUploading && (
            <div className="absolute inset-0 grid place-items-center rounded-full bg-black/60 text-white">
              <span className="grid justify-items-center gap-1 text-xs font-medium tabular-nums">
                <Spinner className="size-6" />
                {percent}
              </span>
            </div>
          )}
          {state.step === 'success' && (
            <div className="absolute inset-0 grid place-items-center rounded-full bg-success/85 text-surface">
              <Check aria-hidden className="size-10" strokeWidth={3} />
            </div>
          )}
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              disabled={isUploading}
              aria-busy={isUploading || undefined}
              onClick={() => chooser.current?.click()}
            >
              <Camera aria-hidden /> {photoUrl ? 'Change Photo' : 'Upload Photo'}
            </Button>
            {photoUrl && (
              <Button variant="ghost" disabled={isUploading} onClick={() => setAskRemove(true)}>
                <Trash2 aria-hidden /> Remove Photo
              </Button>
            )}
          </div>
          <p className="mt-2 text-xs text-muted">JPG or PNG, at most 5MB. It is saved at once.</p>
        </div>
        <input
          ref={chooser}
          type="file"
          accept={photoTypes.join(',')}
          aria-label="Profile photo file"
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
        {isUploading ? 'Uploading photo' : state.step === 'success' ? 'Photo uploaded' : ''}
      </p>
      <ConfirmDialog
        open={askRemove}
        onOpenChange={setAskRemove}
        title="Remove your profile photo?"
        description="It disappears from your resume and your public profile at once."
        confirmLabel="Remove Photo"
        onConfirm={() => void remove()}
      />
    </Card>
  );
};
