import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isIgnored = (name) => name === 'node_modules' || name.startsWith('..') || /\.test\.tsx?$/.test(name);

/** All files at or below a path, in a fixed order; tests and dot files left out. */
export const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !isIgnored(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** One hash over the names and contents of all files at or below the paths. */
export const contentHash = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
