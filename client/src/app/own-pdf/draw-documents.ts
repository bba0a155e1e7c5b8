import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import { getApplication } from '#shared/applications/endpoints';
import { fillLetter, unsendableReason } from '#shared/letters/placeholders';
import { getLetter } from '#shared/letters/endpoints';
import { profilePath } from '#shared/public-profile/endpoints';
import { getDocument } from '#shared/resume/documents/endpoints';
import { letterPdfFile } from '../../features/document/letter-files';
import { placeholderValues } from '../../features/letters/placeholder-values';
import type { Draw } from '../../features/sent/draw';
import { pdfDataQuery } from '../../features/public-profile/api';
import { callApi } from '../../lib/api/call-api';
import { designOfOwn, senderOf } from './letter-design';
import { pdfDataOfVersion } from './version-pdf-data';

/** Why a document cannot be drawn yet, in words for the user. */
class NotReady extends Error {}

/** Draws the user's documents as PDF files: resumes as saved, letters filled from the application. */
export const drawDocuments = (queryClient: QueryClient, user: CurrentUser): Draw => {
  const loadMain = async () => {
    const main = await queryClient.fetchQuery(pdfDataQuery(user.id));
    if (!main) throw new NotReady('You are signed out. Sign in again, then repeat this.');
    return main;
  };
  return {
    resume: async (documentId) => {
      const [{ resumePdfFile }, main, version] = await Promise.all([
        import('../../features/document/download-pdf'),
        loadMain(),
        callApi(getDocument, { params: { id: documentId } }),
      ]);
      return resumePdfFile(pdfDataOfVersion(main, version), {
        profileUrl: location.origin + profilePath(main.user.username),
      });
    },
    letter: async (letterId, applicationId) => {
      const [main, letter, application] = await Promise.all([
        loadMain(),
        callApi(getLetter, { params: { id: letterId } }),
        callApi(getApplication, { params: { id: applicationId } }),
      ]);
      const sender = senderOf(main, user);
      const { firstName, lastName } = sender.person;
      const name = [firstName, lastName].filter(Boolean).join(' ');
      const filled = fillLetter(letter.content, placeholderValues(application, name));
      const reason = unsendableReason(filled);
      if (reason) throw new NotReady(`The letter “${letter.name}” is not ready: ${reason}`);
      const { template, options } = designOfOwn(main, user);
      return letterPdfFile({ letter: filled.letter, sender }, template, options);
    },
    reason: (error) => (error instanceof NotReady ? error.message : undefined),
  };
};
