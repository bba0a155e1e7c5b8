import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);
const folder = dirname(load.resolve('@jsonresume/schema/schema.json'));

interface StandardResume {
  basics: { name: string; email: string };
}

const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as StandardResume;

/** The samples of the published standard, by file name. */
export const standardSamples: [name: string, resume: StandardResume][] = [
  'sample.resume.json',
  ...readdirSync(join(folder, 'examples')).map((name) => join('examples', name)),
].map((path) => [path, read(path)]);

interface Validator {
  validate: (resume: object, report: (errors: { stack: string }[] | null) => void) => void;
}

/** What the published schema finds wrong with a file. */
export const standardErrors = (resume: object): string[] => {
  const found: string[] = [];
  (load('@jsonresume/schema') as Validator).validate(resume, (errors) =>
    found.push(...(errors ?? []).map(({ stack }) => stack)),
  );
  return found;
};
