import type { AttachedResume } from '#shared/document/attachment/attached-resume';
import { inProfile } from '#shared/resume/json-resume/basics';
import { cleanLine } from '#shared/text/plain-text';
import { textOf } from '../form/form-content';
import { attachedPlaces } from './attached-places';
import type { ImportedPath, ImportedResume } from './imported-resume';

/** Every text of a resume with its path, in its order. */
const textsIn = (value: unknown, path: string): { path: string; text: string }[] => {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
};

/** Choices and ids are no texts of the form. */
const isField = (path: string) =>
  !/^(?:sectionOrder|sectionHeadings|hiddenSections)\b|\.(?:id|credentialId)$/.test(path);

/**
 * One of our own PDFs by what it carries: nothing is guessed and nothing lost. `read` is what its pages were read as, for
 * the places of the fields, and for the particulars that Bio-data prints and no PDF carries.
 */
export const importedFromAttachment = (
  { resume, person, credentials, template }: AttachedResume,
  read?: Pick<ImportedResume, 'content' | 'fields' | 'pages'>,
): ImportedResume => {
  const texts = textsIn(textOf(resume), '')
    .filter(({ path }) => isField(path))
    .map(({ path, text }) => ({ path: path as ImportedPath, text }));
  const places = attachedPlaces(texts, read?.fields ?? []);
  const fields = texts.map((field) => ({ ...field, confidence: 1, places: places.get(field.path) ?? [] }));
  const name = cleanLine(`${person.firstName} ${person.lastName}`);
  const leftOut = [
    { what: 'Name', text: name, reason: inProfile },
    { what: 'Email', text: person.email, reason: inProfile },
    ...credentials.map(({ title }) => ({
      what: 'Credential',
      text: title,
      reason: 'Its file is not in the PDF. Upload it in the Credentials tab',
    })),
  ];
  const printed = template === 'bio-data' ? read : undefined;
  const particulars = printed?.fields.filter(({ path }) => path.startsWith('particulars.')) ?? [];
  return {
    content: { ...resume, particulars: printed?.content.particulars ?? resume.particulars },
    person: { name, email: person.email },
    fields: [...fields, ...particulars],
    unplaced: [],
    items: leftOut
      .filter(({ text }) => text !== '')
      .map((item) => ({ outcome: 'left out' as const, ...item })),
    pages: read?.pages,
  };
};
