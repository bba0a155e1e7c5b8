import { importJsonResume } from '#shared/resume/json-resume/import';
import type { ImportItem } from '#shared/resume/json-resume/report';
import type { ImportedResume } from './imported-resume';

/** Whether a text can still be moved into a field. */
const isMovable = ({ outcome, hasPlace }: ImportItem) => outcome === 'left out' && !hasPlace;

/**
 * A JSON Resume as an import. It says what each text is, so that nothing is unsure and nothing has a place on a page. What
 * has no field is listed to be moved into one.
 */
export const importedFromJson = (
  json: string,
  credentials: readonly string[],
): ImportedResume | { problem: string } => {
  const result = importJsonResume(json, credentials);
  if ('problem' in result) return result;
  const { content, items } = result;
  return {
    content,
    person: { name: '', email: '' },
    fields: [],
    unplaced: items.filter(isMovable).map(({ what, text }) => ({ what, text, places: [] })),
    items: items.filter((item) => !isMovable(item)),
  };
};
