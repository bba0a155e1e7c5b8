import { credentialFile, fileMessages, hasAcceptedExtension } from '#shared/credentials/file-rules';
import { errorStatus } from '#shared/http/errors';
import { ApiError, serverMessage } from '../../../lib/api/api-error';
import { uploadWords } from '../words';

const { problems: words } = uploadWords;

/** Why something cannot be uploaded, worded for a toast. */
export interface UploadProblem {
  title: string;
  description: string;
  /** The plan's limit is reached: an upgrade helps. */
  isLimit?: boolean;
}

export const noFile: UploadProblem = { title: words.noFile, description: fileMessages.missing };
export const noTitle: UploadProblem = { title: words.noTitle, description: fileMessages.titleMissing };
const tooLarge: UploadProblem = { title: words.tooLarge, description: fileMessages.tooLarge };

/** Why the browser rejects a file; null if it accepts it. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | null => {
  if (!hasAcceptedExtension(name)) return { title: words.wrongType, description: fileMessages.wrongType };
  if (size > credentialFile.maxBytes) return tooLarge;
  if (size === 0) return { title: words.empty, description: fileMessages.empty };
  return null;
};

/** Why an upload failed; the server inspects the bytes and has more reasons than the browser. */
export const uploadProblem = (error: unknown): UploadProblem => {
  if (error instanceof ApiError && error.status === errorStatus.TOO_LARGE) return tooLarge;
  return {
    title: words.failed,
    description: serverMessage(error, words.notUploaded),
    isLimit: error instanceof ApiError && error.code === 'PLAN_LIMIT',
  };
};
