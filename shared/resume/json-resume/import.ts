import { emptySections, resumeContent, type ResumeContent } from '../schema';
import { beyondTotalMessage, sectionBeyondTotal } from '../sections/schema';
import { readBasics } from './basics';
import { education } from './education';
import { project, volunteer, work } from './experience';
import { importLimits } from './import-limits';
import { readOwnSections } from './own-sections';
import { isRecord, lineOf, listOf, maxTextLength, plainText, recordOf, type JsonRecord } from './reading';
import { createImportReport, otherFiles, spelledOut, type ImportItem, type ImportReport } from './report';
import { readSection } from './section-format';
import { award, certificate, language, publication, readInterests, reference } from './sections';
import { withTextsSetAside } from './set-aside';
import { readSkills } from './skills';

/** What a file becomes: content ready for the form with what happened to each item, or why it cannot be used. */
export type ImportResult = { content: ResumeContent; items: ImportItem[] } | { problem: string };

const tooLarge = 'This file is too large for a resume. Please choose a JSON Resume file smaller than 1MB.';
const notJson = 'This file is not JSON. Please choose a JSON Resume file, which ends in .json.';
const notResume =
  'This file is not a JSON Resume. Its JSON should be one object with sections such as "basics", "work" and "skills".';
const nothingToTake =
  'This file has no resume content we can use. A JSON Resume has a title, summary, work, education or skills with text in them.';

/**
 * Reads a JSON Resume 1.x file, its older keys (`picture`, `website`, `company`) included. Never throws, whatever the
 * text is; the content always satisfies the resume's schema. Licenses point only to `credentials`, ids of uploaded
 * ones. Format: https://docs.jsonresume.org/schema
 */
export const importJsonResume = (text: string, credentials: readonly string[] = []): ImportResult => {
  if (text.length > importLimits.bytes) return { problem: tooLarge };
  const file = parseJson(text);
  if (file === undefined) return { problem: notJson };
  if (!isRecord(file)) return { problem: notResume };

  const report = createImportReport();
  const read: ResumeContent = {
    ...emptySections,
    ...readBasics(recordOf(file.basics), report),
    profilePhotoUrl: '',
    skills: readSkills(file, report),
    experience: readSection(work, file, report),
    education: readSection(education, file, report),
    licenses: readSection(certificate(new Set(credentials)), file, report),
    languages: readSection(language, file, report),
    projects: readSection(project, file, report),
    awards: readSection(award, file, report),
    volunteering: readSection(volunteer, file, report),
    publications: readSection(publication, file, report),
    references: readSection(reference, file, report),
    interests: readInterests(file, report),
    ...readOwnSections(file, report),
  };
  nameOtherSections(file, report);
  nameTextsCut(file, report);
  const isBlank = isWithoutContent(read);
  const content = resumeContent.safeParse(withTextsSetAside(withinTotal(read, report), report));
  if (!content.success || isBlank) return { problem: nothingToTake };
  return { content: content.data, items: report.items() };
};

/** Choices, such as who sees the references, are no content. */
export const isWithoutContent = (content: ResumeContent) =>
  Object.values(content).every((value) => typeof value === 'boolean' || plainText(value) === '');

/** The list without its last entry; of the user's own sections, the last one with entries without its last. */
const withoutLast = (list: readonly unknown[]): { rest: unknown[]; last: unknown } => {
  const index = list.findLastIndex((item) => listOf(recordOf(item).entries).length > 0);
  if (index < 0) return { rest: list.slice(0, -1), last: list.at(-1) };
  const section = recordOf(list[index]);
  const entries = listOf(section.entries);
  const shorter = { ...section, entries: entries.slice(0, -1) };
  return { rest: list.map((item, at) => (at === index ? shorter : item)), last: entries.at(-1) };
};

/** Without the last entries of the longest sections, while all of them hold more text than a resume may. */
export const withinTotal = (content: ResumeContent, report: ImportReport): ResumeContent => {
  const name = sectionBeyondTotal(content);
  const list = name && content[name];
  if (!name || !Array.isArray(list) || list.length === 0) return content;
  const { rest, last } = withoutLast(list);
  report.leftOut(titleOf(name), plainText(last), beyondTotalMessage);
  return withinTotal({ ...content, [name]: rest }, report);
};

const parseJson = (text: string): unknown => {
  try {
    // Some editors put a byte order mark first, which JSON.parse refuses.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

const readSections = new Set([
  'skills',
  'interests',
  ...[
    work,
    education,
    certificate(new Set()),
    language,
    project,
    award,
    volunteer,
    publication,
    reference,
  ].flatMap(({ sections }) => sections),
]);
/** About the file, not about the person. */
const technicalSections = ['$schema', 'meta'];

const nameOtherSections = (file: JsonRecord, report: ImportReport) => {
  for (const [section, value] of Object.entries(file)) {
    if (technicalSections.includes(section)) continue;
    const isRead = section === 'basics' ? isRecord(value) : readSections.has(section);
    // What has no list is read as an empty one.
    if (isRead && (section === 'basics' || listOf(value).length > 0)) continue;
    const reason =
      isRead || section === 'basics'
        ? 'It is not in the form that JSON Resume uses'
        : 'There is no section for it';
    for (const entry of Array.isArray(value) ? value : [value])
      if (section === otherFiles) report.leftWhereItIs(titleOf(section), plainText(entry), 'It is not read');
      else report.leftOut(titleOf(section), plainText(entry), reason);
  }
};

const photoKeys = ['image', 'picture'];
// Nothing is read from deeper places.
const maxDepth = 10;

/** Names the ends of texts that are too long to be read whole. A photo in the file is no such text. */
const nameTextsCut = (file: JsonRecord, report: ImportReport) => {
  const visit = (value: unknown, path: readonly string[], depth = 0) => {
    if (typeof value === 'string')
      report.leftOut(
        path.map(titleOf).join(': '),
        lineOf(value.slice(maxTextLength)),
        `Only the first ${maxTextLength.toLocaleString('en-US')} characters of a text are read`,
      );
    else if (typeof value === 'object' && value !== null && depth < maxDepth)
      for (const [key, part] of Object.entries(value))
        if (!photoKeys.includes(key)) visit(part, Array.isArray(value) ? path : [...path, key], depth + 1);
  };
  for (const [section, value] of Object.entries(file)) visit(value, [section]);
};

const titleOf = (section: string) => {
  const words = spelledOut(section);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
