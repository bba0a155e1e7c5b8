// Arrangements after those of design sites, LaTeX classes, builders and forms that no other layout here has: two referees side by side,
// rows whose dates stand in their middle, tables whose headings come again on the next page. By turns looked at and only counted.
import type { JsonResume } from './json-resume';
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
  particularRows,
  placeOf,
  plainSection,
  row,
  shortMonth,
  skillsOf,
  span,
  tag,
  upper,
  years,
  type Text,
} from './page-parts';

type Draw = (person: JsonResume) => string;

const p = (...content: Text[]) => tag('p', ...content);
const b = (text: Text) => tag('b', e(text));
const i = (text: Text) => tag('i', e(text));
const spoken = ({ languages = [] }: JsonResume, dash: string) =>
  languages.map(({ language, fluency }) => `${language}${dash}${fluency}`);
const icon =
  '<svg viewBox="0 0 9 9" width="9" height="9"><circle cx="4.5" cy="4.5" r="4" fill="#345"/></svg> ';
const year = (_: number, of: string) => of;
const validity = ({ date, validUntil }: { date?: string; validUntil?: string }) =>
  [dateOf(date, shortMonth), validUntil && dateOf(validUntil, shortMonth)].filter(Boolean).join(' – ');

/** Referees beside each other, two in a row. */
const pairsOf = ({ references }: JsonResume, phone = 'Phone: ') =>
  (references ?? []).length === 0
    ? ''
    : div(
        'pair',
        each(references, (one) =>
          tag(
            'div',
            p(b(one.name)),
            p(joined(' / ', one.company, one.position)),
            p(tag('b', phone), e(one.phone)),
          ),
        ),
      );

const lookedAt: Record<string, Draw> = {
  'light band with icons, two referees': (person) =>
    page(
      '@page { margin: 0 } body { display: grid; grid-template-columns: 66mm 1fr; min-height: 297mm; font: 9.5pt/1.45 "Liberation Sans", sans-serif; color: #323b4c } aside { background: #e8e8ea; padding: 14mm 9mm } main { padding: 14mm 11mm } .photo { width: 40mm; height: 40mm; border-radius: 50%; background: #999; margin: 0 auto 9mm } h1 { font: 27pt/1.1 "Liberation Sans Narrow", sans-serif; letter-spacing: 2.5pt; text-transform: uppercase } .role { letter-spacing: 2pt; font-size: 12pt } h2 { letter-spacing: 1.6pt; text-transform: uppercase; border-bottom: 1pt solid #323b4c; padding-bottom: 2pt } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm }',
      tag(
        'aside',
        div('photo'),
        tag('h2', 'Contact'),
        each([person.basics?.phone, person.basics?.email, placeOf(person), ...linksOf(person)], (text) =>
          p(icon, e(text)),
        ),
        plainSection(
          'Education',
          each(person.education, (one) =>
            div(
              'entry',
              p(e(years(one, ' - '))),
              p(tag('b', e((one.institution ?? '').toUpperCase()))),
              list([degreeOf(one), one.summary ?? ''].filter(Boolean)),
            ),
          ),
        ),
        plainSection('Skills', list(skillsOf(person))),
        plainSection('Languages', list(spoken(person, ' – '))),
      ),
      tag(
        'main',
        tag('h1', e(person.basics?.name)),
        div('role', e(person.basics?.label?.toUpperCase())),
        plainSection('Profile', p(e(person.basics?.summary))),
        plainSection(
          'Work Experience',
          each(jobsOf(person), (job) =>
            div(
              'entry',
              div(
                'between',
                b(job.name),
                tag('span', e(span(job, { month: year, dash: ' - ', open: 'PRESENT' }))),
              ),
              p(e(job.position)),
              list(job.highlights),
            ),
          ),
        ),
        plainSection(
          'Certifications',
          each(person.certificates, (one) =>
            div('entry', p(b(one.name)), p(e(`${one.issuer} | ${validity(one)}`)), p(e(`ID: ${one.number}`))),
          ),
        ),
        plainSection(
          'Trainings',
          list(
            (person.trainings ?? []).map((one) => `${one.title} (${dateOf(one.date)}) - ${one.organizer}`),
          ),
        ),
        plainSection('Reference', pairsOf(person)),
      ),
    ),

  'employer and place over title and date, hints at the left': (person) =>
    page(
      '@page { margin: 18mm 20mm } body { font: 10.5pt/1.3 "Liberation Serif", serif } header { text-align: center } h1 { font-weight: normal; font-size: 26pt } h1 i { color: #567; font-size: 17pt } h2 { font-weight: normal; color: #3873b3; font-size: 15pt; border-bottom: 0.5pt solid #3873b3 } .hint { display: grid; grid-template-columns: 27mm 1fr; gap: 4mm } .fine { font-size: 9pt }',
      tag(
        'header',
        tag('h1', e(person.basics?.name)),
        p(i(person.basics?.label)),
        tag(
          'p class="fine"',
          [placeOf(person), person.basics?.phone, person.basics?.email, ...linksOf(person)]
            .filter(Boolean)
            .map(e)
            .join('  •  '),
        ),
      ),
      p(i(person.basics?.summary)),
      plainSection(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            div('between', b(job.name), b(job.location)),
            div('between', i(job.position), i(span(job, { month: shortMonth, dash: '–' }))),
            list(job.highlights),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'entry',
            div('between', b(one.institution), tag('span', '')),
            div('between', i(degreeOf(one)), i(years(one))),
            one.summary ? tag('p class="fine"', e(one.summary)) : '',
          ),
        ),
      ),
      plainSection(
        'Licenses',
        each(person.certificates, (one) =>
          div(
            'hint',
            tag('b', e(dateOf(one.date, digits))),
            tag('div', joined(', ', one.name, one.issuer, one.number && `License No. ${one.number}`)),
          ),
        ),
      ),
      plainSection(
        'Seminars',
        each(person.trainings, (one) =>
          div(
            'hint',
            tag('b', e(dateOf(one.date, digits))),
            tag('div', joined(', ', one.title, one.organizer)),
          ),
        ),
      ),
      plainSection(
        'Awards',
        each(person.awards, (one) =>
          div('hint', b(one.date), tag('div', joined(', ', one.title, one.awarder))),
        ),
      ),
      plainSection(
        'Languages',
        each(person.languages, (one) => div('hint', b(one.language), tag('div', i(one.fluency)))),
      ),
      plainSection('Skills', div('hint', b('Main'), tag('div', joined(', ', ...skillsOf(person))))),
      plainSection(
        'References',
        each(person.references, (one) =>
          div('hint', b(one.name), tag('div', joined(', ', one.position, one.company, one.phone))),
        ),
      ),
    ),

  'history form with its dates in the middle of rows': (person) =>
    page(
      'body { font: 9.5pt/1.35 "Liberation Sans", sans-serif } h1 { text-align: center; font-size: 16pt; letter-spacing: 5pt } td, th { border: 0.6pt solid #222; vertical-align: middle } .l { background: #eee; width: 32mm } .d { width: 34mm; text-align: center } table { margin-bottom: 5mm } th { background: #eee; text-align: center }',
      tag('h1', 'RESUME'),
      tag(
        'table',
        ...particularRows(person).map(([label, value]) =>
          tag('tr', tag('td class="l"', e(label)), tag('td', e(value))),
        ),
      ),
      tag(
        'table',
        tag('tr', tag('th', 'Period'), tag('th', 'Educational Background')),
        each(person.education, (one) =>
          tag(
            'tr',
            tag('td class="d"', e(years(one, ' – '))),
            tag('td', p(e(one.institution)), p(e(degreeOf(one))), one.summary ? p(e(one.summary)) : ''),
          ),
        ),
      ),
      tag(
        'table',
        tag('tr', tag('th', 'Period'), tag('th', 'Work History')),
        each(jobsOf(person), (job) =>
          tag(
            'tr',
            tag('td class="d"', e(span(job, { month: shortMonth }))),
            tag(
              'td',
              p(b(job.name), ` (${e(job.location)})`),
              p(`Position: ${e(job.position)}`),
              ...(job.highlights ?? []).map((text) => p(e(`・${text}`))),
            ),
          ),
        ),
      ),
      tag(
        'table',
        tag('tr', tag('th', 'Date'), tag('th', 'Licenses and Qualifications')),
        each(person.certificates, (one) =>
          row(e(dateOf(one.date, shortMonth)), e([one.name, one.issuer].filter(Boolean).join(', '))),
        ),
        each(person.trainings, (one) =>
          row(e(dateOf(one.date, shortMonth)), e([one.title, one.organizer].filter(Boolean).join(', '))),
        ),
      ),
      tag(
        'table',
        tag('tr', tag('td class="l"', 'Languages'), tag('td', joined(', ', ...spoken(person, ': ')))),
        tag('tr', tag('td class="l"', 'Skills'), tag('td', joined(', ', ...skillsOf(person)))),
        tag('tr', tag('td class="l"', 'Self-PR'), tag('td', e(person.basics?.summary))),
      ),
    ),

  'colons in a column, wrapped answers, two referees': (person) => {
    const fact = (label: string, value: Text) =>
      value ? tag('tr', tag('td class="l"', e(label)), tag('td class="c"', ':'), tag('td', e(value))) : '';
    return page(
      'body { font: 11pt/1.3 "Liberation Serif", serif } h1 { font-size: 18pt } h2 { font-size: 11.5pt; text-decoration: underline } .l { width: 46mm; padding-left: 8mm } .c { width: 5mm } table { width: 150mm; margin-bottom: 6pt } td { padding: 0.5pt 2pt } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }',
      tag('h1', e(person.basics?.name?.toUpperCase())),
      p(placeOf(person)),
      p(`Contact No.: ${e(person.basics?.phone)}`),
      p(`Email Address: ${e(person.basics?.email)}`),
      ...linksOf(person).map((link) => p(e(link))),
      upper('Objective:', p(e(person.basics?.summary))),
      upper(
        'Personal Information:',
        tag(
          'table',
          ...particularRows(person)
            .slice(5)
            .map(([label, value]) => fact(label, value)),
        ),
      ),
      upper(
        'Educational Background:',
        each(person.education, (one) =>
          tag(
            'table',
            fact('School', one.institution),
            fact('Course', degreeOf(one)),
            fact('School Year', years(one, ' – ')),
            fact('Honors', one.summary),
          ),
        ),
      ),
      upper(
        'Work Experience:',
        each(jobsOf(person), (job) =>
          tag(
            'table',
            fact('Company', job.name),
            fact('Address', job.location),
            fact('Position', job.position),
            fact('Inclusive Dates', span(job, { dash: ' to ' })),
            fact('Duties and Responsibilities', job.highlights?.join('; ')),
          ),
        ),
      ),
      upper(
        'Licenses:',
        each(person.certificates, (one) =>
          tag(
            'table',
            fact('License', one.name),
            fact('Issued by', one.issuer),
            fact('License No.', one.number),
            fact('Date Issued', dateOf(one.date)),
            fact('Valid Until', dateOf(one.validUntil)),
          ),
        ),
      ),
      upper(
        'Seminars and Trainings Attended:',
        list((person.trainings ?? []).map((one) => `${one.title}, ${one.organizer} (${dateOf(one.date)})`)),
      ),
      upper('Skills:', list(skillsOf(person))),
      upper('Character References:', pairsOf(person, 'Contact No. ')),
      p('I hereby certify that the above information is true and correct to the best of my knowledge.'),
    );
  },

  'wide left, lists at the right, ruled between entries': (person) =>
    page(
      '@page { margin: 12mm } body { font: 9.2pt/1.35 "DejaVu Sans", sans-serif } h1 { font-size: 21pt } .role { color: #a33; font-weight: bold; font-size: 11pt } .two { display: grid; grid-template-columns: 1fr 64mm; gap: 8mm } h2 { color: #600; border-bottom: 2pt solid #600; text-transform: uppercase; font-size: 12pt } .t { color: #a33; font-size: 10.5pt } .e + .e { border-top: 0.6pt dashed #999; padding-top: 4pt } .meta { display: flex; gap: 14mm; font-size: 8pt } .pill { display: inline-block; border: 0.6pt solid #999; border-radius: 3pt; padding: 1pt 5pt; margin: 0 2pt 3pt 0 } .dots { float: right; letter-spacing: 1pt }',
      tag('h1', e(person.basics?.name)),
      div('role', e(person.basics?.label)),
      div(
        'meta',
        each([person.basics?.email, person.basics?.phone, placeOf(person), ...linksOf(person)], (text) =>
          tag('span', icon, e(text)),
        ),
      ),
      div(
        'two',
        tag(
          'div',
          plainSection(
            'Experience',
            each(jobsOf(person), (job) =>
              div(
                'e',
                div('t', e(job.position)),
                p(b(job.name)),
                div(
                  'meta',
                  tag('span', icon, e(span(job, { month: shortMonth }))),
                  tag('span', icon, e(job.location)),
                ),
                list(job.highlights),
              ),
            ),
          ),
          plainSection(
            'Projects',
            each(person.projects, (one) =>
              div(
                'e',
                div('t', e(one.name)),
                div('meta', tag('span', icon, e(span(one)))),
                p(e(one.description)),
              ),
            ),
          ),
          plainSection(
            'Volunteering',
            each(person.volunteer, (one) =>
              div(
                'e',
                div('t', e(one.position)),
                p(b(one.organization)),
                div('meta', tag('span', icon, e(span(one, { month: shortMonth })))),
                list(one.highlights),
              ),
            ),
          ),
          plainSection(
            'Referees',
            div(
              'two',
              each(person.references, (one) =>
                tag('div', p(b(one.name)), p(joined(', ', one.position, one.company)), p(icon, e(one.phone))),
              ),
            ),
          ),
        ),
        tag(
          'div',
          plainSection('About me', p(tag('i', `“${e(person.basics?.summary)}”`))),
          plainSection(
            'Proud of',
            each(person.awards, (one) =>
              div('e', p(icon, b(one.title)), p(joined(', ', one.awarder, one.date))),
            ),
          ),
          plainSection(
            'Strengths',
            skillsOf(person)
              .map((skill) => `<span class="pill">${e(skill)}</span>`)
              .join(' '),
          ),
          plainSection(
            'Languages',
            each(person.languages, (one) => p(b(one.language), tag('span class="dots"', '●●●●○'))),
          ),
          plainSection(
            'Education',
            each(person.education, (one) =>
              div(
                'e',
                div('t', e(degreeOf(one))),
                p(b(one.institution)),
                div('meta', tag('span', icon, e(years(one, ' – ')))),
                one.summary ? p(e(one.summary)) : '',
              ),
            ),
          ),
          plainSection(
            'Certifications',
            each(person.certificates, (one) =>
              div(
                'e',
                div('t', e(one.name)),
                p(b(one.issuer)),
                div('meta', tag('span', icon, e(dateOf(one.date, shortMonth)))),
                p(e(`No. ${one.number}`)),
              ),
            ),
          ),
        ),
      ),
    ),

  'dates and places in a margin at the right, small capitals': (person) =>
    page(
      '@page { margin: 15mm 17mm } body { font: 10pt/1.35 "Liberation Sans", sans-serif } h1 { font-size: 24pt; font-weight: 300 } .head { display: grid; grid-template-columns: 1fr auto; align-items: end; border-bottom: 1pt solid #000; padding-bottom: 4mm } .head div:last-child { text-align: right; font-size: 8.5pt } h2 { font-size: 10pt; text-transform: uppercase; letter-spacing: 1pt } .r { display: grid; grid-template-columns: 1fr 36mm; gap: 5mm } .r > :last-child { text-align: right; font-size: 9pt; color: #555 } .tags span { margin-right: 8pt }',
      div(
        'head',
        tag('div', tag('h1', e(person.basics?.name)), p(e(person.basics?.label))),
        tag(
          'div',
          each([person.basics?.phone, person.basics?.email, placeOf(person), ...linksOf(person)], (text) =>
            p(e(text)),
          ),
        ),
      ),
      p(e(person.basics?.summary)),
      upper(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry r',
            tag('div', p(b(job.position)), p(e(job.name)), list(job.highlights)),
            tag('div', p(e(span(job, { month: shortMonth, dash: ' – ' }))), p(e(job.location))),
          ),
        ),
      ),
      upper(
        'Education',
        each(person.education, (one) =>
          div(
            'entry r',
            tag('div', p(b(degreeOf(one))), p(e(one.institution)), one.summary ? p(e(one.summary)) : ''),
            tag('div', p(e(years(one, ' – ')))),
          ),
        ),
      ),
      upper(
        'Licenses & Training',
        each(person.certificates, (one) =>
          div(
            'entry r',
            tag('div', p(b(one.name)), p(joined(' · ', one.issuer, `No. ${one.number}`))),
            tag('div', p(e(dateOf(one.date, shortMonth)))),
          ),
        ),
      ),
      upper('Skills', div('tags', ...skillsOf(person).map((skill) => tag('span', e(skill))))),
      upper(
        'Languages',
        p(
          spoken(person, ' (')
            .map((text) => e(`${text})`))
            .join(' · '),
        ),
      ),
      upper(
        'References',
        div(
          'r',
          ...(person.references ?? []).map((one) =>
            tag('div', p(b(one.name)), p(e(one.position)), p(e(one.company)), p(e(one.phone))),
          ),
        ),
      ),
    ),
};

/** 'Tools' of a company's form: its table headings come again at the top of the next page. */
const formTable = (heads: readonly string[], rows: readonly (readonly Text[])[]) =>
  rows.length === 0
    ? ''
    : tag(
        'table class="grid"',
        tag('thead', tag('tr', ...heads.map((head) => tag('th', e(head))))),
        tag('tbody', ...rows.map((cells) => row(...cells.map(e)))),
      );
const day = (date: Text) => {
  const [of = '', month, number] = (date ?? '').split('-');
  return [number, dateOf(`${of}-${month}`, shortMonth).split(' ')[0], of].filter(Boolean).join('-');
};

const counted: Record<string, Draw> = {
  'application form of a crewing agency': (person) => {
    const facts = particularRows(person);
    return page(
      '@page { margin: 13mm } body { font: 9pt/1.3 Arial, sans-serif } h1 { text-align: center; font-size: 14pt } h2 { background: #0b3d66; color: #fff; font-size: 9.5pt; padding: 2pt 4pt; margin: 9pt 0 0 } td, th { vertical-align: middle; border: 0.5pt solid #888 } .grid td, .grid th { font-size: 8.2pt } .l { font-weight: bold; width: 36mm; font-size: 8.2pt } th { background: #dfe8f0 }',
      tag('h1', 'APPLICATION FOR SEA EMPLOYMENT'),
      tag('h2', 'PERSONAL DATA'),
      tag(
        'table',
        ...facts.flatMap(([label, value], index) => {
          if (index % 2 === 1) return [];
          const [other, answer] = facts[index + 1] ?? [];
          return [
            tag(
              'tr',
              tag('td class="l"', e(label)),
              tag('td', e(value)),
              tag('td class="l"', e(other)),
              tag('td', e(answer)),
            ),
          ];
        }),
      ),
      tag('h2', 'SUMMARY OF QUALIFICATIONS'),
      p(e(person.basics?.summary)),
      tag('h2', 'EDUCATIONAL ATTAINMENT'),
      formTable(
        ['School', 'Course', 'From', 'To', 'Remarks'],
        (person.education ?? []).map((one) => [
          one.institution,
          degreeOf(one),
          one.startDate,
          one.endDate,
          one.summary,
        ]),
      ),
      tag('h2', 'LICENSES AND DOCUMENTS'),
      formTable(
        ['Document', 'Number', 'Issued By', 'Date Issued', 'Expiry Date'],
        (person.certificates ?? []).map((one) => [
          one.name,
          one.number,
          one.issuer,
          day(one.date),
          one.validUntil ? day(one.validUntil) : '',
        ]),
      ),
      tag('h2', 'TRAINING COURSES'),
      formTable(
        ['Course Title', 'Training Center', 'Date', 'Hours'],
        (person.trainings ?? []).map((one) => [one.title, one.organizer, day(one.date), one.hours]),
      ),
      (person.seaService ?? []).length > 0
        ? tag('h2', 'SEA SERVICE RECORD (LATEST FIRST)') +
            formTable(
              [
                'Rank',
                'Name of Vessel',
                'Type',
                'Flag',
                'GRT',
                'kW',
                'Sign On',
                'Sign Off',
                'Manning Agency',
              ],
              (person.seaService ?? []).map((one) => [
                one.rank,
                one.vessel,
                one.type,
                one.flag,
                one.tonnage,
                one.power,
                day(one.signOn),
                day(one.signOff),
                one.principal,
              ]),
            )
        : '',
      jobsOf(person).length > 0
        ? tag('h2', 'EMPLOYMENT RECORD') +
            formTable(
              ['Position', 'Company', 'Location', 'From', 'To', 'Duties'],
              jobsOf(person).map((job) => [
                job.position,
                job.name,
                job.location,
                day(job.startDate),
                job.endDate ? day(job.endDate) : 'Present',
                job.highlights?.join('; '),
              ]),
            )
        : '',
      tag('h2', 'SKILLS'),
      p(joined(', ', ...skillsOf(person))),
      tag('h2', 'LANGUAGES'),
      formTable(
        ['Language', 'Level'],
        (person.languages ?? []).map((one) => [one.language, one.fluency]),
      ),
      tag('h2', 'REFERENCES'),
      formTable(
        ['Name', 'Position', 'Company', 'Telephone'],
        (person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone]),
      ),
    );
  },

  'details in labels at the right, title and company in one line': (person) =>
    page(
      '@page { margin: 14mm } body { font: 10pt/1.4 "DejaVu Serif", serif } .two { display: grid; grid-template-columns: 1fr 54mm; gap: 9mm } h1 { font-size: 22pt } h2 { font-size: 13pt } h3 { font: bold 10.5pt "DejaVu Sans", sans-serif } .d { color: #888; font-size: 8pt; letter-spacing: 0.6pt; text-transform: uppercase } .s { font-size: 9pt } .bar { height: 2pt; background: #18f; margin-bottom: 5pt }',
      tag('h1', e(person.basics?.name)),
      tag('p class="s"', e(person.basics?.label)),
      div(
        'two',
        tag(
          'div',
          plainSection('Profile', p(e(person.basics?.summary))),
          plainSection(
            'Employment History',
            each(jobsOf(person), (job) =>
              div(
                'entry',
                tag('h3', joined(', ', job.position, job.name, job.location)),
                div('d', e(span(job, { dash: ' — ' }))),
                list(job.highlights),
              ),
            ),
          ),
          plainSection(
            'Education',
            each(person.education, (one) =>
              div(
                'entry',
                tag('h3', joined(', ', degreeOf(one), one.institution)),
                div('d', e(years(one, ' — '))),
                one.summary ? p(e(one.summary)) : '',
              ),
            ),
          ),
          plainSection(
            'Courses',
            each(person.trainings, (one) =>
              div('entry', tag('h3', joined(', ', one.title, one.organizer)), div('d', e(dateOf(one.date)))),
            ),
          ),
          plainSection(
            'Licenses',
            each(person.certificates, (one) =>
              div(
                'entry',
                tag('h3', joined(', ', one.name, one.issuer)),
                div('d', e(`${dateOf(one.date)}${one.validUntil ? ` — ${dateOf(one.validUntil)}` : ''}`)),
                p(e(`License number ${one.number}`)),
              ),
            ),
          ),
          plainSection(
            'References',
            each(person.references, (one) =>
              div('entry', tag('h3', e(`${one.name} from ${one.company}`)), p(e(one.phone))),
            ),
          ),
        ),
        tag(
          'div',
          tag('h2', 'Details'),
          ...(
            [
              ['Address', placeOf(person)],
              ['Phone', e(person.basics?.phone)],
              ['Email', e(person.basics?.email)],
              ['Date / Place of birth', e(dateOf(person.particulars?.birthDate))],
              ['Nationality', e(person.particulars?.citizenship)],
            ] as const
          ).map(([label, value]) => div('d', label) + p(value)),
          plainSection(
            'Links',
            each(linksOf(person), (link) => p(`<a href="https://${e(link)}">${e(link)}</a>`)),
          ),
          plainSection(
            'Skills',
            each(skillsOf(person), (skill) => tag('div class="s"', e(skill)) + div('bar')),
          ),
          plainSection(
            'Languages',
            each(person.languages, (one) => tag('div class="s"', e(one.language)) + div('bar')),
          ),
          plainSection(
            'Honors',
            each(person.awards, (one) => div('s', joined(', ', one.title, one.awarder, one.date))),
          ),
        ),
      ),
    ),
};

export const latestLayouts = [
  ...Object.entries(lookedAt).map(([name, draw]) => ({ name, isHeldOut: false, draw })),
  ...Object.entries(counted).map(([name, draw]) => ({ name, isHeldOut: true, draw })),
];
