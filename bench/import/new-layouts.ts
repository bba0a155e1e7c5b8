// Arrangements that people send, drawn after the reader's rules were written. By turns looked at and only counted.
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
  long,
  page,
  placeOf,
  plainSection,
  shortMonth,
  skillsOf,
  span,
  summaryOf,
  table,
  tag,
  upper,
  years,
  type Month,
  type Section,
} from './page-parts';

type Draw = (person: JsonResume) => string;

const referees = ({ references = [] }: JsonResume) =>
  each(references, (one) =>
    tag('p', tag('b', e(one.name)), '<br>', joined(', ', one.position, one.company), '<br>', e(one.phone)),
  );
const licenses = ({ certificates = [] }: JsonResume) =>
  list(
    certificates.map((one) =>
      [
        `${one.name} – ${one.issuer}`,
        one.number && `License No. ${one.number}`,
        dateOf(one.date),
        one.validUntil && `valid until ${dateOf(one.validUntil)}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );
const trainings = ({ trainings: all = [] }: JsonResume) =>
  list(
    all.map((one) =>
      [one.title, one.organizer, dateOf(one.date), one.hours && `${one.hours} hours`]
        .filter(Boolean)
        .join(', '),
    ),
  );
const awards = ({ awards: all = [] }: JsonResume) =>
  list(all.map((one) => [one.title, one.awarder, one.date].filter(Boolean).join(', ')));
const helping = ({ volunteer = [] }: JsonResume) =>
  each(
    volunteer,
    (one) =>
      tag('p', tag('b', e(one.position)), `, ${e(one.organization)}, ${e(span(one))}`) + list(one.highlights),
  );
const spoken = ({ languages = [] }: JsonResume) =>
  languages.map(({ language, fluency }) => `${language} (${fluency})`);

/** What has no place of its own in a layout, in its section's style. */
const others = (person: JsonResume, section: Section, has: readonly string[] = []) =>
  each(
    (
      [
        ['Trainings Attended', trainings(person)],
        ['Volunteer Work', helping(person)],
        ['Awards', awards(person)],
        ['Character References', referees(person)],
      ] as const
    ).filter(([name]) => !has.includes(name)),
    ([name, content]) => section(name, content),
  );

const capital: Month = (month, year) => `${(long[month - 1] ?? '').toUpperCase()} ${year}`;
const since = (dates: JsonDated) =>
  dates.endDate ? span(dates, { dash: ' to ' }) : `since ${dateOf(dates.startDate)}`;
const links = (person: JsonResume) =>
  linksOf(person)
    .map((url) => `<a href="https://${url}">${/linkedin/.test(url) ? 'LinkedIn' : 'Portfolio'}</a>`)
    .join(' ');
/** A picture as those of icon fonts: a letter of the private use area. */
const icon = (code: number) => `<span class="icon">&#${code};</span> `;
const dots = (index: number) => '●'.repeat(5 - (index % 3)) + '○'.repeat(index % 3);
const photo = `<svg width="90" height="90"><circle cx="45" cy="45" r="44" fill="#bbb"/></svg>`;

const lookedAt: Record<string, Draw> = {
  'poster with a sidebar at the right': (person) =>
    page(
      'body { font-family: "Liberation Sans", sans-serif } .head { background: #1f3b4d; color: #fff; padding: 8mm; display: flex; gap: 8mm; align-items: center } .head p { letter-spacing: 1.5pt; text-transform: uppercase } .two { display: grid; grid-template-columns: 1fr 58mm; gap: 8mm } aside { background: #eef2f4; padding: 5mm; font-size: 9.5pt } .line { border-left: 1.5pt solid #1f3b4d; padding-left: 5mm; margin-bottom: 8pt } .when { color: #667; font-size: 9pt } .bar { background: #ccd; height: 4pt; margin-bottom: 5pt } .bar div { background: #1f3b4d; height: 4pt } h2 { text-transform: uppercase; letter-spacing: 1pt; color: #1f3b4d }',
      div('head', photo, tag('div', tag('h1', e(person.basics?.name)), tag('p', e(person.basics?.label)))),
      div(
        'two',
        tag(
          'main',
          tag('h2', 'Hello!'),
          tag('p', e(person.basics?.summary)),
          tag('h2', 'Where I have worked'),
          ...jobsOf(person).map((job) =>
            div(
              'line',
              div('when', e(span(job, { month: digits }))),
              tag('h3', e(job.position)),
              tag('p', joined(' · ', job.name, job.location)),
              list(job.highlights),
            ),
          ),
          tag('h2', 'Where I studied'),
          ...(person.education ?? []).map((one) =>
            div(
              'line',
              div('when', e(years(one, ' – '))),
              tag('h3', e(degreeOf(one))),
              tag('p', e(one.institution)),
              one.summary ? tag('p', e(one.summary)) : '',
            ),
          ),
          plainSection('Credentials', licenses(person)),
          others(person, plainSection, ['Character References']),
        ),
        tag(
          'aside',
          tag('h2', 'Say hi'),
          tag('p', icon(0xf095), e(person.basics?.phone)),
          tag('p', icon(0xf0e0), e(person.basics?.email)),
          tag('p', icon(0xf3c5), placeOf(person)),
          ...linksOf(person).map((url) => tag('p', icon(0xf0c1), e(url))),
          tag('h2', 'What I am good at'),
          ...skillsOf(person).map(
            (skill, index) =>
              tag('div', e(skill)) + div('bar', `<div style="width:${95 - 7 * index}%"></div>`),
          ),
          tag('h2', 'I speak'),
          ...(person.languages ?? []).map(({ language, fluency }) =>
            tag('p', tag('b', e(language)), `<br>${e(fluency)}`),
          ),
          plainSection('References', referees(person)),
        ),
      ),
    ),

  'job board resume, years of skills': (person) =>
    page(
      'h1 { font-size: 22pt } h2 { border-bottom: 0.5pt solid #999; font-size: 14pt } .sub { color: #555 }',
      tag('h1', e(person.basics?.name)),
      tag('p', e(person.basics?.label)),
      tag('p class="sub"', placeOf(person)),
      tag('p class="sub"', e(person.basics?.email)),
      tag('p class="sub"', e(person.basics?.phone)),
      ...linksOf(person).map((url) => tag('p class="sub"', e(url))),
      tag('p', e(person.basics?.summary)),
      tag('p', tag('b', 'Willing to relocate: Anywhere')),
      plainSection(
        'Work Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('h3', e(job.position)),
            tag('p class="sub"', joined(' - ', job.name, job.location)),
            tag('p class="sub"', e(span(job, { dash: ' to ' }))),
            ...(job.highlights ?? []).map((text) => tag('p', `• ${e(text)}`)),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'entry',
            tag('h3', e(degreeOf(one))),
            tag('p class="sub"', e(one.institution)),
            tag('p class="sub"', e(years(one, ' to '))),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      plainSection('Skills', list(skillsOf(person).map((skill, index) => `${skill} (${index + 3} years)`))),
      plainSection(
        'Languages',
        list((person.languages ?? []).map((one) => `${one.language} - ${one.fluency}`)),
      ),
      plainSection(
        'Certifications and Licenses',
        each(person.certificates, (one) =>
          div(
            'entry',
            tag('h3', e(one.name)),
            tag('p', e(`${dateOf(one.date)}${one.validUntil ? ` to ${dateOf(one.validUntil)}` : ''}`)),
            tag('p', e(`${one.issuer}, No. ${one.number}`)),
          ),
        ),
      ),
      others(person, plainSection),
    ),

  'two columns, date and place with icons': (person) =>
    page(
      'body { font-size: 9.5pt } h1 { color: #450808; text-transform: uppercase } .two { display: grid; grid-template-columns: 1fr 60mm; gap: 9mm } h2 { color: #450808; border-bottom: 1.5pt solid #450808; text-transform: uppercase } .where { color: #8f0d0d; font-weight: bold } .small { font-size: 8.5pt; color: #555; display: flex; gap: 12mm } .tagged { display: inline-block; border: 0.6pt solid #999; border-radius: 3pt; padding: 1pt 4pt; margin: 1pt } .between span:last-child { color: #8f0d0d }',
      tag('h1', e(person.basics?.name)),
      div('where', e(person.basics?.label)),
      div(
        'small',
        tag('span', icon(0xf0e0), e(person.basics?.email)),
        tag('span', icon(0xf095), e(person.basics?.phone)),
        tag('span', icon(0xf3c5), placeOf(person)),
      ),
      div('small', ...linksOf(person).map((url) => tag('span', icon(0xf0c1), e(url)))),
      div(
        'two',
        tag(
          'div',
          plainSection(
            'Experience',
            each(jobsOf(person), (job) =>
              div(
                'entry',
                tag('h3', e(job.position)),
                div('where', e(job.name)),
                div(
                  'small',
                  tag('span', icon(0xf073), e(span(job, { month: shortMonth }))),
                  tag('span', icon(0xf3c5), e(job.location)),
                ),
                list(job.highlights),
              ),
            ),
          ),
          others(person, plainSection, ['Character References', 'Awards']),
        ),
        tag(
          'div',
          plainSection('About me', tag('p', tag('i', e(person.basics?.summary)))),
          plainSection(
            'Strengths',
            skillsOf(person)
              .map((skill) => `<span class="tagged">${e(skill)}</span>`)
              .join(' '),
          ),
          plainSection(
            'Languages',
            each(person.languages, ({ language }, index) =>
              div('between', tag('span', e(language)), tag('span', dots(index))),
            ),
          ),
          plainSection(
            'Education',
            each(person.education, (one) =>
              div(
                'entry',
                tag('h3', e(degreeOf(one))),
                div('where', e(one.institution)),
                div('small', tag('span', icon(0xf073), e(years(one, ' – ')))),
                one.summary ? tag('p', e(one.summary)) : '',
              ),
            ),
          ),
          plainSection(
            'Certificates',
            each(person.certificates, (one) =>
              div(
                'entry',
                tag('h3', e(one.name)),
                tag('p', e(one.issuer)),
                div('small', tag('span', e(`No. ${one.number}`)), tag('span', e(dateOf(one.date)))),
              ),
            ),
          ),
          plainSection('Awards', awards(person)),
          plainSection('Referees', referees(person)),
        ),
      ),
    ),

  'one line for each job, links behind words': (person) =>
    page(
      'body { font-family: "Liberation Serif", serif; font-size: 11pt } h1, .mid { text-align: center } h2 { border-top: 0.6pt solid #000; border-bottom: 0.6pt solid #000; text-align: center; font-size: 11pt; padding: 2pt }',
      tag('h1', e(person.basics?.name?.toUpperCase())),
      tag('p class="mid"', e(person.basics?.label)),
      tag(
        'p class="mid"',
        [placeOf(person), e(person.basics?.phone), e(person.basics?.email), links(person)]
          .filter(Boolean)
          .join(' ◆ '),
      ),
      upper('Career Profile', tag('p', e(person.basics?.summary))),
      upper('Core Competencies', tag('p', skillsOf(person).map(e).join(' ▪ '))),
      upper(
        'Career History',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('p', tag('b', e(job.position)), ` | ${joined(' | ', job.name, job.location, since(job))}`),
            ...(job.highlights ?? []).map((text) => tag('p', `– ${e(text)}`)),
          ),
        ),
      ),
      upper(
        'Eligibility',
        each(person.certificates, (one) =>
          tag(
            'p',
            tag('b', e(one.name)),
            ` | ${joined(' | ', one.issuer, `License No. ${one.number}`, dateOf(one.date))}`,
          ),
        ),
      ),
      upper(
        'Academic Background',
        each(person.education, (one) =>
          tag(
            'p',
            tag('b', e(degreeOf(one))),
            ` | ${joined(' | ', one.institution, years(one, ' - '))}${one.summary ? ` | ${e(one.summary)}` : ''}`,
          ),
        ),
      ),
      upper('Languages Spoken', tag('p', spoken(person).map(e).join(', '))),
      others(person, upper),
    ),
};

const counted: Record<string, Draw> = {
  'company, place, title in one line': (person) =>
    page(
      'body { font-family: "Liberation Serif", serif } .head { display: flex; justify-content: space-between } .contact { font-size: 9pt; color: #666 } .contact b { color: #000 } h2 { color: #0b5394; font-size: 11pt; text-transform: uppercase } .when { color: #666; font-size: 8.5pt }',
      div(
        'head',
        tag('div', tag('h1', e(person.basics?.name)), tag('p', e(person.basics?.label))),
        div(
          'contact',
          tag('div', placeOf(person)),
          tag('div', tag('b', e(person.basics?.phone))),
          tag('div', tag('b', e(person.basics?.email))),
          ...linksOf(person).map((url) => tag('div', e(url))),
        ),
      ),
      summaryOf(person),
      plainSection(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('p', tag('b', e(job.name)), `, ${e(job.location)} — `, tag('i', e(job.position))),
            div('when', e(span(job, { month: capital, dash: ' - ', open: 'PRESENT' }))),
            list(job.highlights),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'entry',
            tag('p', tag('b', e(one.institution)), ' — ', tag('i', e(degreeOf(one)))),
            div('when', e(years(one, ' - '))),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      plainSection('Licenses', licenses(person)),
      plainSection('Skills', list(skillsOf(person))),
      plainSection('Languages', tag('p', spoken(person).map(e).join(', '))),
      others(person, plainSection),
    ),

  'company and place over title and date': (person) =>
    page(
      'h1 { text-align: center; font-weight: normal; font-size: 28pt } .mid { text-align: center; font-size: 9pt } h2 { color: #c00; display: flex; gap: 6pt; align-items: center } h2::after { content: ""; flex: 1; border-bottom: 0.6pt solid #777 } .place { color: #c00; font-style: italic } .role { font-variant: small-caps; color: #555; font-size: 9.5pt } .date { font-style: italic; color: #777; font-size: 9pt }',
      tag('h1', e(person.basics?.name)),
      tag('p class="mid"', e(person.basics?.label)),
      tag('p class="mid"', tag('i', placeOf(person))),
      tag(
        'p class="mid"',
        [
          icon(0xf10b) + e(person.basics?.phone),
          icon(0xf0e0) + e(person.basics?.email),
          ...linksOf(person).map((url) => icon(0xf0e1) + e(url)),
        ].join(' | '),
      ),
      summaryOf(person),
      plainSection(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            div('between', tag('b', e(job.name)), `<span class="place">${e(job.location)}</span>`),
            div(
              'between',
              `<span class="role">${e(job.position)}</span>`,
              `<span class="date">${e(span(job, { month: shortMonth, dash: ' - ' }))}</span>`,
            ),
            list(job.highlights),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'entry',
            div('between', tag('b', e(one.institution)), ''),
            div(
              'between',
              `<span class="role">${e(degreeOf(one))}</span>`,
              `<span class="date">${e(years(one, ' - '))}</span>`,
            ),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      plainSection(
        'Skills',
        div('between', tag('b', 'Professional'), tag('span', skillsOf(person).map(e).join(', '))),
      ),
      plainSection(
        'Certificates',
        each(person.certificates, (one) =>
          div(
            'between',
            tag(
              'span',
              tag('b', e(one.name)),
              `, ${e(one.issuer)}${one.number ? ` (${e(one.number)})` : ''}`,
            ),
            `<span class="date">${e(dateOf(one.date, shortMonth))}</span>`,
          ),
        ),
      ),
      plainSection('Languages', tag('p', spoken(person).map(e).join(', '))),
      others(person, plainSection),
    ),

  'capitals between rules, dates at a tab': (person) =>
    page(
      'body { font-family: Carlito, Calibri, sans-serif; font-size: 11pt } h1 { text-align: right } .right { text-align: right } h2 { border-top: 1pt solid #000; border-bottom: 1pt solid #000; text-align: center } ul { list-style: none } li::before { content: "➢ " }',
      tag('h1', e(person.basics?.name)),
      tag('p class="right"', e(person.basics?.label)),
      tag('p class="right"', `Address: ${placeOf(person)}`),
      tag('p class="right"', `Contact #: ${e(person.basics?.phone)}`),
      tag('p class="right"', `E-mail add: ${e(person.basics?.email)}`),
      ...linksOf(person).map((url) => tag('p class="right"', e(url))),
      upper('Career Objective', tag('p', e(person.basics?.summary))),
      upper('Key Skills', list(skillsOf(person))),
      upper(
        'Employment Record',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            div(
              'between',
              tag('b', joined(', ', job.name, job.location)),
              tag('b', e(span(job, { month: digits }))),
            ),
            tag('p', tag('i', e(job.position))),
            list(job.highlights),
          ),
        ),
      ),
      upper(
        'Educational Attainment',
        each(person.education, (one) =>
          div(
            'entry',
            div('between', tag('b', e(one.institution)), tag('b', e(years(one, ' – ')))),
            tag('p', tag('i', e(degreeOf(one)))),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      upper(
        'Eligibilities and Certificates',
        table(
          ['Certificate', 'Issued by', 'Number', 'Date', 'Validity'],
          (person.certificates ?? []).map((one) => [
            one.name,
            one.issuer,
            one.number,
            dateOf(one.date, shortMonth),
            dateOf(one.validUntil, shortMonth),
          ]),
        ),
      ),
      upper('Languages and Dialects', list(spoken(person))),
      others(person, upper),
    ),

  'dates in brackets before titles': (person) =>
    page(
      'body { font-size: 10pt } h1 { color: #004494 } h2 { text-transform: uppercase; color: #004494; border-bottom: 1pt solid #004494 } .when { color: #444 } .what { color: #004494 }',
      div('between', tag('h1', e(person.basics?.name)), photo),
      tag(
        'p',
        tag('b', 'Phone number: '),
        e(person.basics?.phone),
        tag('b', ' Email address: '),
        e(person.basics?.email),
      ),
      ...linksOf(person).map((url) => tag('p', tag('b', 'Website: '), e(url))),
      tag('p', tag('b', 'Address: '), placeOf(person)),
      plainSection(
        'About me',
        tag('p', tag('b', e(person.basics?.label))) + tag('p', e(person.basics?.summary)),
      ),
      plainSection(
        'Work experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            `<span class="when">[ ${e(span(job, { month: digits, open: 'Current' }))} ]</span> <b class="what">${e(job.position)}</b>`,
            tag('p', tag('b', e(job.name))),
            job.location ? tag('p', tag('b', 'City: '), e(job.location)) : '',
            list(job.highlights),
          ),
        ),
      ),
      plainSection(
        'Education and training',
        each(person.education, (one) =>
          div(
            'entry',
            `<span class="when">[ ${e(years(one, ' – '))} ]</span> <b class="what">${e(degreeOf(one))}</b>`,
            tag('p', tag('b', e(one.institution))),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      plainSection(
        'Language skills',
        tag('p', 'Mother tongue(s): ', tag('b', e(person.languages?.[0]?.language))) +
          tag('p', 'Other language(s): ') +
          list((person.languages ?? []).slice(1).map((one) => `${one.language} (${one.fluency})`)),
      ),
      plainSection('Digital and other skills', tag('p', skillsOf(person).map(e).join(' / '))),
      plainSection(
        'Licences',
        each(person.certificates, (one) =>
          tag('p', e(`[ ${dateOf(one.date, digits)} ] `), tag('b', e(one.name)), `, ${e(one.issuer)}`),
        ),
      ),
      others(person, plainSection),
    ),
};

export const newLayouts = [
  ...Object.entries(lookedAt).map(([name, draw]) => ({ name, isHeldOut: false, draw })),
  ...Object.entries(counted).map(([name, draw]) => ({ name, isHeldOut: true, draw })),
];
