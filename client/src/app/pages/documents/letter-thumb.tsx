import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Letter } from '#shared/letters/schema';
import { LetterPreview } from '../../../features/document/preview/letter-preview';
import { pdfDataQuery } from '../../../features/public-profile/api';
import { designOfOwn, senderOf } from '../../own-pdf/letter-design';

/** The first page of a letter as it is saved, in the design of the main resume. */
export const LetterThumb = ({ user, letter }: { user: CurrentUser; letter: Letter }) => {
  const { data } = useQuery(pdfDataQuery(user.id));
  const { template, options } = useMemo(() => designOfOwn(data, user), [data, user]);
  const source = useMemo(
    () => ({ letter: letter.content, sender: senderOf(data, user), updatedAt: letter.updatedAt }),
    [letter, data, user],
  );
  return <LetterPreview source={source} template={template} options={options} show="first" />;
};
