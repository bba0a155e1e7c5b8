import { importJsonResume } from '#shared/resume/json-resume/import';
import type { ImportedResume } from './imported-resume';

/** A JSON Resume as an import. It says what each text is, so that nothing is unsure and nothing has a place on a page. */
export const importedFromJson = (
  json: string,
  credentials: readonly string[],
): ImportedResume | { problem: string } => {
  const result = importJsonResume(json, credentials);
  if ('problem' in result) return result;
  const { content, items } = result;
  return { content, person: { name: '', email: '' }, fields: [], unplaced: [], items };
};
