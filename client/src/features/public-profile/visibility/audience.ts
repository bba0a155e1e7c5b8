import type { ProfileVisibility, Visibility } from '#shared/public-profile/visibility';

/** The options' labels. */
export const visibilityChoices: Record<Visibility, { label: string; about: string }> = {
  public: { label: 'Public', about: 'Anyone can see your profile, and search engines can find it.' },
  link: { label: 'Anyone with the link', about: 'People with your link can see it. Search engines cannot.' },
  private: { label: 'Private', about: 'Only you can see it. Your link shows nothing to anyone else.' },
};

/** Why visitors cannot open a public credential; null when they can. */
export const hiddenCredentialReason = ({ visibility, hasSavedResume }: ProfileVisibility): string | null => {
  if (visibility === 'private') return 'Visitors cannot open it: your profile is private.';
  return hasSavedResume ? null : 'Visitors cannot open it until you save your resume.';
};

/** Who can see the profile now, in one sentence. */
export const audienceSentence = ({ visibility, hasSavedResume }: ProfileVisibility): string => {
  if (visibility === 'private') return 'Only you can see this profile.';
  if (!hasSavedResume) return 'Only you can see this profile until you save your resume.';
  return visibility === 'public'
    ? 'Anyone can see this profile, and search engines can find it.'
    : 'Anyone with your link can see this profile.';
};
