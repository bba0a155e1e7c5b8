import FileText from 'lucide-react/icons/file-text';
import { useId } from 'react';
import { Link } from 'wouter';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { PublicCredential } from '#shared/credentials/schema';
import type { MonthStyle } from '#shared/text/partial-date';
import { FoldedList } from '../folded-list';
import type { ProfileContent } from './profile-content';
import { Section } from './profile-section';
import { classNames } from '../../../lib/class-names';
import { fileAddress } from '../contact-links';
import { IssuerAndDay } from '../issuer-and-day';
import { onOpened } from '../on-opened';
import { publicWords, profileWords } from '../words';

interface CredentialsSectionProps extends Pick<ProfileContent, 'credentials'> {
  title: string;
  monthStyle: MonthStyle;
  username: string;
  onOpenFile?: ((id: string) => void) | undefined;
}

export const CredentialsSection = ({ title, credentials, ...rest }: CredentialsSectionProps) => (
  <Section title={title}>
    <FoldedList
      items={credentials}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2 print:gap-1.5"
    >
      {(credential) => (
        <li key={credential.id} className="min-w-0 print:break-inside-avoid">
          <CredentialItem credential={credential} {...rest} />
        </li>
      )}
    </FoldedList>
  </Section>
);

interface CredentialItemProps {
  credential: PublicCredential;
  monthStyle: MonthStyle;
  /** The profile's owner. */
  username: string;
  onOpenFile?: ((id: string) => void) | undefined;
}

/** One credential of a profile: links to its file and to its own page. */
export const CredentialItem = ({ credential, monthStyle, username, onOpenFile }: CredentialItemProps) => {
  const { id, title, issuer, issuedDate, fileUrl, thumbnailUrl } = credential;
  const titleId = useId();
  const href = fileAddress(fileUrl);
  const content = (
    <>
      <Picture url={fileAddress(thumbnailUrl ?? '')} />
      <span className="min-w-0 flex-1">
        <span id={titleId} dir="auto" className="block font-medium">
          {title}
        </span>
        <IssuerAndDay
          issuer={issuer}
          issuedDate={issuedDate}
          monthStyle={monthStyle}
          className="block text-sm text-muted"
        />
      </span>
    </>
  );
  const rowClass = 'flex min-w-0 flex-1 items-start gap-3 p-3 print:p-0';
  return (
    <div className="flex h-full overflow-hidden rounded-card border bg-surface lg:flex-col print:border-0">
      {href === undefined ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          {...onOpened(() => onOpenFile?.(id))}
          className={classNames(rowClass, '-outline-offset-2 transition-colors hover:bg-subtle')}
        >
          {content}
          <span className="sr-only">{publicWords.opensInNewTab}</span>
        </a>
      )}
      <Link
        href={credentialPagePath(username, id)}
        aria-describedby={titleId}
        className="flex min-h-11 shrink-0 items-center justify-center border-s px-3 text-sm lg:min-h-10 lg:border-s-0 lg:border-t pointer-coarse:min-h-11 text-primary-text -outline-offset-2 transition-colors hover:bg-subtle print:hidden"
      >
        {profileWords.credentialDetails}
      </Link>
    </div>
  );
};

/** The file's thumbnail, loaded lazily. */
const Picture = ({ url }: { url: string | undefined }) =>
  url === undefined ? (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-subtle text-muted print:hidden">
      <FileText aria-hidden className="size-5" />
    </span>
  ) : (
    <img
      src={url}
      alt=""
      loading="lazy"
      className="size-12 shrink-0 rounded-control border bg-subtle object-cover print:hidden"
    />
  );
