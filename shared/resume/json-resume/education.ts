import { educationFields, resumeLimits } from '../resume-fields';
import type { EducationEntry } from '../schema';
import { urlKeys } from './entry-fields';
import { yearsKeys } from './date';
import { writeDescription, type DescriptionFormat } from './description';
import { firstLine, lineOf, type JsonRecord } from './reading';
import { joined, type SectionFormat } from './section-format';

const description: DescriptionFormat = {
  summary: ['summary'],
  labels: [{ label: 'Score', keys: ['score', 'gpa'] }],
  points: 'courses',
  pointsHeading: 'Courses:',
};

/** The degree with its area, as far as both fit; `restOfArea` is what remains to be said. */
const degreeOf = (record: JsonRecord) => {
  const studyType = firstLine(record, 'studyType', 'degree');
  const area = lineOf(record.area);
  if (studyType.includes(area)) return { degree: studyType, restOfArea: '' };
  const together = joined([studyType, area]);
  return !studyType || together.length <= educationFields.degree.max
    ? { degree: together, restOfArea: '' }
    : { degree: studyType, restOfArea: area };
};

// Degrees that say nothing about their field: 'Bachelor of Science', 'Master', 'Associate Degree'.
const degreeWithoutField =
  /^(?:bachelor|master|doctor|associate|diploma|certificate|licentiate)(?:'s)?(?: degree)?(?: (?:of|in) (?:science|arts|laws|education|engineering|business administration|philosophy|fine arts|applied science))?$/i;

const degreeKeys = (degree: string): JsonRecord => {
  const [studyType = '', ...rest] = degree.split(', ');
  const area = rest.join(', ');
  const apart = { studyType, area };
  return area && degreeWithoutField.test(studyType) && degreeOf(apart).degree === degree
    ? apart
    : { studyType: degree };
};

export const education: SectionFormat<EducationEntry> = {
  what: 'Education',
  sections: ['education'],
  names: ['studyType', 'degree', 'area', 'institution', 'school', 'name'],
  max: resumeLimits.entries,
  read: (fields, record) => {
    const { degree, restOfArea } = degreeOf(record);
    const format = restOfArea ? { ...description, summary: ['summary', 'area'] } : description;
    return {
      degree: fields.fit(educationFields.degree, degree, 'studyType', 'degree', 'area'),
      school: fields.line(educationFields.school, 'institution', 'school', 'name'),
      year: fields.years(educationFields.year),
      description: fields.description(educationFields.description, format),
      link: fields.link(educationFields.link, 'url', 'website'),
    };
  },
  write: ({ degree, school, year, description: text, link }) => ({
    institution: school,
    ...degreeKeys(degree),
    ...urlKeys(link),
    ...yearsKeys(year),
    ...writeDescription(description, text),
  }),
  shown: ({ degree, school, year, description: text }) => [joined([degree, school]) || text, year],
};
