import { composed } from '#shared/text/plain-text';
import type { Template } from '../template';

// Characters that Windows, macOS or a shell reject or misread in a file name.
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*]|\p{Cf}/gu;

interface Person {
  firstName: string;
  lastName: string;
}

/** First name, last name and these words, joined by single underscores; without a first name 'Professional'. */
export const personFileName = (person: Person, words: readonly string[], extension: string) => {
  const parts = [person.firstName.trim() || 'Professional', person.lastName, ...words];
  const stem = composed(parts.join('_'))
    .replace(refused, '')
    .replace(/[\s_]+/g, '_')
    .replace(/^[_.]+|_+$/g, '');
  return `${stem}.${extension}`;
};

/** With 'CV' after the person's name. */
export const resumeFileName = (person: Person, words: readonly string[], extension: string) =>
  personFileName(person, ['CV', ...words], extension);

/** The specified name, with the template's. */
export const pdfFileName = (person: Person, template: Pick<Template, 'name'>) =>
  resumeFileName(person, [template.name], 'pdf');
