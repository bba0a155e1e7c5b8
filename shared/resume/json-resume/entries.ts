import { durationOf, yearsIn, yearsOf } from './date';
import { firstLine, isRecord, lineOf, linesOf, listOf, textsOf, type JsonRecord } from './reading';
import { cutText, type ImportReport } from './report';
import {
  educationFields,
  experienceFields,
  resumeLimits,
  type EducationEntry,
  type ExperienceEntry,
} from '../schema';

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** Removes a bullet that the text brings along; each point gets one of its own. */
const pointText = (text: string) => text.replace(/^[-•*–]\s+/, '');

/**
 * `summary`, then each of `points` as '- point', while they fit. A point that does not fit is named as left out
 * rather than cut in half.
 */
export const describe = (
  report: ImportReport,
  what: string,
  { summary, points, min = 0, max }: { summary: string; points: string[]; min?: number; max: number },
): string => {
  const bullets = points.map(pointText).filter(Boolean);
  if (!summary && bullets.length === 0) return '';
  const onlyPoint = !summary && `- ${bullets[0]}`.length > max;
  const opening = onlyPoint ? `- ${bullets.shift()}` : summary;
  const kept = [opening === '' ? '' : report.fit(what, opening, { max })].filter(Boolean);
  const overflow: string[] = [];
  for (const bullet of bullets) {
    const candidate = [...kept, `- ${bullet}`].join('\n');
    if (candidate.length <= max) kept.push(`- ${bullet}`);
    else overflow.push(bullet);
  }
  if (overflow.length > 0 && kept[0] === opening)
    report.shortened(what, kept.join('\n'), `It holds ${max} characters`);
  for (const bullet of overflow) report.leftOut(what, bullet, `The description holds ${max} characters`);
  return report.fit(what, kept.join('\n'), { min, max });
};

/** How each kind of entry fills the fields of a work experience. */
interface ExperienceSource {
  what: string;
  title: string;
  company: string;
  record: JsonRecord;
  summary: string;
  used: string[];
  note?: string;
}

const toExperience = (source: ExperienceSource, report: ImportReport): ExperienceEntry | null => {
  const { record, note } = source;
  const dates = durationOf(record.startDate, record.endDate) || lineOf(record.duration);
  const points = textsOf(record.highlights);
  const name = joined(source.title, source.company) || cutText(source.summary || points[0] || dates, 60);
  const what = `${source.what}: ${name}`;
  const entry = {
    title: report.fit(`${what}: title`, source.title, experienceFields.title),
    company: report.fit(`${what}: company`, source.company, experienceFields.company),
    duration: report.fit(`${what}: dates`, dates, experienceFields.duration),
    description: describe(report, `${what}: description`, {
      summary: source.summary,
      points,
      ...experienceFields.description,
    }),
    location: '',
    link: '',
  };
  const isEmpty = Object.values(entry).every((text) => text === '');
  if (!isEmpty)
    report.taken(
      source.what,
      [joined(entry.title, entry.company), entry.duration].filter(Boolean).join(' · ') || name,
      note,
    );
  const used = [...source.used, 'startDate', 'endDate', 'highlights', 'duration'];
  report.leftovers(what, record, used);
  return isEmpty ? null : entry;
};

const fromWork = (record: JsonRecord): ExperienceSource => ({
  what: 'Work',
  title: lineOf(record.position),
  company: firstLine(record, 'name', 'company'),
  record,
  summary: linesOf(record.summary) || linesOf(record.description),
  used: ['position', 'name', 'company', 'summary', ...(linesOf(record.summary) ? [] : ['description'])],
});

const fromVolunteer = (record: JsonRecord): ExperienceSource => {
  const position = lineOf(record.position);
  return {
    what: 'Volunteering',
    title: position && (/volunteer/i.test(position) ? position : `${position} (volunteer)`),
    company: firstLine(record, 'organization', 'name'),
    record,
    summary: linesOf(record.summary),
    used: ['position', 'organization', 'name', 'summary'],
    note: 'Becomes a work experience entry',
  };
};

const fromProject = (record: JsonRecord): ExperienceSource => {
  const roles = textsOf(record.roles).join(', ');
  const name = lineOf(record.name);
  const entity = lineOf(record.entity);
  const summary = [linesOf(record.description), linesOf(record.summary)].filter(Boolean).join('\n');
  return {
    what: 'Project',
    title: roles || name,
    company: roles ? (entity && entity !== name ? `${name} (${entity})` : name) : entity,
    record,
    summary,
    used: ['name', 'roles', 'entity', 'description', 'summary'],
    note: 'Becomes a work experience entry',
  };
};

const notNull = <Entry>(entry: Entry | null): entry is Entry => entry !== null;

const withinLimit = <Entry>(entries: Entry[], report: ImportReport, nameOf: (entry: Entry) => string) => {
  for (const entry of entries.slice(resumeLimits.entries))
    report.leftOut('Entry', nameOf(entry), `There is room for ${resumeLimits.entries} entries`);
  return entries.slice(0, resumeLimits.entries);
};

/** Work, then volunteering, then projects: all of it is experience, and the resume has one list for that. */
export const readExperience = (file: JsonRecord, report: ImportReport): ExperienceEntry[] => {
  const sources = [
    ...listOf(file.work).filter(isRecord).map(fromWork),
    ...listOf(file.volunteer).filter(isRecord).map(fromVolunteer),
    ...listOf(file.projects).filter(isRecord).map(fromProject),
  ];
  const entries = sources.map((source) => toExperience(source, report)).filter(notNull);
  return withinLimit(entries, report, (entry) => joined(entry.title, entry.company) || entry.description);
};

const degreeOf = (record: JsonRecord) => {
  const studyType = firstLine(record, 'studyType', 'degree');
  const area = lineOf(record.area);
  const together = joined(studyType, area);
  const areaFits = area !== '' && !studyType.includes(area) && together.length <= educationFields.degree.max;
  return { degree: areaFits ? together : studyType || area, restOfArea: !studyType || areaFits ? '' : area };
};

const toEducation = (record: JsonRecord, report: ImportReport): EducationEntry | null => {
  const { degree, restOfArea } = degreeOf(record);
  const school = firstLine(record, 'institution', 'school', 'name');
  const score = firstLine(record, 'score', 'gpa');
  const courses = textsOf(record.courses);
  const what = `Education: ${joined(degree, school) || cutText(courses[0] ?? '', 60)}`;
  const year = yearsOf(record.startDate, record.endDate) || yearsIn(record.year);
  const summary = [
    linesOf(record.summary),
    degree.includes(restOfArea) ? '' : restOfArea,
    score && `Score: ${score}`,
    courses.length > 0 ? 'Courses:' : '',
  ];
  const entry = {
    degree: report.fit(`${what}: degree`, degree, educationFields.degree),
    school: report.fit(`${what}: school`, school, educationFields.school),
    year: /^\d{4}-\d{4}$/.test(lineOf(record.year)) ? lineOf(record.year) : year,
    description: describe(report, `${what}: description`, {
      summary: summary.filter(Boolean).join('\n'),
      points: courses,
      ...educationFields.description,
    }),
    link: '',
  };
  if (!entry.year)
    for (const date of [record.startDate, record.endDate])
      report.leftOut(`${what}: date`, lineOf(date), 'It names no year');
  const isEmpty = Object.values(entry).every((text) => text === '');
  if (!isEmpty)
    report.taken(
      'Education',
      [joined(entry.degree, entry.school) || entry.description, entry.year].filter(Boolean).join(' · '),
    );
  const used = ['studyType', 'degree', 'area', 'institution', 'school', 'name', 'score', 'gpa', 'courses'];
  report.leftovers(what, record, [...used, 'summary', 'year', 'startDate', 'endDate']);
  return isEmpty ? null : entry;
};

export const readEducation = (file: JsonRecord, report: ImportReport): EducationEntry[] => {
  const entries = listOf(file.education)
    .filter(isRecord)
    .map((record) => toEducation(record, report))
    .filter(notNull);
  return withinLimit(entries, report, (entry) => joined(entry.degree, entry.school));
};
