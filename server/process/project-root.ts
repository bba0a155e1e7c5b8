import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above this file that holds the package: the source and the bundle lie at different depths. */
const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The server does not lie in its project any more');
  return findRoot(above);
};

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

/** A file that comes with the program, wherever it is started from. */
export const projectFile = (path: string) => join(root, path);
