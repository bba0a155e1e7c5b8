import type { ExportedPerson } from '#shared/resume/json-resume/basics';
import { exportJsonResume, jsonResumeFileName } from '#shared/resume/json-resume/export';
import type { ResumeContent } from '#shared/resume/schema';

/** Downloads the content as a JSON Resume file. */
export const downloadJsonResume = (
  content: ResumeContent,
  person: Omit<ExportedPerson, 'origin'> & { username: string },
) => {
  const file = exportJsonResume(content, { ...person, origin: window.location.origin });
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = jsonResumeFileName(person.username);
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
};
