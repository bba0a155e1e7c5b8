import type { ExportedPerson } from '#shared/resume/json-resume/basics';
import { exportJsonResume, jsonResumeFileName } from '#shared/resume/json-resume/export';
import type { ResumeContent } from '#shared/resume/schema';
import { saveFile } from '../../../lib/save-file';

type Person = Omit<ExportedPerson, 'origin'> & { username: string };

/** The content as a JSON Resume file. */
export const jsonResumeFile = (content: ResumeContent, person: Person): File => {
  const file = exportJsonResume(content, { ...person, origin: window.location.origin });
  return new File([`${JSON.stringify(file, null, 2)}\n`], jsonResumeFileName(person.username), {
    type: 'application/json',
  });
};

/** Downloads the content as a JSON Resume file. */
export const downloadJsonResume = (content: ResumeContent, person: Person) => {
  const file = jsonResumeFile(content, person);
  saveFile(file, file.name);
};
