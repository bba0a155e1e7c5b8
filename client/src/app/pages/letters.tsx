import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { professionOf } from '#shared/resume/examples/professions';
import { LettersList, letterPath } from '../../features/letters/letters-list';
import { NewLetterDialog } from '../../features/letters/new-letter-dialog';
import { lettersWords as words } from '../../features/letters/words';
import { pdfDataQuery } from '../../features/public-profile/api';
import { Button } from '../../ui/button';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';
import { DocumentsHeader } from './documents/documents-header';

/** The user's letters to employers. */
export const LettersPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const [isAdding, setIsAdding] = useState(false);
  const [, navigate] = useLocation();
  const own = useQuery(pdfDataQuery(user.id));
  const add = () => setIsAdding(true);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <DocumentsHeader
        open={pages.letters}
        description={words.description}
        actions={<Button onClick={add}>{words.add}</Button>}
      />
      <LettersList onUnauthorized={toSignIn} onAdd={add} />
      {isAdding && (
        <NewLetterDialog
          profession={professionOf(own.data?.resume.title ?? '')}
          onClose={() => setIsAdding(false)}
          onCreated={({ id }) => {
            setIsAdding(false);
            navigate(letterPath(id));
          }}
          onUnauthorized={toSignIn}
        />
      )}
    </div>
  );
};
