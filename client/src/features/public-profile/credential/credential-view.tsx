import { Link } from 'wouter';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import { useId, Fragment } from 'react';
import type { CredentialRecord, PublicCredential } from '#shared/credentials/schema';
import { profilePath } from '#shared/public-profile/endpoints';
import { profileName } from '#shared/public-profile/profile-title';
import { fileTypeName, formatFileSize, isPictureType } from '#shared/credentials/file-facts';
import { Avatar } from '../../../ui/layout/avatar';
import { Badge } from '../../../ui/layout/badge';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { CheckFile } from './check-file';
import { ownAddress, fileAddress } from '../contact-links';
import { IssuerAndDay } from '../issuer-and-day';
import { ValidityBadge } from '../validity-badge';
import { publicWords } from '../words';
import { credentialPageWords as words } from './words';
import { WrittenText } from '../written-text';
import '../profile-print.css';
import { onOpened } from '../on-opened';
import { formatDateTime } from '../../../lib/format';
import { VerificationLinks } from '../verification-links';
import { CopyButton } from '../../../ui/feedback/copy-button';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';

interface CredentialViewProps {
  record: CredentialRecord;
  /** Copies a text and returns whether it worked; the name is for the error message. */
  onCopy: (text: string, what: string) => Promise<boolean>;
  /** Called when the visitor opens the file in a new tab. */
  onOpenFile?: (() => void) | undefined;
}

/** A credential in full: details, owner, file, and how far to trust it. */
export const CredentialView = ({ record, onCopy, onOpenFile }: CredentialViewProps) => {
  const { owner, credential, license } = record;
  return (
    <article className="space-y-4 wrap-anywhere">
      <Card className="print:border-0 print:p-0">
        <Badge tone="warning">{words.selfDeclared}</Badge>
        <h1 dir="auto" className="mt-3 text-xl font-semibold sm:text-2xl">
          {credential.title}
        </h1>
        <IssuerAndDay {...credential} className="mt-1 block text-muted" />
        {license && (
          <div className="mt-3 space-y-1">
            {license.number && (
              <p className="text-sm">
                {publicWords.licenseNumber} <bdi className="tabular-nums">{license.number}</bdi>
              </p>
            )}
            <ValidityBadge license={license} today={record.today} />
          </div>
        )}
        {credential.description && (
          <WrittenText text={credential.description} className="mt-4 max-w-reading" />
        )}
        <Owner {...owner} />
      </Card>
      <CredentialFile {...credential} onOpenFile={onOpenFile} />
      <TrustCard record={record} onCopy={onCopy} />
      <CheckFile fileSize={credential.fileSize} sha256={credential.sha256} />
    </article>
  );
};

const Owner = ({ username, title, photoUrl, ...named }: CredentialRecord['owner']) => {
  const name = profileName(named);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-t pt-4">
      <Avatar name={name} src={ownAddress(photoUrl)} size="lg" />
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="sr-only">{words.belongsTo} </span>
        <span dir="auto" className="block font-medium">
          {name}
        </span>
        {title && (
          <span dir="auto" className="block text-muted">
            {title}
          </span>
        )}
      </p>
      <Link
        href={profilePath(username)}
        className={`${buttonClass({ variant: 'secondary' })} max-sm:w-full print:hidden`}
      >
        {words.viewProfile}
      </Link>
    </div>
  );
};

const { file: fileWords } = words;

interface FileProps extends Pick<
  PublicCredential,
  'title' | 'fileUrl' | 'fileType' | 'fileSize' | 'thumbnailUrl'
> {
  onOpenFile?: (() => void) | undefined;
}

/** A credential's file: an image shown large, anything else as a link. */
const CredentialFile = ({ onOpenFile, ...file }: FileProps) => {
  const href = fileAddress(file.fileUrl);
  const kind = fileTypeName(file.fileType);
  const isPicture = isPictureType(file.fileType) && href !== undefined;
  return (
    <Card aria-label={fileWords.label} className="space-y-4 print:border-0 print:p-0">
      {isPicture && <Picture href={href} title={file.title} thumbnailUrl={file.thumbnailUrl} />}
      <div className="flex flex-wrap items-center gap-3">
        {!isPicture && (
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-text">
            <FileText aria-hidden className="size-6" />
          </span>
        )}
        <p className="min-w-0 flex-1 text-sm">
          <span className="block font-medium">
            {kind === 'File' ? fileWords.unknownKind : fileWords.kind(kind)}
          </span>
          <span className="block text-muted tabular-nums">{formatFileSize(file.fileSize)}</span>
        </p>
        {href !== undefined && (
          <a
            {...newTab(href)}
            {...onOpened(() => onOpenFile?.())}
            className={`${buttonClass({ variant: isPicture ? 'secondary' : 'primary' })} print:hidden`}
          >
            <ExternalLink aria-hidden />
            {isPicture ? fileWords.fullSize : fileWords.open(kind)}
            <span className="sr-only">{publicWords.opensInNewTab}</span>
          </a>
        )}
      </div>
    </Card>
  );
};

const newTab = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' });

interface PictureProps extends Pick<PublicCredential, 'title' | 'thumbnailUrl'> {
  href: string;
}

/** The thumbnail until the large image covers it. The frame has a fixed size, so nothing moves. */
const Picture = ({ href, title, thumbnailUrl }: PictureProps) => {
  const small = fileAddress(thumbnailUrl ?? '');
  return (
    <img
      src={href}
      alt={fileWords.pictureOf(title)}
      className="aspect-square w-full rounded-control bg-subtle bg-contain bg-center bg-no-repeat object-contain sm:aspect-[4/3] print:aspect-auto print:max-h-[18cm] print:object-left-top"
      style={small === undefined ? undefined : { backgroundImage: `url("${encodeURI(small)}")` }}
    />
  );
};

const { trust: trustWords } = words;

interface TrustCardProps {
  record: CredentialRecord;
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** What a visitor may rely on and what not, with the reasons. */
const TrustCard = ({ record: { owner, credential, license }, onCopy }: TrustCardProps) => {
  const titleId = useId();
  const name = profileName(owner);
  const issuer = credential.issuer || license?.issuer;
  return (
    <Card aria-labelledby={titleId} className="print:border-0 print:p-0">
      <h2 id={titleId} className="text-base font-semibold tracking-tight">
        {trustWords.title}
      </h2>
      <div className="mt-1 max-w-reading space-y-2 text-sm">
        <p>
          {trustWords.unverified(<bdi>{name}</bdi>, issuer ? <bdi>{issuer}</bdi> : trustWords.unknownIssuer)}
        </p>
        <VerificationLinks issuers={[credential.issuer, license?.issuer ?? '']} link={license?.link ?? ''} />
        <p>
          {trustWords.unchanged(
            <time dateTime={credential.uploadedAt}>{formatDateTime(credential.uploadedAt)}</time>,
          )}
        </p>
      </div>
      <details className="mt-3 text-sm">
        <summary className="-mx-2 flex min-h-10 w-fit items-center rounded-control px-2 font-medium text-primary-text hover:bg-subtle pointer-coarse:min-h-11 print:hidden">
          {trustWords.details}
        </summary>
        <p className="mt-1 max-w-reading">{trustWords.recorded}</p>
        <dl className="mt-3">
          <dt className="text-muted">{trustWords.hash}</dt>
          <dd className="mt-1">
            <Fingerprint sha256={credential.sha256} onCopy={onCopy} />
          </dd>
        </dl>
      </details>
    </Card>
  );
};

interface FingerprintProps {
  /** 64 hexadecimal digits. */
  sha256: string;
  /** Copies a text and returns whether it worked; the name is for the error message. */
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** A SHA-256 in full, grouped visually only: selected or copied, it is one word. */
const Fingerprint = ({ sha256, onCopy }: FingerprintProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <code className="min-w-0 rounded-control bg-subtle px-3 py-2 font-mono text-sm select-all print:bg-transparent print:p-0">
      {groupsOf(sha256).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className="not-last:me-2">{group}</span>
        </Fragment>
      ))}
    </code>
    <CopyButton
      text={trustWords.copy}
      label={trustWords.copyHash}
      copiedText={trustWords.copied}
      size="sm"
      className="print:hidden"
      onCopy={() => onCopy(sha256, trustWords.hashName)}
    />
  </div>
);

const groupsOf = (digits: string) => digits.match(/.{1,8}/g) ?? [];

/** Placeholder of the loading credential page. */
export const CredentialSkeleton = () => (
  <Loading label={words.loading} className="space-y-4">
    <Card>
      <Skeleton className="h-6 w-28 rounded-full" />
      <Skeleton className="mt-3 h-8 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      <div className="mt-6 flex items-center gap-3 border-t pt-4">
        <Skeleton className="size-10 rounded-full" />
        <div className="space-y-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-28" />
        </div>
      </div>
    </Card>
    <Skeleton className="aspect-square rounded-card sm:aspect-[4/3]" />
    <Card className="space-y-3">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-4 w-full max-w-reading" />
      <Skeleton className="h-4 w-2/3" />
    </Card>
  </Loading>
);
