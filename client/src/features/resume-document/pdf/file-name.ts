import { composed } from '#shared/text/plain-text';
import type { Template } from '#shared/resume-document/template';

// Characters that Windows, macOS or a shell reject or misread in a file name.
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*]|\p{Cf}/gu;

/** First name, last name, 'CV' and the template's name, joined by single underscores; without a first name 'Professional'. */
export const pdfFileName = (
  person: { firstName: string; lastName: string },
  template: Pick<Template, 'name'>,
) => {
  const parts = [person.firstName.trim() || 'Professional', person.lastName, 'CV', template.name];
  const stem = composed(parts.join('_'))
    .replace(refused, '')
    .replace(/[\s_]+/g, '_')
    .replace(/^[_.]+|_+$/g, '');
  return `${stem}.pdf`;
};
