// Reactive Resume's JSON, versions 4 and 5. Schema: https://rxresu.me/schema.json
import {
  firstLine,
  isRecord,
  lineOf,
  linesOf,
  listOf,
  recordOf,
  textsOf,
  type JsonRecord,
} from '#shared/resume/json-resume/reading';
import { textOfHtml } from '../html/read-html';

/** Its sections are records with items; a JSON Resume has lists. */
export const isReactiveResume = (file: JsonRecord): boolean =>
  isRecord(file.basics) &&
  isRecord(file.sections) &&
  Object.values(file.sections).some(
    (section) => isRecord(section) && ('items' in section || 'content' in section),
  );

const isShown = (part: JsonRecord) => part.visible !== false && part.hidden !== true;

/** Version 5 says `title`, `period`, `description` and `website.url`, version 4 `name`, `date`, `summary` and `url.href`. */
const datesOf = (item: JsonRecord) => ({ duration: firstLine(item, 'period', 'date') });
const textOf = (item: JsonRecord) => textOfHtml(firstLines(item, 'description', 'summary', 'content'));
const firstLines = (item: JsonRecord, ...keys: string[]) =>
  keys.map((key) => linesOf(item[key])).find(Boolean) ?? '';
const urlOf = (item: JsonRecord) =>
  [item.website, item.url].map((link) => firstLine(recordOf(link), 'url', 'href')).find(Boolean) ?? '';

/** Version 4 has a line about the project beside its summary. */
const proseOf = (item: JsonRecord): string[] =>
  [
    item.summary ? lineOf(item.description) : '',
    textOfHtml(firstLines(item, 'summary', 'description', 'content')),
  ].filter(Boolean);
/** What an issuer gave or a publisher published, under a JSON Resume's names. */
const given = (name: string, by: string, date: string) => (item: JsonRecord) => ({
  [name]: firstLine(item, 'title', 'name'),
  [by]: lineOf(item[by]),
  [date]: firstLine(item, 'date', 'period'),
  summary: textOf(item),
  url: urlOf(item),
});

export const readReactiveResume = (file: JsonRecord): JsonRecord => {
  const { basics, sections } = { basics: recordOf(file.basics), sections: recordOf(file.sections) };
  const hidden: string[] = [];
  const items = (name: string): JsonRecord[] => {
    const section = recordOf(sections[name]);
    return listOf(section.items)
      .filter(isRecord)
      .filter((item) => {
        if (isShown(section) && isShown(item)) return true;
        hidden.push(
          firstLine(item, 'name', 'title', 'company', 'institution', 'school', 'organization', 'network'),
        );
        return false;
      });
  };
  const summary = isRecord(file.summary) ? file.summary : recordOf(sections.summary);
  return {
    basics: {
      name: lineOf(basics.name),
      label: lineOf(basics.headline),
      email: lineOf(basics.email),
      phone: lineOf(basics.phone),
      location: lineOf(basics.location),
      url: urlOf(basics),
      summary: isShown(summary) ? textOf(summary) : '',
      profiles: items('profiles').map((item) => ({
        network: lineOf(item.network),
        username: lineOf(item.username),
        url: urlOf(item),
      })),
      fields: listOf(basics.customFields)
        .filter(isRecord)
        .map((field) => [lineOf(field.name), firstLine(field, 'text', 'value')].filter(Boolean).join(': '))
        .filter(Boolean)
        .join(', '),
    },
    work: items('experience').flatMap(jobsOf),
    education: items('education').map((item) => ({
      institution: firstLine(item, 'school', 'institution'),
      studyType: firstLine(item, 'degree', 'studyType'),
      area: lineOf(item.area),
      score: firstLine(item, 'grade', 'score'),
      year: firstLine(item, 'period', 'date'),
      summary: textOf(item),
      url: urlOf(item),
      location: lineOf(item.location),
    })),
    skills: items('skills').map((item) => ({ name: lineOf(item.name), keywords: textsOf(item.keywords) })),
    languages: items('languages').map((item) => ({
      language: firstLine(item, 'language', 'name'),
      fluency: firstLine(item, 'fluency', 'description'),
    })),
    certificates: items('certifications').map(given('name', 'issuer', 'date')),
    awards: items('awards').map(given('title', 'awarder', 'date')),
    publications: items('publications').map(given('name', 'publisher', 'releaseDate')),
    volunteer: items('volunteer').map((item) => ({
      organization: lineOf(item.organization),
      position: lineOf(item.position),
      location: lineOf(item.location),
      summary: textOf(item),
      url: urlOf(item),
      ...datesOf(item),
    })),
    projects: items('projects').map((item) => ({
      name: lineOf(item.name),
      description: proseOf(item).join('\n'),
      keywords: textsOf(item.keywords),
      url: urlOf(item),
      ...datesOf(item),
    })),
    interests: items('interests').map((item) => ({
      name: lineOf(item.name),
      keywords: textsOf(item.keywords),
    })),
    references: items('references').map((item) => ({
      name: lineOf(item.name),
      position: lineOf(item.position),
      phone: lineOf(item.phone),
      reference: textOfHtml(firstLines(item, 'summary', 'description')),
    })),
    meta: { husay: { customSections: customSections(file, sections) } },
    ...(hidden.length > 0 && { hiddenItems: hidden.filter(Boolean) }),
  };
};

/** Several positions at one company are several jobs. */
const jobsOf = (item: JsonRecord): JsonRecord[] => {
  const company = { name: lineOf(item.company), location: lineOf(item.location), url: urlOf(item) };
  const roles = listOf(item.roles).filter(isRecord);
  if (roles.length === 0)
    return [{ ...company, position: lineOf(item.position), summary: textOf(item), ...datesOf(item) }];
  return roles.map((role, index) => ({
    ...company,
    position: lineOf(role.position),
    summary: [index === 0 && textOf(item), textOf(role)].filter(Boolean).join('\n'),
    ...datesOf(role),
  }));
};

const customSections = (file: JsonRecord, sections: JsonRecord) =>
  [...listOf(file.customSections), ...Object.values(recordOf(sections.custom))]
    .filter(isRecord)
    .filter(isShown)
    .map((section) => ({
      heading: firstLine(section, 'title', 'name'),
      entries: listOf(section.items)
        .filter(isRecord)
        .filter(isShown)
        .map((item) => ({
          title: firstLine(
            item,
            'title',
            'name',
            'position',
            'company',
            'organization',
            'school',
            'language',
          ),
          place: firstLine(item, 'location', 'issuer', 'awarder', 'publisher', 'company', 'organization'),
          date: firstLine(item, 'period', 'date'),
          text: [...proseOf(item), textsOf(item.keywords).join(', '), urlOf(item)].filter(Boolean).join('\n'),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
