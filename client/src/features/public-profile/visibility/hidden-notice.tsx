import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isOpenToVisitors, type ProfileVisibility } from '#shared/public-profile/visibility';
import { buttonClass } from '../../../ui/button';
import { visibilityQuery } from './visibility-api';
import { visibilityWords } from './words';

const { hiddenProfile: words } = visibilityWords;

/** Warns that visitors cannot open the user's link, and how to change that; renders nothing if they can. */
export const HiddenNotice = ({ className }: { className?: string }) => {
  const { data } = useQuery(visibilityQuery());
  if (!data || isOpenToVisitors(data)) return null;
  const isPrivate = data.visibility === 'private';
  return (
    <div
      role="status"
      className={`rounded-control border border-transparent bg-accent-soft px-3 py-2 text-sm ${className ?? ''}`}
    >
      <p>{isPrivate ? words.private : words.unsaved}</p>
      <Link
        href={isPrivate ? '/?tab=profile' : '/?tab=resume'}
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-2`}
      >
        {isPrivate ? visibilityWords.changeWho : words.fillIn}
      </Link>
    </div>
  );
};

interface HiddenCredentialNoteProps extends Pick<ProfileVisibility, 'visibility'> {
  reason: string;
}

/** Explains beside a public credential why visitors still cannot open it, and how to change that. */
export const HiddenCredentialNote = ({ visibility, reason }: HiddenCredentialNoteProps) => {
  const isPrivate = visibility === 'private';
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {reason}
      <Link
        href={isPrivate ? '/?tab=profile' : '/?tab=resume'}
        className="inline-flex min-h-6 items-center font-medium text-primary-text underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {isPrivate ? visibilityWords.changeWho : visibilityWords.fillInForCredential}
      </Link>
    </p>
  );
};
