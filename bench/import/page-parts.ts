// What drawn layouts share: their styles, sections and dates.
import type { JsonDated, JsonResume } from './json-resume';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export type Text = string | undefined;
export const tag = (name: string, ...content: Text[]) =>
  `<${name}>${content.join('')}</${name.split(' ')[0]}>`;
export const div = (className: string, ...content: Text[]) => tag(`div class="${className}"`, ...content);
export const e = (text: Text) => escaped(text ?? '');
export const joined = (separator: string, ...texts: Text[]) => texts.filter(Boolean).map(e).join(separator);
const paragraph = (text: string) => (text === '' ? '' : tag('p', text));
export const list = (texts: readonly string[] = []) =>
  texts.length > 0 ? tag('ul', ...texts.map((text) => tag('li', e(text)))) : '';
export const each = <Item>(items: readonly Item[] = [], draw: (item: Item, index: number) => Text) =>
  items.map(draw).join('');
export const row = (...cells: Text[]) => tag('tr', ...cells.map((cell) => tag('td', cell)));
export const table = (heads: readonly string[], rows: readonly (readonly Text[])[]) =>
  rows.length === 0
    ? ''
    : tag(
        'table class="grid"',
        heads.length > 0 ? tag('tr', ...heads.map((head) => tag('th', e(head)))) : '',
        ...rows.map((cells) => row(...cells.map(e))),
      );

export const long =
  'January February March April May June July August September October November December'.split(' ');
export type Month = (month: number, year: string) => string;
const longMonth: Month = (month, year) => `${long[month - 1]} ${year}`;
export const shortMonth: Month = (month, year) => `${long[month - 1]?.slice(0, 3)} ${year}`;
export const digits: Month = (month, year) => `${String(month).padStart(2, '0')}/${year}`;

export const dateOf = (date: Text, month: Month = longMonth): string => {
  const [year = '', number, day] = (date ?? '').split('-');
  if (number === undefined) return year;
  const named = month(Number(number), year);
  return day && month !== digits ? named.replace(' ', ` ${Number(day)}, `) : named;
};
export const span = (
  { startDate, endDate }: JsonDated,
  { month = longMonth, dash = ' – ', open = 'Present' }: { month?: Month; dash?: string; open?: string } = {},
) => `${dateOf(startDate, month)}${dash}${endDate ? dateOf(endDate, month) : open}`;
export const years = ({ startDate = '', endDate = '' }: JsonDated, dash = '–') =>
  `${startDate.slice(0, 4)}${dash}${endDate.slice(0, 4)}`;

export const degreeOf = ({ studyType, area }: { studyType?: string; area?: string }) =>
  [studyType, area].filter(Boolean).join(' in ');
export const skillsOf = (person: JsonResume) =>
  (person.skills ?? []).flatMap(({ keywords = [] }) => keywords);
export const placeOf = ({ basics }: JsonResume) =>
  joined(', ', basics?.location?.city, basics?.location?.region);
export const linksOf = ({ basics }: JsonResume) =>
  [basics?.url ?? '', ...(basics?.profiles ?? []).map(({ url = '' }) => url)].filter(Boolean);

export type Section = (heading: string, content: string) => string;
export const plainSection: Section = (heading, content) =>
  content === '' ? '' : tag('h2', e(heading)) + content;
export const upper: Section = (heading, content) => plainSection(heading.toUpperCase(), content);

export const page = (css: string, ...content: Text[]) => `<!doctype html><meta charset="utf-8"><style>
@page { margin: 16mm } * { box-sizing: border-box } body { font: 10.5pt/1.35 Arial, sans-serif; margin: 0 }
h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12.5pt; margin: 14pt 0 5pt } h3 { font-size: 10.5pt; margin: 0 }
p { margin: 0 0 3pt } ul { margin: 2pt 0; padding-left: 14pt } .entry { margin-bottom: 8pt }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: 2pt 4pt }
.between { display: flex; justify-content: space-between; gap: 8pt } .grid td, .grid th { border: 0.6pt solid #555; font-size: 9.5pt }
${css}</style><body>${content.join('\n')}</body>`;

/** Sections after work and education, one line or paragraph for each entry. */
export const restOf = (person: JsonResume, section: Section = plainSection) =>
  [
    section(
      'Licenses and Certifications',
      each(person.certificates, (one) =>
        tag(
          'p',
          joined(', ', one.name, one.issuer),
          e(one.number && `, No. ${one.number}`),
          e(`, ${dateOf(one.date)}`),
          e(one.validUntil && `, valid until ${dateOf(one.validUntil)}`),
        ),
      ),
    ),
    section(
      'Trainings and Seminars',
      each(person.trainings, (one) =>
        tag('p', joined(', ', one.title, one.organizer, dateOf(one.date), one.hours && `${one.hours} hours`)),
      ),
    ),
    section(
      'Projects',
      each(
        person.projects,
        (one) => tag('p', tag('b', e(one.name)), ` | ${e(span(one))}`) + tag('p', e(one.description)),
      ),
    ),
    section(
      'Volunteer Experience',
      each(
        person.volunteer,
        (one) =>
          tag('p', tag('b', e(one.position)), `, ${e(one.organization)} | ${e(span(one))}`) +
          list(one.highlights),
      ),
    ),
    section(
      'Awards',
      list((person.awards ?? []).map((one) => [one.title, one.awarder, one.date].filter(Boolean).join(', '))),
    ),
    section(
      'Publications',
      each(person.publications, (one) =>
        tag('p', `${e(one.name)}. ${tag('i', e(one.publisher))}, ${e(one.releaseDate)}`),
      ),
    ),
    section('Skills', paragraph(joined(', ', ...skillsOf(person)))),
    section(
      'Languages',
      paragraph(
        joined(', ', ...(person.languages ?? []).map(({ language, fluency }) => `${language} (${fluency})`)),
      ),
    ),
    section('Interests', paragraph(joined(', ', ...(person.interests ?? []).map(({ name }) => name)))),
    section('Sea Service', seaTable(person)),
    section(
      'References',
      each(person.references, (one) =>
        div(
          'entry',
          tag('p', tag('b', e(one.name))),
          tag('p', joined(', ', one.position, one.company)),
          tag('p', e(one.phone)),
        ),
      ),
    ),
  ].join('');

const seaHeads = ['Vessel', 'Type', 'Flag', 'GRT', 'kW', 'Rank', 'Agency', 'Sign On', 'Sign Off'];
export const seaTable = (person: JsonResume, heads: readonly string[] = seaHeads) =>
  table(
    heads,
    (person.seaService ?? []).map((one) => [
      one.vessel,
      one.type,
      one.flag,
      one.tonnage,
      one.power,
      one.rank,
      one.principal,
      dateOf(one.signOn, shortMonth),
      dateOf(one.signOff, shortMonth),
    ]),
  );

export const schoolsOf = (person: JsonResume, section: Section = plainSection) =>
  section(
    'Education',
    each(person.education, (one) =>
      div(
        'entry',
        div('between', tag('b', e(degreeOf(one))), tag('span', e(years(one)))),
        tag('p', e(one.institution)),
        one.summary ? tag('p', e(one.summary)) : '',
      ),
    ),
  );

export const headerOf = (person: JsonResume) => {
  const { name, label, email, phone } = person.basics ?? {};
  return (
    tag('h1', e(name)) +
    tag('p', e(label)) +
    tag('p', [e(phone), e(email), placeOf(person), ...linksOf(person).map(e)].filter(Boolean).join(' | '))
  );
};
export const summaryOf = (person: JsonResume, section: Section = plainSection) =>
  section('Summary', person.basics?.summary ? tag('p', e(person.basics.summary)) : '');
export const jobsOf = (person: JsonResume) => person.work ?? [];

export const particularRows = ({ particulars = {}, basics }: JsonResume): [string, Text][] =>
  (
    [
      ['Name', basics?.name],
      ['Position Desired', basics?.label],
      ['Email Address', basics?.email],
      ['Contact Number', basics?.phone],
      ['Address', [basics?.location?.city, basics?.location?.region].filter(Boolean).join(', ')],
      ['Date of Birth', dateOf(particulars.birthDate)],
      ['Place of Birth', particulars.birthplace],
      ['Civil Status', particulars.civilStatus],
      ['Citizenship', particulars.citizenship],
      ['Height', particulars.height],
      ['Weight', particulars.weight],
      ['Religion', particulars.religion],
      ['Passport No.', particulars.passport],
      ["Seaman's Book No.", particulars.seamansBook],
    ] as [string, Text][]
  ).filter(([, value]) => value);

export const bandSidebar = (person: JsonResume) =>
  [
    tag('h2', 'Contact'),
    tag('p', e(person.basics?.phone)),
    tag('p', e(person.basics?.email)),
    tag('p', placeOf(person)),
    ...linksOf(person).map((url) => tag('p', e(url))),
    tag('h2', 'Skills'),
    list(skillsOf(person)),
    tag('h2', 'Languages'),
    ...(person.languages ?? []).map(({ language, fluency }) => tag('p', `${e(language)} – ${e(fluency)}`)),
  ].join('');

/** Where another column has the lists. */
export const restBeside = (person: JsonResume) => restOf({ ...person, skills: [], languages: [] });
