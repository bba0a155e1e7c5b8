import { ExternalLink, Pencil, Share2, Trash2, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { fileTypeName, formatFileSize } from '#shared/credentials/file-facts';
import type { Credential } from '#shared/credentials/schema';
import { classNames } from '../../../lib/class-names';
import { formatDate, formatDay } from '../../../lib/format';
import { buttonClass } from '../../../ui/button';
import { CredentialPicture } from './credential-picture';
import { LazyEditDialog } from '../lazy-dialogs';
import { PublicSwitch } from './public-switch';
import { credentialWords as words } from '../words';

interface CredentialCardProps {
  credential: Credential;
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
  publicNote,
  onEdit,
  onDelete,
  onShare,
  onChanged,
}: CredentialCardProps) => {
  const { title, issuer, issuedDate, description, fileUrl, fileType, fileSize, uploadedAt, isPublic } =
    credential;
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
          {description && (
            <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">
              {description}
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
            onPointerEnter={() => void LazyEditDialog.preload()}
            onFocus={() => void LazyEditDialog.preload()}
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
