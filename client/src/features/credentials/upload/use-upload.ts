import { useRef, useState } from 'react';
import type { Credential, CredentialDetails } from '#shared/credentials/schema';
import type { FieldErrors } from '#shared/http/errors';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { useRefreshCredentials, useUploadCredential } from '../api';
import { announceCanceled, announceProblem, announceUploaded, dismissProblem } from '../credential-toasts';
import { uploadProblem, type UploadProblem } from './upload-problem';
import { useChosenFile } from './use-chosen-file';

/** The outcome of an upload; a rejection may name fields. */
type UploadOutcome = { uploaded: true } | { uploaded: false; fields: FieldErrors };

export interface UploadInHand {
  /** Progress from 0 to 1; null without an upload. */
  share: number | null;
  /** The server is busy, and this many seconds pass before the next try; null otherwise. */
  waitSeconds: number | null;
  /** Why the last one failed. */
  problem: UploadProblem | null;
  send: (file: File, details: CredentialDetails) => Promise<UploadOutcome>;
  cancel: () => void;
  forgetProblem: () => void;
}

interface UploadEvents {
  onUploaded: (uploaded: Credential) => void;
  onUnauthorized: () => void;
  /** Called when the server's plan or count differs from this page's. */
  onLimit: () => void;
}

/** Uploads a credential with progress and a toast at the end; closing the page meanwhile asks for confirmation. */
const useUpload = ({ onUploaded, onUnauthorized, onLimit }: UploadEvents): UploadInHand => {
  const [share, setShare] = useState<number | null>(null);
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const controller = useRef<AbortController | null>(null);
  const { mutateAsync } = useUploadCredential();
  const refresh = useRefreshCredentials();

  const isUploading = share !== null;
  useUnloadQuestion(isUploading);

  const forgetProblem = () => {
    setProblem(null);
    dismissProblem();
  };

  const wait = (seconds: number | null) => {
    setWaitSeconds(seconds);
    setShare(0);
  };

  const send = async (file: File, details: CredentialDetails): Promise<UploadOutcome> => {
    const { signal } = (controller.current = new AbortController());
    forgetProblem();
    setShare(0);
    try {
      const uploaded = await mutateAsync({ file, details, onProgress: setShare, onWait: wait, signal });
      announceUploaded();
      onUploaded(uploaded);
      return { uploaded: true };
    } catch (error) {
      if (signal.aborted) {
        announceCanceled();
        // The upload may have completed before the abort.
        refresh();
      } else if (isUnauthorized(error)) {
        onUnauthorized();
      } else {
        const failed = uploadProblem(error);
        setProblem(failed);
        announceProblem(failed);
        if (failed.isLimit) onLimit();
      }
      return { uploaded: false, fields: error instanceof ApiError ? error.fields : {} };
    } finally {
      setShare(null);
      setWaitSeconds(null);
    }
  };

  return {
    share,
    waitSeconds,
    problem,
    send,
    cancel: () => controller.current?.abort(),
    forgetProblem,
  };
};

/** The file that is chosen for an upload, and its upload. */
export const useNewCredential = ({ onUploaded, ...events }: UploadEvents) => {
  const chosen = useChosenFile();
  const upload = useUpload({
    ...events,
    onUploaded: (uploaded) => {
      chosen.clear();
      onUploaded(uploaded);
    },
  });
  // The last error does not apply to another file.
  const choose = (file: File) => {
    const isTaken = chosen.choose(file);
    if (isTaken) upload.forgetProblem();
    return isTaken;
  };
  return { chosen: { ...chosen, choose }, upload };
};
