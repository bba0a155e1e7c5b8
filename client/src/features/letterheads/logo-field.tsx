import { useId, useRef, useState } from 'react';
import { ImageUp } from 'lucide-react';
import { letterheadLimits, letterheadMessages, type StoredLogo } from '#shared/letterheads/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast';
import { useDeleteLogo, useUploadLogo } from './api';
import { letterheadWords as words } from './words';

interface LogoFieldProps {
  organizationId: string;
  logo: StoredLogo | null;
  onUnauthorized: () => void;
}

/** The logo, which is saved as soon as it is chosen. */
export const LogoField = ({ organizationId, logo, onUnauthorized }: LogoFieldProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [problem, setProblem] = useState('');
  const upload = useUploadLogo(organizationId);
  const remove = useDeleteLogo(organizationId);
  const failed = (error: Error) => {
    if (isUnauthorized(error)) return onUnauthorized();
    setProblem(serverMessage(error, words.failed));
  };
  const send = (file: File) => {
    if (file.size > letterheadLimits.logoBytes) return setProblem(letterheadMessages.tooLarge);
    setProblem('');
    upload.mutate(file, {
      onSuccess: () => toast({ title: words.logoSaved, variant: 'success' }),
      onError: failed,
    });
  };
  return (
    <div role="group" aria-label={words.logo} className="grid gap-3">
      <p className="text-sm font-medium">{words.logo}</p>
      {logo && (
        <img
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt={words.logoAlt}
          className="max-h-20 w-auto max-w-full justify-self-start rounded-sm bg-white p-2 ring-1 ring-black/10"
        />
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/svg+xml,.svg"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) send(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="secondary"
          loading={upload.isPending}
          aria-describedby={messageId}
          onClick={() => chooser.current?.click()}
          keepsFocus
        >
          <ImageUp aria-hidden className="size-4" />
          {logo ? words.changeLogo : words.chooseLogo}
        </Button>
        {logo && (
          <Button
            type="button"
            variant="secondary"
            loading={remove.isPending}
            onClick={() => {
              setProblem('');
              remove.mutate(undefined, {
                onSuccess: () => toast({ title: words.logoRemoved, variant: 'success' }),
                onError: failed,
              });
            }}
          >
            {words.removeLogo}
          </Button>
        )}
      </div>
      <p id={messageId} className="text-xs text-muted">
        {problem ? (
          <span role="alert" className="font-medium text-danger-text">
            {problem}
          </span>
        ) : (
          words.logoHint
        )}
      </p>
    </div>
  );
};
