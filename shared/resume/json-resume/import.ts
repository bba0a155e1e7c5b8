import { readBasics } from './basics';
import { readEducation, readExperience } from './entries';
import { isRecord, listOf, plainText, recordOf, type JsonRecord } from './reading';
import { createImportReport, type ImportItem, type ImportReport } from './report';
import { readSkills } from './skills';
import { emptySections, resumeContent, type ResumeContent } from '../schema';

/** What a file becomes: content ready for the form with what happened to each item, or why it cannot be used. */
export type ImportResult = { content: ResumeContent; items: ImportItem[] } | { problem: string };

/** A resume is a few kilobytes; this keeps a file chosen by mistake from being read at all. */
export const importLimits = { bytes: 1024 * 1024 } as const;

const tooLarge = 'This file is too large for a resume. Please choose a JSON Resume file smaller than 1MB.';
const notJson = 'This file is not JSON. Please choose a JSON Resume file, which ends in .json.';
const notResume =
  'This file is not a JSON Resume. Its JSON should be one object with sections such as "basics", "work" and "skills".';
const nothingToTake =
  'This file has no resume content we can use. A JSON Resume has a title, summary, work, education or skills with text in them.';

/**
 * Reads a JSON Resume 1.x file, its older keys (`picture`, `website`, `company`) included. Never throws, whatever the
 * text is; the content always satisfies the resume's schema. Format: https://docs.jsonresume.org/schema
 */
export const importJsonResume = (text: string): ImportResult => {
  if (text.length > importLimits.bytes) return { problem: tooLarge };
  const file = parseJson(text);
  if (file === undefined) return { problem: notJson };
  if (!isRecord(file)) return { problem: notResume };

  const report = createImportReport();
  const basics = recordOf(file.basics);
  const content = resumeContent.safeParse({
    ...emptySections,
    ...readBasics(basics, report),
    profilePhotoUrl: '',
    skills: readSkills(file, report),
    experience: readExperience(file, report),
    education: readEducation(file, report),
  });
  nameOtherSections(file, report);
  if (!content.success || isWithoutContent(content.data)) return { problem: nothingToTake };
  return { content: content.data, items: report.items() };
};

/** Choices, such as who sees the references, are no content. */
export const isWithoutContent = (content: ResumeContent) =>
  Object.values(content).every((value) => typeof value === 'boolean' || plainText(value) === '');

const parseJson = (text: string): unknown => {
  try {
    // Some editors put a byte order mark first, which JSON.parse refuses.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

const readSections = ['basics', 'skills', 'languages', 'work', 'volunteer', 'projects', 'education'];
/** About the file, not about the person. */
const technicalSections = ['$schema', 'meta'];
const sectionReasons: Record<string, string> = {
  certificates: 'Add it in the Credentials tab, together with its file',
};

const nameOtherSections = (file: JsonRecord, report: ImportReport) => {
  for (const [section, value] of Object.entries(file)) {
    if (technicalSections.includes(section)) continue;
    if (readSections.includes(section)) {
      for (const stray of misplacedValues(section, value))
        report.leftOut(titleOf(section), plainText(stray), 'It is not in the form that JSON Resume uses');
      continue;
    }
    const reason = Object.hasOwn(sectionReasons, section) ? sectionReasons[section] : undefined;
    for (const entry of Array.isArray(value) ? value : [value])
      report.leftOut(titleOf(section), plainText(entry), reason ?? 'There is no section for it');
  }
};

/** What the readers pass over: text where they look for objects, or a value where they look for a list. */
const misplacedValues = (section: string, value: unknown): unknown[] => {
  if (section === 'basics') return isRecord(value) ? [] : [value];
  if (section === 'skills' || section === 'languages')
    return listOf(value).length === 0 ? [value] : listOf(value).filter(Array.isArray);
  return Array.isArray(value) ? value.filter((entry) => !isRecord(entry)) : isRecord(value) ? [] : [value];
};

const titleOf = (section: string) => section.slice(0, 1).toUpperCase() + section.slice(1, 40);
