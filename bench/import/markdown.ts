import type { JsonDated, JsonResume } from './json-resume';

const dates = ({ startDate, endDate }: JsonDated) => {
  const written = (date: string) => {
    const [year, month] = date.split('-');
    return month
      ? new Date(Number(year), Number(month) - 1).toLocaleDateString('en-US', {
          month: 'long',
          year: 'numeric',
        })
      : date;
  };
  if (!startDate) return endDate ? written(endDate) : '';
  return `${written(startDate)} – ${endDate ? written(endDate) : 'Present'}`;
};

const joined = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator);
const bullets = (texts: readonly string[] = []) => texts.map((text) => `- ${text}`).join('\n');

/** A resume as a person writes one in a word processor: headings, bold titles, lists. */
export const markdownOf = (json: JsonResume): string => {
  const { basics = {} } = json;
  const place = basics.location;
  const section = (heading: string, blocks: readonly string[]) =>
    blocks.length > 0 ? [`## ${heading}`, ...blocks] : [];
  return [
    `# ${basics.name ?? ''}`,
    basics.label ?? '',
    joined(' | ', basics.email, basics.phone, joined(', ', place?.city, place?.region), basics.url),
    ...(basics.profiles ?? []).map(({ network, url }) => joined(': ', network, url)),
    ...section('Summary', basics.summary ? [basics.summary] : []),
    ...section(
      'Work Experience',
      (json.work ?? []).map((job) =>
        joined(
          '\n\n',
          `### ${joined(' — ', job.position, job.name)}`,
          `*${joined(', ', dates(job), job.location)}*`,
          job.summary,
          bullets(job.highlights),
        ),
      ),
    ),
    ...section(
      'Education',
      (json.education ?? []).map((school) =>
        joined(
          '\n\n',
          `**${joined(' in ', school.studyType, school.area)}**`,
          joined(', ', school.institution, dates(school)),
          bullets(school.courses),
        ),
      ),
    ),
    ...section(
      'Skills',
      (json.skills ?? []).map(({ name, keywords = [] }) =>
        keywords.length > 0 ? `**${name}:** ${keywords.join(', ')}` : (name ?? ''),
      ),
    ),
    ...section(
      'Certifications',
      (json.certificates ?? []).map(({ name, issuer, date }) =>
        bullets([joined(', ', name, issuer, date?.slice(0, 4))]),
      ),
    ),
    ...section(
      'Languages',
      (json.languages ?? []).map(({ language, fluency }) => bullets([joined(' – ', language, fluency)])),
    ),
    ...section(
      'Projects',
      (json.projects ?? []).map((project) =>
        joined(
          '\n\n',
          `**${project.name}**`,
          dates(project),
          project.description,
          bullets(project.highlights),
        ),
      ),
    ),
    ...section(
      'Volunteering',
      (json.volunteer ?? []).map((entry) =>
        joined(
          '\n\n',
          `**${joined(', ', entry.position, entry.organization)}**`,
          dates(entry),
          entry.summary,
          bullets(entry.highlights),
        ),
      ),
    ),
    ...section(
      'Awards',
      (json.awards ?? []).map(({ title, awarder, date, summary }) =>
        joined('\n\n', `**${title}**, ${joined(', ', awarder, date?.slice(0, 4))}`, summary),
      ),
    ),
    ...section(
      'Publications',
      (json.publications ?? []).map(({ name, publisher, releaseDate, summary }) =>
        joined('\n\n', `**${name}**, ${joined(', ', publisher, releaseDate?.slice(0, 4))}`, summary),
      ),
    ),
    ...section(
      'Interests',
      [(json.interests ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords]).join(', ')].filter(
        Boolean,
      ),
    ),
    ...section(
      'References',
      (json.references ?? []).map(({ name, reference }) => joined('\n\n', `**${name}**`, reference)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
};
