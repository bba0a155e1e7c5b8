import type { ProfileVisibility, Visibility } from '#shared/public-profile/visibility';
import { audienceWords } from '../words';

const { audience: words } = audienceWords;

/** The options' labels. */
export const visibilityChoices: Record<Visibility, { label: string; about: string }> = audienceWords.choices;

/** Why visitors cannot open a public credential; null when they can. */
export const hiddenCredentialReason = ({ visibility, hasSavedResume }: ProfileVisibility): string | null => {
  if (visibility === 'private') return audienceWords.hiddenCredential.private;
  return hasSavedResume ? null : audienceWords.hiddenCredential.unsaved;
};

/** Who can see the profile now, in one sentence. */
export const audienceSentence = ({
  visibility,
  hasSavedResume,
}: Pick<ProfileVisibility, 'visibility' | 'hasSavedResume'>): string => {
  if (visibility === 'private') return words.owner;
  if (!hasSavedResume) return words.ownerUntilSaved;
  return visibility === 'public' ? words.public : words.link;
};
