import FileQuestion from 'lucide-react/icons/file-question-mark';
import PencilLine from 'lucide-react/icons/pencil-line';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { profileName } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import { contactCardPath } from '#shared/public-profile/endpoints';
import { classNames } from '../../../lib/class-names';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { isEmptyProfile, profileColumns, profileContent } from './profile-content';
import { ProfileHero } from './profile-hero';
import { ProfileSection } from './profile-sections';
import { profileWords } from '../words';
import '../profile-print.css';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';

interface ProfileViewProps {
  profile: PublicProfile;
  /** The visitor is the owner. */
  isOwner?: boolean;
  /** The hero's buttons. */
  actions?: ReactNode;
  /** Called when the visitor opens the file of the credential with this id. */
  onOpenFile?: ((id: string) => void) | undefined;
}

/** A public profile in full. User text stays text, keeps its direction and wraps inside its column. */
export const ProfileView = ({ profile, isOwner = false, actions, onOpenFile }: ProfileViewProps) => {
  const content = profileContent(profile);
  const hasSections = Object.values(content).some((section) => section.length > 0);
  const columns = profileColumns(profile.resume);
  const hasAside = content.licenses.length > 0 || content.credentials.length > 0;
  const section = (id: string) => (
    <ProfileSection key={id} id={id} profile={profile} content={content} onOpenFile={onOpenFile} />
  );
  return (
    <article className="space-y-4 wrap-anywhere">
      {isOwner && isEmptyProfile(profile) && <OwnerHint />}
      <Card className="print:border-0 print:p-0">
        <ProfileHero user={profile.user} resume={profile.resume} actions={actions} />
      </Card>
      {hasSections ? (
        <Card
          className={classNames(
            'flex flex-col gap-8 print:gap-4 print:border-0 print:p-0',
            hasAside &&
              'lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-10 print:grid print:grid-cols-[minmax(0,1fr)_15rem] print:gap-x-6',
          )}
        >
          {/* One column on a phone: the boxes are gone. */}
          <div
            className={classNames(
              column,
              'lg:col-start-2 lg:row-start-1 print:col-start-2 print:row-start-1',
            )}
          >
            {columns.aside.map(section)}
          </div>
          <div
            className={classNames(
              column,
              'lg:col-start-1 lg:row-start-1 print:col-start-1 print:row-start-1',
            )}
          >
            {columns.main.map(section)}
          </div>
        </Card>
      ) : (
        !isOwner && (
          <Card>
            <EmptyState
              icon={FileQuestion}
              title={profileWords.emptyTitle}
              description={profileWords.empty(profileName(profile.user))}
            />
          </Card>
        )
      )}
    </article>
  );
};

const column =
  'contents lg:flex lg:min-w-0 lg:flex-col lg:gap-8 print:flex print:min-w-0 print:flex-col print:gap-4';

const OwnerHint = () => (
  <Card className="flex flex-col gap-3 border-accent-line bg-accent-soft sm:flex-row sm:items-center print:hidden">
    <div className="min-w-0 flex-1">
      <h2 className="text-base font-semibold">{profileWords.owner.title}</h2>
      <p className="mt-0.5 text-sm text-muted">{profileWords.owner.hint}</p>
    </div>
    <Link href="/" className={buttonClass({ variant: 'accent' })}>
      <PencilLine aria-hidden /> {profileWords.owner.action}
    </Link>
  </Card>
);

/** Placeholder of the loading profile. */
export const ProfileSkeleton = () => (
  <Loading label={profileWords.loading} className="space-y-4">
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
      <Skeleton className="size-20 rounded-full sm:row-span-3 sm:size-28" />
      <div className="self-center sm:self-auto">
        <Skeleton className="h-8 w-56 max-w-full sm:h-9" />
        <Skeleton className="mt-2 h-6 w-40 max-w-full" />
      </div>
      <Skeleton className="col-span-2 mt-4 h-20 max-w-md sm:col-span-1 sm:col-start-2 sm:h-5" />
      <div className="col-span-2 mt-4 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2 sm:mt-5">
        <Skeleton className="h-10 grow sm:w-52 sm:grow-0 pointer-coarse:h-11" />
        <Skeleton className="h-10 grow sm:w-36 sm:grow-0 pointer-coarse:h-11" />
      </div>
    </Card>
    <Card className="space-y-8 pb-10">
      {['w-full', 'w-5/6', 'w-2/3'].map((width) => (
        <div key={width} className="max-w-reading space-y-3">
          <Skeleton className="h-6 w-36" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </Card>
  </Loading>
);

/** A link to the contact details as a file that phones open in their address book. */
export const SaveContact = ({ username }: { username: string }) => (
  <a
    href={contactCardPath(username)}
    download={`${username}.vcf`}
    className={`${buttonClass({ variant: 'secondary' })} max-sm:grow max-sm:px-2`}
  >
    <UserPlus aria-hidden /> {profileWords.saveContact}
  </a>
);
