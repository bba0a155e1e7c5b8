import { exportBasics, withoutBlanks, type ExportedPerson } from './basics';
import { datesOfDuration, datesOfYears } from './date';
import type { ResumeContent } from '../schema';

const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A JSON Resume 1.0.0 of the content, which importJsonResume turns back into the same content (the photo apart). What
 * the format has no key for (free text dates, text about one's studies) goes into keys of its own, which it allows.
 */
export const exportJsonResume = (content: ResumeContent, person: ExportedPerson) => ({
  $schema: schemaUrl,
  basics: exportBasics(content, person),
  work: content.experience.map(({ company, title: position, duration, description }) =>
    withoutBlanks({
      name: company,
      position,
      ...(datesOfDuration(duration) ?? { duration }),
      ...pointsOf(description),
    }),
  ),
  education: content.education.map(({ school, degree, year, description }) =>
    withoutBlanks({
      institution: school,
      studyType: degree,
      ...(datesOfYears(year) ?? { year }),
      summary: description,
    }),
  ),
  skills: content.skills.map((name) => ({ name })),
  meta: { version: 'v1.0.0' },
});

/** The file's name: 'maria-santos-resume.json'. */
export const jsonResumeFileName = (username: string) => `${username}-resume.json`;

/** The lines at the end that start with '- ' are highlights; a text that does not come back the same stays whole. */
const pointsOf = (description: string) => {
  const lines = description.split('\n');
  const firstPoint = lines.findLastIndex((line) => !line.startsWith('- ')) + 1;
  const summary = lines.slice(0, firstPoint).join('\n');
  const highlights = lines.slice(firstPoint).map((line) => line.slice(2));
  const isPlain =
    summary === summary.trim() &&
    highlights.every((text) => /^[^\s\-•*–]/.test(text) && !/\s\s|\s$/.test(text));
  return isPlain && highlights.length > 0 ? { summary, highlights } : { summary: description };
};
