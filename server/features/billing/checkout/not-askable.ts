import { AppError } from '../../../http/errors/app-error';
import { MayaRefused, MayaUnavailable } from '../../../integrations/maya/maya';

/**
 * Why an earlier payment could not be settled, for the person who wants it out of the way. It may have been paid, so nothing
 * is said about money. `soWhat` ends the sentence.
 */
export const notAskable = (cause: unknown, soWhat: string) => {
  const isMaya = cause instanceof MayaUnavailable || cause instanceof MayaRefused;
  const who = isMaya ? 'Maya does not answer at the moment' : 'Our database does not answer at the moment';
  return new AppError(
    'UNAVAILABLE',
    `${who}. Your earlier payment could not be checked, ${soWhat}. Please try again in a few minutes.`,
    { cause },
  );
};
