import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importJsonResume } from '#shared/resume/json-resume/import';
import type { DocumentSource } from '#shared/document/layout/document';

const personOf = (basics: { name?: string; email?: string } | undefined) => {
  const [firstName = '', ...rest] = (basics?.name ?? '').split(' ');
  return { firstName, lastName: rest.join(' '), email: basics?.email ?? '' };
};

/** The resumes in these JSON Resume files; one that cannot be imported is named and left out. */
export const resumesInFiles = (paths: readonly string[]): { name: string; source: DocumentSource }[] =>
  paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const imported = importJsonResume(text);
    if ('problem' in imported) {
      console.log(`${basename(path)} is not used: ${imported.problem}`);
      return [];
    }
    const { basics } = JSON.parse(text) as { basics?: { name?: string; email?: string } };
    const source = { person: personOf(basics), resume: imported.content, credentials: [] };
    return [{ name: basename(path), source }];
  });
