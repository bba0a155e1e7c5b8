import { ExternalLink, Pencil, Share2, Trash2, FileImage, FileText, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { fileTypeName, formatFileSize } from '#shared/credentials/file-facts';
import type { Credential, PublicCredential } from '#shared/credentials/schema';
import { classNames } from '../../../lib/class-names';
import { formatDate, formatDay } from '../../../lib/format';
import { buttonClass } from '../../../ui/button';
import { credentialWords as words } from '../words';
import { Switch } from '../../../ui/forms/switch';
import { useSetPublic } from '../api';
import { announceUpdateFailure } from '../credential-toasts';

interface CredentialCardProps {
  credential: Credential;
  /** The license of the resume that it proves. */
  license?: string | undefined;
  /** Shown while the credential is public. */
  publicNote?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  onShare: () => void;
  onChanged: () => void;
}

/** One of the user's credentials: details, visibility and actions. */
export const CredentialCard = ({
  credential,
  license,
  publicNote,
  onEdit,
  onDelete,
  onShare,
  onChanged,
}: CredentialCardProps) => {
  const {
    title,
    issuer,
    issuedDate,
    description,
    fileUrl,
    fileType,
    fileSize,
    uploadedAt,
    isPublic,
    finding,
  } = credential;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="@container flex h-full flex-col rounded-card border bg-surface"
    >
      <div className="flex flex-1 gap-4 p-4">
        <CredentialPicture {...credential} />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </h3>
          {/* Each item stays on one line, and no separator ends a line. */}
          <p className="flex flex-wrap gap-x-3 text-sm empty:hidden">
            {issuer && (
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {issuer}
              </span>
            )}
            {issuedDate && (
              <span className="whitespace-nowrap text-muted">
                {words.issued(<time dateTime={issuedDate}>{formatDay(issuedDate)}</time>)}
              </span>
            )}
          </p>
          {license !== undefined && (
            <p dir="auto" className="text-sm text-muted wrap-anywhere">
              {words.proves(license)}
            </p>
          )}
          {description && (
            <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">
              {description}
            </p>
          )}
          {finding && (
            <p className="mt-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
              {words.findings[finding]} {words.isDownload}
            </p>
          )}
          <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
            <span>
              {fileTypeName(fileType)} · {formatFileSize(fileSize)}
            </span>
            <span>{words.uploaded(<time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>)}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t py-1.5 pr-1.5 pl-4">
        <PublicSwitch credential={credential} onChanged={onChanged} />
        <div className="flex items-center">
          <a
            href={fileUrl}
            target="_blank"
            rel="noopener"
            aria-label={words.openOf(title)}
            className={actionClass}
          >
            <ActionFace icon={ExternalLink} verb={words.open} />
          </a>
          {isPublic && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={words.shareOf(title)}
              className={actionClass}
              onClick={onShare}
            >
              <ActionFace icon={Share2} verb={words.share} />
            </button>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={words.editOf(title)}
            className={actionClass}
            onClick={onEdit}
          >
            <ActionFace icon={Pencil} verb={words.edit} />
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={words.deleteOf(title)}
            className={classNames(actionClass, 'hover:text-danger-text')}
            onClick={onDelete}
          >
            <ActionFace icon={Trash2} verb={words.delete} />
          </button>
        </div>
        {isPublic && publicNote && <div className="w-full pb-1.5">{publicNote}</div>}
      </div>
    </article>
  );
};

const actionClass = classNames(
  buttonClass({ variant: 'ghost', size: 'icon' }),
  '@lg:w-auto @lg:gap-1.5 @lg:px-2.5 @lg:text-sm',
);

/** The label is visible where there is room; the accessible name includes the credential's title. */
const ActionFace = ({ icon: Icon, verb }: { icon: LucideIcon; verb: string }) => (
  <>
    <Icon aria-hidden />
    <span className="@max-lg:hidden">{verb}</span>
  </>
);

/** The file's thumbnail, else an icon of its type. */
const CredentialPicture = ({
  thumbnailUrl,
  fileType,
}: Pick<PublicCredential, 'thumbnailUrl' | 'fileType'>) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (thumbnailUrl && failedUrl !== thumbnailUrl)
    return (
      <img
        src={thumbnailUrl}
        alt=""
        loading="lazy"
        decoding="async"
        width={64}
        height={64}
        onError={() => setFailedUrl(thumbnailUrl)}
        className="size-16 shrink-0 rounded-control border bg-subtle object-cover"
      />
    );
  const Icon = fileType.startsWith('image/') ? FileImage : FileText;
  return (
    <span className="grid size-16 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-text">
      <Icon aria-hidden className="size-7" strokeWidth={1.5} />
    </span>
  );
};

interface PublicSwitchProps {
  credential: Pick<Credential, 'id' | 'title' | 'isPublic'>;
  onChanged: () => void;
}

/** Whether visitors may open a credential. Optimistic: rolled back with a toast on failure. */
const PublicSwitch = ({ credential: { id, title, isPublic }, onChanged }: PublicSwitchProps) => {
  const { mutate, isPending } = useSetPublic(id);
  const change = (wanted: boolean) => {
    // Two responses in flight could arrive out of order.
    if (isPending) return;
    mutate(wanted, { onSuccess: onChanged, onError: announceUpdateFailure });
  };
  return (
    <Switch
      aria-label={words.publicOf(title)}
      aria-disabled={isPending || undefined}
      checked={isPublic}
      onCheckedChange={change}
    >
      {/* As wide as the wider label, so that nothing beside it moves. */}
      <span className="w-14 text-start">{isPublic ? words.public : words.private}</span>
    </Switch>
  );
};
