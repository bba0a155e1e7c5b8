import { credentialFile } from '#shared/credentials/file-rules';
import { credentialLimits } from '#shared/credentials/schema';
import { composed } from '#shared/plain-text';

/**
 * The title that a file suggests: its name. The ending is left out, as the title stands on the profile and in the
 * printed resume, while the type is shown beside it; whatever else the name has stays, so that it can be recognised.
 */
export const titleOfFile = (fileName: string) => {
  const lowerCase = fileName.toLowerCase();
  const ending = credentialFile.extensions.find((extension) => lowerCase.endsWith(extension)) ?? '';
  const name = fileName.slice(0, fileName.length - ending.length).trim() || fileName;
  return composed(name).slice(0, credentialLimits.title);
};
