// Arrangements after those of builders, portals and forms that no other layout here has. By turns looked at and only counted.
import type { JsonDated, JsonResume } from './json-resume';
import {
  each,
  dateOf,
  degreeOf,
  digits,
  div,
  e,
  jobsOf,
  joined,
  linksOf,
  list,
  page,
  placeOf,
  plainSection,
  row,
  shortMonth,
  skillsOf,
  span,
  table,
  tag,
  upper,
  years,
  type Section,
  type Text,
} from './page-parts';

type Draw = (person: JsonResume) => string;

const p = (...content: Text[]) => tag('p', ...content);
const b = (text: Text) => tag('b', e(text));
const spoken = ({ languages = [] }: JsonResume) =>
  languages.map(({ language, fluency }) => `${language} - ${fluency}`);
const validity = ({ date, validUntil }: { date?: string; validUntil?: string }) =>
  `${dateOf(date, digits)}${validUntil ? ` - ${dateOf(validUntil, digits)}` : ''}`;

/** What a layout has no own way for. */
const others = (person: JsonResume, section: Section, ...has: string[]) =>
  each(
    Object.entries({
      Volunteering: each(
        person.volunteer,
        (one) =>
          p(b(one.position)) +
          p(e(one.organization)) +
          p(e(span(one, { month: digits }))) +
          list(one.highlights),
      ),
      Projects: each(
        person.projects,
        (one) => p(b(one.name)) + p(e(span(one, { month: digits }))) + p(e(one.description)),
      ),
      'Seminars Attended': each(
        person.trainings,
        (one) =>
          p(b(one.title)) +
          p(joined(' | ', one.organizer, dateOf(one.date), one.hours && `${one.hours} hours`)),
      ),
      'Awards Received': each(
        person.awards,
        (one) => p(b(one.title)) + p(joined(' | ', one.awarder, one.date)),
      ),
      'Character References': each(
        person.references,
        (one) => p(b(one.name)) + p(joined(', ', one.position, one.company)) + p(e(one.phone)),
      ),
    }).filter(([name]) => !has.includes(name)),
    ([name, content]) => section(name, content),
  );

const glyph = '<svg viewBox="0 0 9 9" width="9" height="9"><path d="M0 4L9 0L5 9z" fill="#2b6777"/></svg> ';
const ruled: Section = (heading, content) =>
  content === '' ? '' : tag('tr', tag('th class="band" colspan="2"', e(heading))) + content;
const labeled = (label: string, value: Text) => (value ? row(e(label), value) : '');
/** '(3 years 2 months)' */
const length = ({ startDate = '', endDate = '2026-06' }: JsonDated) => {
  const [from = 0, to = 0] = [startDate, endDate].map((date) => {
    const [year = 0, month = 1] = date.split('-').map(Number);
    return year * 12 + month;
  });
  const [whole, rest] = [Math.floor((to - from + 1) / 12), (to - from + 1) % 12];
  return `(${[whole && `${whole} year${whole > 1 ? 's' : ''}`, rest && `${rest} month${rest > 1 ? 's' : ''}`].filter(Boolean).join(' ')})`;
};

const field = (label: string, value: Text) => (value ? p(e(label)) + p(b(value)) : '');

const lookedAt: Record<string, Draw> = {
  'builder page, facts in small italics': (person) =>
    page(
      '@page { margin: 11mm } body { font: 9pt/1.4 "DejaVu Sans", sans-serif } .head { display: grid; grid-template-columns: 1fr 62mm; gap: 6mm } .role { color: #2b6777; font-size: 12pt } .head div div { text-align: right; font-size: 8pt } .two { display: grid; grid-template-columns: 1fr 58mm; gap: 8mm } h2 { color: #2b6777; text-transform: uppercase; border-bottom: 1.4pt solid #2b6777; font-size: 11pt } .fine { color: #2b6777; font-style: italic; font-size: 7.5pt } .pill { display: inline-block; background: #6b8; color: #fff; border-radius: 3pt; padding: 2pt 5pt; margin: 0 3pt 4pt 0 } .where { font-size: 10pt } ul { list-style: none; padding: 0 } li { margin-left: 9pt } li::before { content: "▫"; margin-left: -9pt }',
      div(
        'head',
        tag(
          'div',
          tag('h1', e(person.basics?.name)),
          p('<span class="role">', e(person.basics?.label), '</span>'),
          p(e(person.basics?.summary)),
        ),
        tag(
          'div',
          ...[person.basics?.email, person.basics?.phone, placeOf(person), ...linksOf(person)].map((text) =>
            div('', e(text), ' ', glyph),
          ),
        ),
      ),
      div(
        'two',
        tag(
          'div',
          plainSection(
            'Work experience',
            each(jobsOf(person), (job) =>
              div(
                'entry',
                tag('h3', e(job.position)),
                div('where', e(job.name)),
                div(
                  'between',
                  tag('span class="fine"', e(span(job, { month: digits, dash: ' - ' }))),
                  tag('span class="fine"', e(job.location)),
                ),
                tag('span class="fine"', 'Achievements/Tasks'),
                list(job.highlights),
              ),
            ),
          ),
          plainSection(
            'Education',
            each(person.education, (one) =>
              div(
                'entry',
                tag('h3', e(degreeOf(one))),
                div('where', e(one.institution)),
                div('fine', e(years(one, ' - '))),
                one.summary ? p(e(one.summary)) : '',
              ),
            ),
          ),
          others(person, plainSection, 'Seminars Attended', 'Awards Received'),
        ),
        tag(
          'div',
          plainSection(
            'Skills',
            each(skillsOf(person), (skill) => `<span class="pill">${e(skill)}</span>`),
          ),
          plainSection(
            'Certificates',
            each(person.certificates, (one) =>
              div(
                'entry',
                p(e(one.name), ` <span class="fine">(${e(validity(one))})</span>`),
                div('fine', e(`${one.issuer}, No. ${one.number}`)),
              ),
            ),
          ),
          plainSection(
            'Seminars',
            each(person.trainings, (one) =>
              div(
                'entry',
                p(e(one.title), ` <span class="fine">(${e(dateOf(one.date, digits))})</span>`),
                div('fine', joined(', ', one.organizer, one.hours && `${one.hours} hours`)),
              ),
            ),
          ),
          plainSection(
            'Achievements',
            each(person.awards, (one) =>
              div(
                'entry',
                p(e(one.title), ` <span class="fine">(${e(one.date)})</span>`),
                div('fine', e(one.awarder)),
              ),
            ),
          ),
          plainSection(
            'Languages',
            each(person.languages, (one) =>
              div('entry', div('', e(one.language)), div('fine', e(one.fluency))),
            ),
          ),
        ),
      ),
    ),

  'form of labels, as Europe had it': (person) =>
    page(
      'body { font: 9.5pt/1.3 "Liberation Sans Narrow", Arial, sans-serif } td:first-child { width: 52mm; text-align: right; border-right: 0.6pt solid #000 } .band { width: 52mm; text-align: right; font-size: 11pt; padding-top: 8pt; border-right: 0.6pt solid #000 }',
      tag(
        'table',
        tag('tr', tag('td', tag('b', 'Curriculum vitae')), '<td></td>'),
        tag('tr', tag('th class="band"', 'Personal information'), '<td></td>'),
        labeled('First name(s) / Surname(s)', b(person.basics?.name)),
        labeled('Address(es)', placeOf(person)),
        labeled('Telephone(s)', e(person.basics?.phone)),
        labeled('E-mail', e(person.basics?.email)),
        ...linksOf(person).map((link) => labeled('Website', e(link))),
        labeled('Desired employment', e(person.basics?.label)),
        labeled('Personal statement', e(person.basics?.summary)),
        tag('tr', tag('th class="band"', 'Work experience'), '<td></td>'),
        each(jobsOf(person), (job) =>
          [
            labeled('Dates', e(span(job, { open: 'to date', dash: ' – ' }).replace('– to date', '→'))),
            labeled('Occupation or position held', e(job.position)),
            labeled('Main activities and responsibilities', (job.highlights ?? []).map(e).join('<br>')),
            labeled('Name and address of employer', joined(', ', job.name, job.location)),
          ].join(''),
        ),
        tag('tr', tag('th class="band"', 'Education and training'), '<td></td>'),
        each(person.education, (one) =>
          [
            labeled('Dates', e(years(one, ' – '))),
            labeled('Title of qualification awarded', e(degreeOf(one))),
            labeled('Name and type of organisation', e(one.institution)),
            labeled('Principal subjects/occupational skills covered', e(one.summary)),
          ].join(''),
        ),
        tag('tr', tag('th class="band"', 'Personal skills and competences'), '<td></td>'),
        labeled('Languages', spoken(person).map(e).join('<br>')),
        labeled('Technical skills', skillsOf(person).map(e).join(', ')),
        tag('tr', tag('th class="band"', 'Licences'), '<td></td>'),
        each(person.certificates, (one) =>
          labeled(dateOf(one.date, shortMonth), joined(', ', one.name, one.issuer, `No. ${one.number}`)),
        ),
        tag('tr', tag('th class="band"', 'References'), '<td></td>'),
        each(
          person.references,
          (one) => labeled('', '') + row('', joined(', ', one.name, one.position, one.company, one.phone)),
        ),
      ),
    ),

  'application system, a label above each answer': (person) =>
    page(
      'body { font-size: 10pt } p { margin: 0 0 1pt } h3 { margin-top: 8pt }',
      plainSection(
        'My Information',
        [
          field('Name', person.basics?.name),
          field('Address', joined(', ', person.basics?.location?.city, person.basics?.location?.region)),
          field('Email Address', person.basics?.email),
          field('Phone Number', person.basics?.phone),
        ].join(''),
      ),
      plainSection(
        'Work Experience',
        each(
          jobsOf(person),
          (job, index) =>
            tag('h3', `Work Experience ${index + 1}`) +
            field('Job Title', job.position) +
            field('Company', job.name) +
            field('Location', job.location) +
            field('From', dateOf(job.startDate, digits)) +
            (job.endDate ? field('To', dateOf(job.endDate, digits)) : p('I currently work here')) +
            p('Role Description') +
            each(job.highlights, (text) => p(e(text))),
        ),
      ),
      plainSection(
        'Education',
        each(
          person.education,
          (one, index) =>
            tag('h3', `Education ${index + 1}`) +
            field('School or University', one.institution) +
            field('Degree', one.studyType) +
            field('Field of Study', one.area) +
            field('From', one.startDate) +
            field('To (Actual or Expected)', one.endDate),
        ),
      ),
      plainSection(
        'Certifications',
        each(
          person.certificates,
          (one, index) =>
            tag('h3', `Certifications ${index + 1}`) +
            field('Certification', one.name) +
            field('Certification Number', one.number) +
            field('Issued Date', dateOf(one.date, digits)) +
            field('Expiration Date', dateOf(one.validUntil, digits)),
        ),
      ),
      plainSection(
        'Languages',
        each(
          person.languages,
          (one, index) =>
            tag('h3', `Languages ${index + 1}`) +
            field('Language', one.language) +
            field('Overall', one.fluency),
        ),
      ),
      plainSection('Skills', p(joined(', ', ...skillsOf(person)))),
      plainSection(
        'Websites',
        each(linksOf(person), (link, index) => tag('h3', `Websites ${index + 1}`) + field('URL', link)),
      ),
    ),

  'narrow dates and places at the left': (person) =>
    page(
      'body { font: 10pt/1.35 "Liberation Serif", serif } .dated { display: grid; grid-template-columns: 23mm 1fr; gap: 4mm; margin-bottom: 7pt } .dated > :first-child { font-size: 8.5pt; color: #555; text-align: right } h2 { border-bottom: 0.6pt solid #888; font-variant: small-caps }',
      div(
        'between',
        tag('h1', e(person.basics?.name)),
        tag(
          'div',
          p(placeOf(person)),
          p(e(person.basics?.phone)),
          p(e(person.basics?.email)),
          ...linksOf(person).map((link) => p(e(link))),
        ),
      ),
      p(tag('i', e(person.basics?.label))),
      plainSection('Personal Profile', p(e(person.basics?.summary))),
      plainSection(
        'Professional Experience',
        each(jobsOf(person), (job) =>
          div(
            'dated',
            div('', e(span(job, { month: shortMonth, dash: ' – ' })), '<br>', e(job.location)),
            div('', tag('h3', e(job.position)), p(tag('i', e(job.name))), list(job.highlights)),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'dated',
            div('', e(years(one, ' – '))),
            div(
              '',
              tag('h3', e(degreeOf(one))),
              p(tag('i', e(one.institution))),
              one.summary ? p(e(one.summary)) : '',
            ),
          ),
        ),
      ),
      plainSection(
        'Licenses',
        each(person.certificates, (one) =>
          div(
            'dated',
            div('', e(dateOf(one.date, shortMonth))),
            div('', tag('h3', e(one.name)), p(joined(', ', one.issuer, `No. ${one.number}`))),
          ),
        ),
      ),
      plainSection(
        'Seminars',
        each(person.trainings, (one) =>
          div(
            'dated',
            div('', e(dateOf(one.date, shortMonth))),
            div(
              '',
              tag('h3', e(one.title)),
              p(joined(', ', one.organizer, one.hours && `${one.hours} hours`)),
            ),
          ),
        ),
      ),
      plainSection(
        'Abilities',
        div('dated', div('', 'Languages'), div('', e(spoken(person).join(', ')))) +
          div('dated', div('', 'Skills'), div('', e(skillsOf(person).join(', ')))),
      ),
      others(person, plainSection, 'Seminars Attended'),
    ),

  'table of a word processor, dates in its first column': (person) =>
    page(
      'body { font: 11pt/1.3 Carlito, Calibri, sans-serif } .band { background: #d9e2f3; text-align: left; text-transform: uppercase } td:first-child { width: 33mm } .mid { text-align: center } td p { margin: 0 }',
      tag('h1 class="mid"', e(person.basics?.name)),
      tag('p class="mid"', joined(' | ', person.basics?.phone, person.basics?.email)),
      tag('p class="mid"', placeOf(person)),
      ...linksOf(person).map((link) => tag('p class="mid"', e(link))),
      tag(
        'table class="grid"',
        ruled('Position Applied For', tag('tr', tag('td colspan="2"', e(person.basics?.label)))),
        ruled('Career Objective', tag('tr', tag('td colspan="2"', e(person.basics?.summary)))),
        ruled(
          'Work Experience',
          each(jobsOf(person), (job) =>
            row(
              e(span(job, { month: shortMonth, dash: ' to ' })),
              p(b(job.name)) + p(e(job.location)) + p(tag('i', e(job.position))) + list(job.highlights),
            ),
          ),
        ),
        ruled(
          'Educational Background',
          each(person.education, (one) =>
            row(
              e(years(one, ' - ')),
              p(b(one.institution)) + p(e(degreeOf(one))) + (one.summary ? p(e(one.summary)) : ''),
            ),
          ),
        ),
        ruled(
          'Licenses / Eligibility',
          each(person.certificates, (one) =>
            row(
              e(dateOf(one.date, shortMonth)),
              p(b(one.name)) +
                p(joined(' – ', one.issuer, `No. ${one.number}`)) +
                (one.validUntil ? p(`Valid until ${e(dateOf(one.validUntil))}`) : ''),
            ),
          ),
        ),
        ruled(
          'Trainings',
          each(person.trainings, (one) =>
            row(
              e(dateOf(one.date, shortMonth)),
              p(b(one.title)) + p(joined(' – ', one.organizer, one.hours && `${one.hours} hours`)),
            ),
          ),
        ),
        ruled(
          'Awards',
          each(person.awards, (one) => row(e(one.date), p(b(one.title)) + p(e(one.awarder)))),
        ),
        ruled('Skills', tag('tr', tag('td colspan="2"', list(skillsOf(person))))),
        ruled('Languages', tag('tr', tag('td colspan="2"', spoken(person).map(e).join('; ')))),
        ruled(
          'Character References',
          each(person.references, (one) =>
            tag(
              'tr',
              tag(
                'td colspan="2"',
                b(one.name),
                '<br>',
                joined(', ', one.position, one.company),
                '<br>',
                e(one.phone),
              ),
            ),
          ),
        ),
      ),
    ),
};

const counted: Record<string, Draw> = {
  'dark band at the left, spaced capitals': (person) =>
    page(
      '@page { margin: 0 } body { display: grid; grid-template-columns: 70mm 1fr; min-height: 297mm; font: 9.5pt/1.4 "DejaVu Sans", sans-serif } aside { background: #2d2a32; color: #fff; padding: 16mm 8mm } main { padding: 16mm 10mm } h1 { letter-spacing: 3pt; text-transform: uppercase; font-size: 24pt; line-height: 1.1 } h2 { letter-spacing: 2.5pt; text-transform: uppercase; font-size: 11pt; border-bottom: 0.8pt solid } .role { letter-spacing: 2pt; text-transform: uppercase } .photo { width: 34mm; height: 34mm; border-radius: 50%; background: #777; margin: 0 auto 8mm } svg { width: 8pt }',
      tag(
        'aside',
        div('photo'),
        tag('h2', 'Contact'),
        ...[person.basics?.phone, person.basics?.email, placeOf(person), ...linksOf(person)].map((text) =>
          p(glyph, e(text)),
        ),
        tag('h2', 'Education'),
        each(person.education, (one) =>
          div(
            'entry',
            p(e(years(one, ' - '))),
            p(tag('b', e((one.institution ?? '').toUpperCase()))),
            list([degreeOf(one), one.summary ?? ''].filter(Boolean)),
          ),
        ),
        plainSection('Skills', list(skillsOf(person))),
        plainSection(
          'Languages',
          list((person.languages ?? []).map(({ language, fluency }) => `${language} (${fluency})`)),
        ),
      ),
      tag(
        'main',
        tag('h1', e(person.basics?.name)),
        div('role', e(person.basics?.label)),
        plainSection('Profile', p(e(person.basics?.summary))),
        plainSection(
          'Work Experience',
          each(jobsOf(person), (job) =>
            div(
              'entry',
              div(
                'between',
                tag('b', e(job.name)),
                tag('span', e(span(job, { month: (_, year) => year, dash: ' - ', open: 'PRESENT' }))),
              ),
              p(e(job.position)),
              p(tag('i', e(job.location))),
              list(job.highlights),
            ),
          ),
        ),
        plainSection(
          'Certifications',
          each(person.certificates, (one) =>
            div(
              'between',
              p(b(one.name), '<br>', e(`${one.issuer} • ${one.number}`)),
              tag('span', e(dateOf(one.date, digits))),
            ),
          ),
        ),
        others(person, plainSection),
      ),
    ),

  'portal profile, career history': (person) =>
    page(
      'body { font: 11pt/1.45 "Liberation Sans", sans-serif; color: #2e3849 } h1 { font-size: 22pt } h2 { font-size: 14pt } h3 { font-size: 12pt } .pill { display: inline-block; border: 0.6pt solid #ccc; border-radius: 9pt; padding: 1pt 7pt; margin: 2pt } .grey { color: #5a6881 }',
      tag('h1', e(person.basics?.name)),
      p(placeOf(person)),
      p(e(person.basics?.phone)),
      p(e(person.basics?.email)),
      ...linksOf(person).map((link) => p(e(link))),
      plainSection('Personal summary', tag('h3', e(person.basics?.label)) + p(e(person.basics?.summary))),
      plainSection(
        'Career history',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('h3', e(job.position)),
            p(joined(' · ', job.name, job.location)),
            tag('p class="grey"', e(`${span(job, { month: shortMonth, dash: ' - ' })} ${length(job)}`)),
            ...(job.highlights ?? []).map((text) => p(e(`• ${text}`))),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'entry',
            tag('h3', e(degreeOf(one))),
            p(e(one.institution)),
            tag('p class="grey"', e(`Finished ${one.endDate}`)),
            one.summary ? p(e(one.summary)) : '',
          ),
        ),
      ),
      plainSection(
        'Licences & certifications',
        each(person.certificates, (one) =>
          div(
            'entry',
            tag('h3', e(one.name)),
            p(e(one.issuer)),
            tag(
              'p class="grey"',
              e(
                `Issued ${dateOf(one.date, shortMonth)}${one.validUntil ? ` - Expires ${dateOf(one.validUntil, shortMonth)}` : ''}`,
              ),
            ),
            p(e(`Credential ID ${one.number}`)),
          ),
        ),
      ),
      plainSection(
        'Skills',
        skillsOf(person)
          .map((skill) => `<span class="pill">${e(skill)}</span>`)
          .join(' '),
      ),
      plainSection(
        'Languages',
        each(person.languages, (one) => p(e(one.language))),
      ),
      plainSection(
        'About your next role',
        p('Availability') +
          p('4 weeks’ notice') +
          p('Preferred work types') +
          p('Full-time') +
          p('Salary expectation') +
          p('₱35,000 per month'),
      ),
      others(person, plainSection),
    ),

  'bio-data as shops sell it': (person) =>
    page(
      'body { font-size: 10.5pt } h1 { text-align: center; font-size: 18pt; letter-spacing: 4pt } h2 { text-align: center; background: #ddd; font-size: 11pt } .half { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } u { text-underline-offset: 2pt }',
      tag('h1', 'BIO-DATA'),
      p('Position Desired: ', tag('u', e(person.basics?.label))),
      upper(
        'Personal Data',
        p('Name: ', tag('u', e(person.basics?.name))) +
          p('City Address: ', tag('u', placeOf(person))) +
          div(
            'half',
            p('Telephone No.: ', tag('u', e(person.basics?.phone))),
            p('Email: ', tag('u', e(person.basics?.email))),
          ) +
          each(linksOf(person), (link) => p('Website: ', tag('u', e(link)))) +
          p(
            'Language or dialect spoken: ',
            tag('u', e((person.languages ?? []).map(({ language }) => language).join(', '))),
          ),
      ),
      upper(
        'Educational Background',
        table(
          ['Course / Level', 'Name of School', 'Year', 'Honors'],
          (person.education ?? []).map((one) => [
            degreeOf(one),
            one.institution,
            years(one, ' - '),
            one.summary ?? '',
          ]),
        ),
      ),
      upper(
        'Employment Record',
        table(
          ['From', 'To', 'Position', 'Name of Company', 'Address'],
          jobsOf(person).map((job) => [
            dateOf(job.startDate, shortMonth),
            job.endDate ? dateOf(job.endDate, shortMonth) : 'Present',
            job.position,
            job.name,
            job.location,
          ]),
        ),
      ),
      upper(
        'Trainings Attended',
        table(
          ['Title', 'Conducted by', 'Date', 'No. of Hours'],
          (person.trainings ?? []).map((one) => [
            one.title,
            one.organizer,
            dateOf(one.date, shortMonth),
            one.hours,
          ]),
        ),
      ),
      upper(
        'Licenses and Eligibility',
        table(
          ['License', 'Number', 'Date Issued', 'Expiry'],
          (person.certificates ?? []).map((one) => [
            one.name,
            one.number,
            dateOf(one.date, shortMonth),
            dateOf(one.validUntil, shortMonth),
          ]),
        ),
      ),
      upper('Special Skills', p(joined(', ', ...skillsOf(person)))),
      upper(
        'Character References',
        table(
          ['Name', 'Position', 'Company', 'Contact No.'],
          (person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone]),
        ),
      ),
      p(
        'I hereby certify that the above information is true and correct to the best of my knowledge and belief.',
      ),
      tag('p style="text-align:right"', 'Applicant’s Signature'),
    ),
};

export const laterLayouts = [
  ...Object.entries(lookedAt).map(([name, draw]) => ({ name, isHeldOut: false, draw })),
  ...Object.entries(counted).map(([name, draw]) => ({ name, isHeldOut: true, draw })),
];
