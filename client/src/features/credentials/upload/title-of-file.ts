import { credentialFile } from '#shared/credentials/file-rules';
import { credentialLimits } from '#shared/credentials/schema';
import { composed } from '#shared/text/plain-text';

/**
 * The title suggested for a file: its name without the extension, because the title is shown on the profile and in the
 * printed resume, with the type beside it. The rest of the name is unchanged, so that it is recognizable.
 */
export const titleOfFile = (fileName: string) => {
  const lowerCase = fileName.toLowerCase();
  const ending = credentialFile.extensions.find((extension) => lowerCase.endsWith(extension)) ?? '';
  const name = fileName.slice(0, fileName.length - ending.length).trim() || fileName;
  return composed(name).slice(0, credentialLimits.title);
};
