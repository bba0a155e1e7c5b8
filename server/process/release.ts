import { existsSync, readFileSync } from 'node:fs';
import { projectFile } from './project-root';

/** Which release this is, as the build wrote it: the version, and the commit or the time it was built from. */
export const readRelease = (): string => {
  const file = projectFile('dist/release.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
};
