import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { Link } from 'wouter';
import { isOpenToVisitors } from '#shared/public-profile/is-open-to-visitors';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { audienceSentence } from './audience';
import { audienceWords } from '../words';
import { visibilityQuery } from './visibility-api';

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
