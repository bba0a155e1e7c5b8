import { Link } from 'wouter';
import type { CredentialRecord } from '#shared/credentials/schema';
import { profilePath } from '#shared/public-profile/endpoints';
import { profileName } from '#shared/public-profile/profile-title';
import { Avatar } from '../../../ui/layout/avatar';
import { Badge } from '../../../ui/layout/badge';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { CheckFile } from './check-file';
import { CredentialFile } from './credential-file';
import { ownAddress } from '../contact-links';
import { IssuerAndDay } from '../issuer-and-day';
import { ValidityBadge } from '../validity-badge';
import { TrustCard } from './trust-card';
import { publicWords } from '../words';
import { WrittenText } from '../written-text';
import { credentialPageWords as words } from '../words';
import '../profile-print.css';

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
