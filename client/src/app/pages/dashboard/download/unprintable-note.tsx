import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { documentSource } from '#shared/document/layout/document';
import { prepareSource } from '#shared/document/layout/prepared-source';
import type { Resume } from '#shared/resume/schema';
import { DocumentWarnings } from '../../../../features/document/preview/document-warnings';
import { useResumeCalls } from '../../../../features/resume/resume-calls';
import { usePrintedCredentials } from '../use-printed-credentials';

/** What the PDF of the saved resume cannot print, by field; nothing where it prints all of it. */
export const UnprintableNote = ({ user }: { user: CurrentUser }) => {
  const { data: resume } = useQuery(useResumeCalls().query());
  return resume ? <NoteOf user={user} resume={resume} /> : null;
};

const NoteOf = ({ user, resume }: { user: CurrentUser; resume: Resume }) => {
  const credentials = usePrintedCredentials();
  const warnings = useMemo(() => {
    const source = documentSource({ user: { ...user, email: user.contactEmail }, resume, credentials });
    return prepareSource(source).fields.warnings();
  }, [user, resume, credentials]);
  return <DocumentWarnings warnings={warnings} />;
};
