import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Link } from 'wouter';
import { isOpenToVisitors, type ProfileVisibility, type Visibility } from '#shared/public-profile/visibility';
import { audienceWords } from './words';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { visibilityQuery } from './visibility-api';

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

/** Shows owners on their own page who else can see it. */
export const AudienceBanner = () => {
  const { data } = useQuery(visibilityQuery());
  if (!data) return null;
  const Icon = isOpenToVisitors(data) ? Eye : EyeOff;
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 py-3 print:hidden">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-48 text-sm">{audienceSentence(data)}</p>
      <Link href="/?tab=profile" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {audienceWords.change}
      </Link>
    </Card>
  );
};
