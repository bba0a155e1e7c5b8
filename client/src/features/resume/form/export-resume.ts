import type { ExportedPerson } from '#shared/resume/json-resume/basics';
import { exportJsonResume, jsonResumeFileName } from '#shared/resume/json-resume/export';
import type { ResumeContent } from '#shared/resume/schema';
import { saveFile } from '../../../lib/save-file';

type Person = Omit<ExportedPerson, 'origin'> & { username: string };

type Exported = Omit<ResumeContent, 'particulars'> & Partial<Pick<ResumeContent, 'particulars'>>;

/** The content as a JSON Resume file; with personal particulars only where the user chose that. */
export const jsonResumeFile = (
  { particulars, ...content }: Exported,
  person: Person,
  withParticulars = false,
): File => {
  const exported = { ...person, origin: window.location.origin };
  const file = exportJsonResume(content, exported, withParticulars ? particulars : undefined);
  return new File([`${JSON.stringify(file, null, 2)}\n`], jsonResumeFileName(person.username), {
    type: 'application/json',
  });
};

/** Downloads the content as a JSON Resume file. */
export const downloadJsonResume = (content: Exported, person: Person, withParticulars = false) => {
  const file = jsonResumeFile(content, person, withParticulars);
  saveFile(file, file.name);
};
