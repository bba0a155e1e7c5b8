import { Link } from 'wouter';
import type { ProfileVisibility } from '#shared/public-profile/visibility';

/** Explains beside a public credential why visitors still cannot open it, and how to change that. */
export const HiddenCredentialNote = ({ visibility }: Pick<ProfileVisibility, 'visibility'>) => {
  const isPrivate = visibility === 'private';
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {isPrivate
        ? 'Visitors cannot open it: your profile is private.'
        : 'Visitors cannot open it until you save your resume.'}
      <Link
        href={isPrivate ? '/?tab=profile' : '/?tab=resume'}
        className="inline-flex min-h-6 items-center font-medium text-primary-text underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {isPrivate ? 'Change who can see it' : 'Fill in my resume'}
      </Link>
    </p>
  );
};
