import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { applicationPath } from '../../features/applications/application-path';
import { ApplicationsList } from '../../features/applications/applications-list';
import { Reminders } from '../../features/applications/reminders';
import { copyText } from '../../features/sharing/copy-text';
import {
  newApplicationDraft,
  NewApplicationDialog,
} from '../../features/applications/new-application-dialog';
import { applicationsWords, importWords } from '../../features/applications/words';
import { Button } from '../../ui/button';
import { PageHeader } from '../layout/page-header';
import { lazyDialog } from '../../ui/lazy';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';
import { applicationsPageWords as words } from './words';

// The reader of files is needed by few.
const ImportDialog = lazyDialog(
  () => import('../../features/applications/files/import-dialog'),
  'ImportDialog',
);

/** The jobs that the user applies for. */
export const ApplicationsPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const [isAdding, setIsAdding] = useState(() => newApplicationDraft.read(user.id) !== null);
  const [isImporting, setIsImporting] = useState(false);
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto max-w-workspace px-4 py-8 sm:px-6">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsImporting(true)}>
              {importWords.open}
            </Button>
            <Button onClick={() => setIsAdding(true)}>{applicationsWords.add}</Button>
          </>
        }
      />
      <Reminders onUnauthorized={toSignIn} />
      <ApplicationsList onUnauthorized={toSignIn} onCopy={(text) => copyText(text)} />
      <ImportDialog open={isImporting} onOpenChange={setIsImporting} />
      {isAdding && (
        <NewApplicationDialog
          userId={user.id}
          onClose={() => setIsAdding(false)}
          onCreated={({ id }) => {
            setIsAdding(false);
            navigate(applicationPath(id));
          }}
          onUnauthorized={toSignIn}
        />
      )}
    </div>
  );
};
