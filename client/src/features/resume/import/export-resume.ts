import type { ExportedPerson } from '#shared/resume/json-resume/basics';
import { exportJsonResume, jsonResumeFileName } from '#shared/resume/json-resume/export';
import type { ResumeContent } from '#shared/resume/schema';
import { saveFile } from '../../../lib/save-file';

/** Downloads the content as a JSON Resume file. */
export const downloadJsonResume = (
  content: ResumeContent,
  person: Omit<ExportedPerson, 'origin'> & { username: string },
) => {
  const file = exportJsonResume(content, { ...person, origin: window.location.origin });
  const json = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
  saveFile(json, jsonResumeFileName(person.username));
};
