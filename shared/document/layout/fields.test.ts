import { expect, test } from 'vitest';
import { templates } from '../templates';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { allTexts, laidOut, squeezed } from '../test/marks';
import { liza, lizaSource } from '../test/people';
import type { DocumentSource, TextMark } from './document';

const everything: DocumentSource = {
  ...lizaSource,
  resume: { ...lizaSource.resume, ...fullSections, referencesOnRequest: false },
};

type Tree = { readonly [name: string]: Tree | string };

/** The form's fields, beside those of the profile and the credentials, which have forms of their own. */
const form = {
  ...everything.resume,
  newSkill: everything.resume.skills.join(' '),
  profile: { firstName: 'Liza Dimaculangan-Ñunez', email: liza.user.email, username: 'liza' },
  credentials: everything.credentials,
} as unknown as Tree;

const valueOf = (path: string) =>
  path.split('.').reduce<Tree | string | undefined>((at, name) => (at as Tree | undefined)?.[name], form);

/** The texts of an object, by their paths. */
const textPaths = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return value.trim() ? [path.slice(1)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textPaths(part, `${path}.${name}`));
};

const marksOf = (source: DocumentSource, template: (typeof templates)[number]) =>
  allTexts(laidOut(source, template)).filter(({ role }) => role !== 'artifact' && role !== 'marker');

/** Printed in another form than they are typed, or over several lines with another text. */
const isReworded = (field: string) =>
  /\.(issued|validUntil|date|issuedDate|signOn|signOff|link)$|^interests$|^links\./.test(field);

/** A form's labels, which are printed beside what was typed. */
const labels = ['Email', 'Phone', 'Address', 'Website', 'Profile', 'Position desired', 'College'];

const isOwn = (text: string, { form: own }: (typeof templates)[number]) =>
  own !== undefined && [own.title, own.closing, 'Signature', 'Date'].includes(text);

const agrees = ({ text, field = '' }: TextMark) => {
  const value = valueOf(field);
  if (isReworded(field) || labels.includes(text)) return value !== undefined;
  const [typed, printed] = [squeezed(typeof value === 'string' ? value : ''), squeezed(text)];
  // Dashes of ranges and bullets are printed alike, whichever were typed.
  const plain = (words: string) => words.replace(/[-–•*]/g, '');
  return plain(typed).includes(plain(printed)) || plain(printed).includes(plain(typed));
};

test.each(templates.map((template) => [template.id, template] as const))(
  'each text of %s knows the field that it was typed in',
  (_id, template) => {
    for (const mark of marksOf(everything, template)) {
      if (mark.field === undefined && (mark.role === 'heading' || isOwn(mark.text, template))) continue;
      expect(mark, mark.text).toSatisfy(agrees);
    }
  },
);

/** Fields printed in one text with another, which it leads to. */
const joined = /\.(location|hours|validUntil|level|url|company)$/;

test('each text typed in the form is found on the page by its field', () => {
  const fields = new Set(marksOf(everything, templates[1] ?? templates[0]!).map(({ field }) => field));
  const lists = ['skills', 'interests', 'sectionOrder', 'sectionHeadings', 'hiddenSections'];
  const typed = textPaths(everything.resume).filter(
    (path) => !lists.some((list) => path.startsWith(list)) && !/\.id$|Id$|templateId/.test(path),
  );
  const missing = typed.filter((path) => {
    const entry = path.slice(0, path.lastIndexOf('.') + 1);
    return !fields.has(path) && !(joined.test(path) && [...fields].some((field) => field?.startsWith(entry)));
  });
  // The text of a link behind a headline or a place is not printed.
  expect(missing.filter((path) => !/\.link$/.test(path))).toEqual([]);
  expect(fields).toContain('newSkill');
  expect(fields).toContain('interests');
});

test('without a headline or a place, the field is that of the text that is left', () => {
  const [job] = everything.resume.experience;
  const source: DocumentSource = {
    ...lizaSource,
    resume: {
      ...lizaSource.resume,
      experience: [{ ...job!, title: '', company: '', location: 'Naga City', description: '' }],
      education: [{ degree: '', school: '', year: '2013', description: '', link: '' }],
    },
  };
  for (const template of templates) {
    const found = marksOf(source, template);
    const fieldOf = (text: string) => found.find((mark) => mark.text === text)?.field;
    expect(fieldOf('Naga City')).toBe('experience.0.location');
    expect(fieldOf('2013')).toBe('education.0.year');
  }
});
