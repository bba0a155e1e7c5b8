import { Link } from 'wouter';
import type { ProfileVisibility } from '#shared/public-profile/visibility';
import { visibilityWords } from '../words';

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
