import { credentialFile, fileMessages, hasAcceptedExtension } from '#shared/credentials/file-rules';
import { errorStatus } from '#shared/http/errors';
import { ApiError, serverMessage } from '../../../lib/api/api-error';

/** Why something cannot be uploaded, worded for a toast. */
export interface UploadProblem {
  title: string;
  description: string;
  /** The plan's limit is reached: an upgrade helps. */
  isLimit?: boolean;
}

export const noFile: UploadProblem = { title: 'No File Selected', description: fileMessages.missing };
export const noTitle: UploadProblem = { title: 'Title Required', description: fileMessages.titleMissing };
const tooLarge: UploadProblem = { title: 'File Too Large', description: fileMessages.tooLarge };

/** Why the browser rejects a file; null if it accepts it. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | null => {
  if (!hasAcceptedExtension(name)) return { title: 'Invalid File Type', description: fileMessages.wrongType };
  if (size > credentialFile.maxBytes) return tooLarge;
  if (size === 0) return { title: 'Empty File', description: fileMessages.empty };
  return null;
};

/** Why an upload failed; the server inspects the bytes and has more reasons than the browser. */
export const uploadProblem = (error: unknown): UploadProblem => {
  if (error instanceof ApiError && error.status === errorStatus.TOO_LARGE) return tooLarge;
  return {
    title: 'Upload Failed',
    description: serverMessage(error, 'Failed to upload credential. Please try again.'),
    isLimit: error instanceof ApiError && error.code === 'PLAN_LIMIT',
  };
};
