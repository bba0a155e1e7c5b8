import { is, bag, address, durationOf, yearsOf, dateOf, present, textOf, type Expected } from './expected';
import type { JsonResume } from './json-resume';
import { plain, wordsOf, type Shown } from './shown';

export interface ExpectedEntry {
  list: string;
  fields: Expected[];
}

/** What a file shows: facts about the person, entries, and items of lists. */
export interface Truth {
  person: Expected[];
  entries: ExpectedEntry[];
  items: Expected[];
}

/** What of a JSON Resume a file shows. */
export const truthOf = (json: JsonResume, shown: Shown): Truth => {
  const { basics = {} } = json;
  const line = (kind: string, value: string | undefined) => shown.has(value) && is(kind, value);
  const digits = (kind: string, value: string | undefined) =>
    shown.has(value) && {
      kind,
      value,
      isRight: (text: string) => text.replace(/\D/g, '') === value.replace(/\D/g, ''),
    };
  const place = basics.location ?? {};
  const placeWords = new Set(
    wordsOf(
      `${Object.values(place).join(' ')} usa united states america philippines united kingdom uk emirates uae canada singapore ncr`,
    ),
  );
  const person = present([
    line('name', basics.name),
    line('title', basics.label),
    line('email', basics.email),
    digits('phone', basics.phone),
    shown.has(place.city) && {
      kind: 'location',
      value: Object.values(place).join(', '),
      isRight: (text) =>
        plain(text).includes(plain(place.city ?? '')) && wordsOf(text).every((word) => placeWords.has(word)),
    },
    shown.hasLink(basics.url) && {
      kind: 'website',
      value: basics.url,
      isRight: (text) => address(text) === address(basics.url ?? ''),
    },
    textOf('summary', shown, basics.summary),
    // Only forms ask for them; elsewhere 'Filipino' is a language.
    ...Object.entries(shown.has('Civil Status') ? (json.particulars ?? {}) : {}).flatMap(([name, value]) =>
      name === 'birthDate'
        ? dateOf(`particular ${name}`, value, shown, basics.name)
        : [line(`particular ${name}`, value)],
    ),
  ]);
  const links = (basics.profiles ?? []).flatMap(({ url = '', username = '' }): Expected[] =>
    shown.hasLink(url) || shown.has(username)
      ? [
          {
            kind: 'link',
            value: url || username,
            isRight: (text) =>
              address(text) === address(url) || (username !== '' && plain(text).includes(plain(username))),
          },
        ]
      : [],
  );

  const entries: ExpectedEntry[] = [
    ...(json.work ?? []).map((job) => ({
      list: 'experience',
      fields: present([
        line('work title', job.position),
        shown.has(job.name) &&
          (!job.position || shown.hasNear(job.position, plain(job.name))) && {
            kind: 'work company',
            value: job.name,
            isRight: (text) =>
              plain(text) === plain(job.name ?? '') ||
              plain(text) === plain(`${job.name} ${job.location ?? ''}`),
          },
        ...durationOf('work duration', job, shown, [job.position, job.name]),
        shown.has(job.location) &&
          shown.hasNear(job.position, plain(job.location)) &&
          is('work location', job.location),
        textOf('work description', shown, job.description, job.summary, ...(job.highlights ?? [])),
      ]),
    })),
    ...(json.education ?? []).map((school) => {
      const degree = [school.studyType, school.area].filter((text) => shown.has(text)).join(' ');
      return {
        list: 'education',
        fields: present([
          degree !== '' && {
            kind: 'education degree',
            value: degree,
            isRight: (text) => bag(text) === bag(degree),
          },
          line('education school', school.institution),
          ...yearsOf('education years', school, shown, [school.institution, school.area]),
          textOf('education description', shown, school.summary, school.score, ...(school.courses ?? [])),
        ]),
      };
    }),
    ...(json.volunteer ?? []).map((entry) => ({
      list: 'volunteering',
      fields: present([
        line('volunteering role', entry.position),
        line('volunteering organization', entry.organization),
        ...durationOf('volunteering duration', entry, shown, [entry.position, entry.organization]),
        textOf('volunteering description', shown, entry.summary, ...(entry.highlights ?? [])),
      ]),
    })),
    ...(json.certificates ?? [])
      .filter((entry) => shown.has(entry.name))
      .map((entry) => ({
        list: 'licenses',
        fields: present([
          line('license name', entry.name),
          line('license issuer', entry.issuer),
          ...dateOf('license date', entry.date, shown, entry.name),
          line('license number', entry.number),
          ...dateOf('license valid until', entry.validUntil, shown, entry.name),
        ]),
      })),
    ...(json.trainings ?? [])
      .filter((entry) => shown.has(entry.title))
      .map((entry) => ({
        list: 'trainings',
        fields: present([
          line('training title', entry.title),
          line('training organizer', entry.organizer),
          ...durationOf('training date', { startDate: entry.date, endDate: entry.date }, shown, [
            entry.title,
          ]),
          shown.has('hours') &&
            shown.hasNear(entry.title, entry.hours ?? ' ') &&
            digits('training hours', entry.hours),
        ]),
      })),
    ...(json.seaService ?? []).map((entry) => ({
      list: 'seaService',
      fields: present(
        Object.entries(entry).flatMap(([name, value]) =>
          /^sign/.test(name)
            ? dateOf(`sea service ${name}`, value, shown, entry.vessel)
            : [line(`sea service ${name}`, value)],
        ),
      ),
    })),
    ...(json.projects ?? []).map((entry) => ({
      list: 'projects',
      fields: present([
        line('project name', entry.name),
        ...durationOf('project duration', entry, shown, [entry.name]),
        textOf('project description', shown, entry.description, entry.summary, ...(entry.highlights ?? [])),
      ]),
    })),
    ...(json.awards ?? [])
      .filter((entry) => shown.has(entry.title))
      .map((entry) => ({
        list: 'awards',
        fields: present([
          line('award title', entry.title),
          line('award awarder', entry.awarder),
          ...dateOf('award date', entry.date, shown, entry.title),
          textOf('award description', shown, entry.summary),
        ]),
      })),
    ...(json.publications ?? []).map((entry) => ({
      list: 'publications',
      fields: present([
        line('publication title', entry.name),
        line('publication publisher', entry.publisher),
        ...dateOf('publication date', entry.releaseDate, shown, entry.name),
        textOf('publication description', shown, entry.summary),
      ]),
    })),
    ...(json.references ?? [])
      .filter((entry) => shown.has(entry.name))
      .map((entry) => ({
        list: 'references',
        fields: present([
          line('reference name', entry.name),
          textOf('reference quote', shown, entry.reference),
          line('reference position', entry.position),
          line('reference company', entry.company),
          digits('reference phone', entry.phone),
        ]),
      })),
    ...(json.languages ?? []).map((entry) => ({
      list: 'languages',
      fields: present([line('language', entry.language), line('language level', entry.fluency)]),
    })),
  ].filter(({ fields }) => fields.length > 0);

  const skills = [
    // The name of a group says what its skills are, and is none.
    ...new Set(
      (json.skills ?? []).flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name])),
    ),
  ].flatMap((name): Expected[] =>
    shown.has(name)
      ? [
          {
            kind: 'skill',
            value: name,
            isRight: (text) =>
              plain(text.replace(/ \([^)]*\)$/, '')) === plain(name) || plain(text) === plain(name),
          },
        ]
      : [],
  );
  const interests = (json.interests ?? []).flatMap(({ name, keywords = [] }): Expected[] =>
    [name, ...keywords].flatMap((interest) => (shown.has(interest) ? [is('interest', interest)] : [])),
  );
  return { person, entries, items: [...skills, ...interests, ...links] };
};
