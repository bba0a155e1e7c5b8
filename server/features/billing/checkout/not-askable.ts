import { AppError } from '../../../http/errors/app-error';
import { MayaRefused, MayaUnavailable } from '../../../integrations/maya/maya';

/**
 * Explains to the user why an earlier payment could not be settled. It may have been paid, so the text does not mention
 * money. `consequence` ends the sentence.
 */
export const notAskable = (cause: unknown, consequence: string) => {
  const isMaya = cause instanceof MayaUnavailable || cause instanceof MayaRefused;
  const who = isMaya ? 'Maya does not answer at the moment' : 'Our database does not answer at the moment';
  return new AppError(
    'UNAVAILABLE',
    `${who}. Your earlier payment could not be checked, ${consequence}. Please try again in a few minutes.`,
    { cause },
  );
};
