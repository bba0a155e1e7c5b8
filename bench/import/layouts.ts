// Layouts that people use, drawn for the bench alone, as pages that Chromium prints and pandoc turns into documents.
import type { JsonResume } from './json-resume';
import {
  each,
  tag,
  div,
  e,
  joined,
  list,
  row,
  table,
  long,
  shortMonth,
  digits,
  dateOf,
  span,
  years,
  degreeOf,
  skillsOf,
  placeOf,
  linksOf,
  plainSection,
  upper,
  page,
  restOf,
  seaTable,
  schoolsOf,
  headerOf,
  summaryOf,
  jobsOf,
  particularRows,
  bandSidebar,
  restBeside,
} from './page-parts';
import { producersHeldOut, producersLookedAt } from './producers';
import { sheets } from './sheets';

export interface Layout {
  name: string;
  /** Only counted: its misses are never looked at. */
  isHeldOut: boolean;
  draw: (person: JsonResume) => string;
}
const looked: Record<string, (person: JsonResume) => string> = {
  'dates left, wrapped': (person) =>
    page(
      '.dated { display: grid; grid-template-columns: 25mm 1fr; gap: 5mm; margin-bottom: 8pt } .dated > :first-child { font-size: 9.5pt }',
      headerOf(person),
      summaryOf(person),
      plainSection(
        'Work Experience',
        each(jobsOf(person), (job) =>
          div(
            'dated',
            div('', e(span(job))),
            div(
              '',
              tag('h3', e(job.position)),
              tag('p', joined(', ', job.name, job.location)),
              list(job.highlights),
            ),
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
              tag('p', e(one.institution)),
              one.summary ? tag('p', e(one.summary)) : '',
            ),
          ),
        ),
      ),
      restOf(person),
    ),

  'date beside the first bullet': (person) =>
    page(
      '.rule h2, h2 { border-bottom: 0.8pt solid #333 } .beside { display: grid; grid-template-columns: 1fr 42mm; gap: 4mm } .date { text-align: right; padding-top: 2pt }',
      headerOf(person),
      summaryOf(person, upper),
      upper(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('p', tag('b', e(job.position)), ` – ${joined(', ', job.name, job.location)}`),
            div('beside', tag('div', list(job.highlights)), div('date', e(span(job, { month: shortMonth })))),
          ),
        ),
      ),
      schoolsOf(person, upper),
      restOf(person, upper),
    ),

  'contact at the right': (person) =>
    page(
      '.head { display: flex; justify-content: space-between; border-bottom: 1pt solid #888; padding-bottom: 8pt } .contact { text-align: right; font-size: 9pt }',
      div(
        'head',
        tag('div', tag('h1', e(person.basics?.name)), tag('p', e(person.basics?.label))),
        div(
          'contact',
          tag('div', e(person.basics?.phone)),
          tag('div', e(person.basics?.email)),
          tag('div', placeOf(person)),
          ...linksOf(person).map((url) => tag('div', e(url))),
        ),
      ),
      summaryOf(person),
      plainSection(
        'Employment History',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            div('between', tag('b', e(job.name)), tag('span', e(span(job, { month: digits, dash: ' - ' })))),
            div('between', tag('i', e(job.position)), tag('span', e(job.location))),
            list(job.highlights),
          ),
        ),
      ),
      schoolsOf(person),
      restOf(person),
    ),

  'job portal profile': (person) =>
    page(
      '.label { color: #777; width: 40mm } h1 { font-size: 16pt } td { padding: 1pt 2pt } .entry { border-bottom: 0.5pt solid #ccc; padding: 5pt 0 }',
      tag('h1', e(person.basics?.name)),
      tag('p', e(person.basics?.phone), ' | ', e(person.basics?.email), ' | ', placeOf(person)),
      tag('h2', 'About Me'),
      tag('p', e(person.basics?.summary)),
      tag('h2', 'Experience'),
      ...jobsOf(person).map((job) =>
        div(
          'entry',
          tag(
            'table',
            row(
              `<div class="label">${e(span(job, { month: shortMonth, dash: ' - ' }))}</div>`,
              tag('h3', e(job.position)) +
                tag('p', e(job.name), job.location ? ` | ${e(job.location)}` : '') +
                tag(
                  'table',
                  row(div('label', 'Industry'), 'Services'),
                  row(div('label', 'Specialization'), 'General Work'),
                  row(div('label', 'Position Level'), '1-4 Years Experienced Employee'),
                ) +
                list(job.highlights),
            ),
          ),
        ),
      ),
      tag('h2', 'Education'),
      ...(person.education ?? []).map((one) =>
        div(
          'entry',
          tag(
            'table',
            row(
              div('label', e(one.endDate?.slice(0, 4))),
              tag('h3', e(one.institution)) +
                tag('p', e(degreeOf(one))) +
                (one.summary ? tag('p', e(one.summary)) : ''),
            ),
          ),
        ),
      ),
      tag('h2', 'Skills'),
      tag('p', tag('b', 'Intermediate: '), joined(', ', ...skillsOf(person))),
      tag('h2', 'Languages'),
      table(
        ['Language', 'Spoken and written'],
        (person.languages ?? []).map(({ language, fluency }) => [language, fluency]),
      ),
      restBeside(person),
    ),

  'bio-data with tables': (person) =>
    page(
      'h1 { text-align: center; font-size: 15pt } h2 { background: #ddd; padding: 2pt 4pt; font-size: 11pt } .label { width: 45mm }',
      tag('h1', 'BIO-DATA'),
      tag('h2', 'PERSONAL INFORMATION'),
      tag(
        'table',
        ...particularRows(person).map(([label, value]) => row(div('label', `${e(label)}:`), e(value))),
      ),
      summaryOf(person, upper),
      upper(
        'Educational Attainment',
        table(
          ['LEVEL / COURSE', 'SCHOOL', 'YEAR'],
          (person.education ?? []).map((one) => [degreeOf(one), one.institution, years(one, ' - ')]),
        ),
      ),
      upper(
        'Work Experience',
        table(
          ['FROM – TO', 'COMPANY', 'POSITION', 'PLACE'],
          jobsOf(person).map((job) => [
            span(job, { month: shortMonth }),
            job.name,
            job.position,
            job.location,
          ]),
        ),
      ),
      upper('Sea Service', seaTable(person)),
      upper('Special Skills', tag('p', joined(', ', ...skillsOf(person)))),
      upper(
        'Licenses',
        table(
          ['LICENSE', 'NUMBER', 'ISSUED BY', 'DATE', 'VALID UNTIL'],
          (person.certificates ?? []).map((one) => [
            one.name,
            one.number,
            one.issuer,
            dateOf(one.date),
            dateOf(one.validUntil),
          ]),
        ),
      ),
      upper('Languages', tag('p', joined(', ', ...(person.languages ?? []).map(({ language }) => language)))),
      upper(
        'Character References',
        table(
          ['NAME', 'POSITION', 'COMPANY', 'CONTACT NO.'],
          (person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone]),
        ),
      ),
    ),

  'promotions under one company': (person) => {
    const employers = [...new Set(jobsOf(person).map(({ name }) => name))];
    return page(
      'body { font-family: Georgia, serif } .role { margin-left: 4mm; margin-bottom: 5pt }',
      headerOf(person),
      summaryOf(person),
      plainSection(
        'Professional Experience',
        each(employers, (name) => {
          const jobs = jobsOf(person).filter((job) => job.name === name);
          return div(
            'entry',
            div('between', tag('b', e(name)), tag('span', e(jobs[0]?.location))),
            ...jobs.map((job) =>
              div(
                'role',
                tag('p', tag('i', e(job.position)), `, ${e(span(job, { month: shortMonth }))}`),
                list(job.highlights),
              ),
            ),
          );
        }),
      ),
      schoolsOf(person),
      restOf(person),
    );
  },

  'two columns, other baselines': (person) =>
    page(
      '.columns { display: grid; grid-template-columns: 1fr 52mm; gap: 8mm } aside { font-size: 9pt; line-height: 1.6; background: #f2f2f2; padding: 4mm } aside h2 { font-size: 11pt } aside ul { list-style: none; padding: 0 }',
      tag('h1', e(person.basics?.name)),
      tag('p', e(person.basics?.label)),
      div(
        'columns',
        tag(
          'main',
          summaryOf(person, (_, content) => tag('h2', 'Profile') + content),
          plainSection(
            'Work History',
            each(jobsOf(person), (job) =>
              div(
                'entry',
                tag('h3', e(job.position)),
                tag('p', joined(', ', job.name, job.location)),
                tag('p', tag('i', e(span(job)))),
                list(job.highlights),
              ),
            ),
          ),
          schoolsOf(person),
          restBeside(person),
        ),
        tag('aside', bandSidebar(person)),
      ),
    ),

  'labels as in Word': (person) =>
    page(
      'body { font-family: "Times New Roman", serif; font-size: 12pt } h1 { text-align: center } h2 { text-decoration: underline } td { padding: 0 4pt } .label { width: 38mm }',
      tag('h1', e(person.basics?.name)),
      tag('p style="text-align:center"', placeOf(person)),
      tag('p style="text-align:center"', `Mobile No.: ${e(person.basics?.phone)}`),
      tag('p style="text-align:center"', `Email: ${e(person.basics?.email)}`),
      upper('Objective', tag('p', e(person.basics?.summary))),
      upper(
        'Work Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('p', tag('b', joined(', ', job.name, job.location))),
            tag('p', `Position: ${e(job.position)}`),
            tag('p', `Period: ${e(span(job, { dash: ' to ', open: 'Present' }))}`),
            (job.highlights?.length ?? 0) > 0 ? tag('p', 'Job Description:') + list(job.highlights) : '',
          ),
        ),
      ),
      upper(
        'Educational Background',
        each(person.education, (one) =>
          div(
            'entry',
            tag('p', `${e(one.studyType === 'Secondary' ? 'Secondary' : 'Tertiary')}: ${e(one.institution)}`),
            one.area ? tag('p', e(degreeOf(one))) : '',
            tag('p', `S.Y. ${e(years(one, '-'))}`),
          ),
        ),
      ),
      restOf(person, upper),
      particularRows(person).length > 6
        ? upper(
            'Personal Data',
            each(particularRows(person).slice(5), ([label, value]) => tag('p', `${e(label)}: ${e(value)}`)),
          )
        : '',
    ),
};

const heldOut: Record<string, (person: JsonResume) => string> = {
  'dates above': (person) =>
    page(
      'body { font-size: 10pt } .date { color: #36c; font-size: 9pt } h2 { color: #36c; border-bottom: 0.5pt solid #36c }',
      headerOf(person),
      summaryOf(person),
      plainSection(
        'Work experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            div('date', e(span(job, { month: digits })), job.location ? ` ${e(job.location)}` : ''),
            tag('h3', e(job.position)),
            tag('p', e(job.name)),
            list(job.highlights),
          ),
        ),
      ),
      plainSection(
        'Education and training',
        each(person.education, (one) =>
          div(
            'entry',
            div('date', e(years(one, ' – '))),
            tag('h3', e(degreeOf(one))),
            tag('p', e(one.institution)),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      restOf(person),
    ),

  'dates and places right': (person) =>
    page(
      '.right { display: grid; grid-template-columns: 1fr 38mm; gap: 6mm; margin-bottom: 8pt } .right > :last-child { text-align: right; font-size: 9.5pt } h2 { text-transform: uppercase; letter-spacing: 0.5pt }',
      headerOf(person),
      summaryOf(person),
      plainSection(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'right',
            tag('div', tag('h3', e(job.name)), tag('p', tag('i', e(job.position))), list(job.highlights)),
            tag('div', tag('div', e(span(job, { month: shortMonth }))), tag('div', e(job.location))),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'right',
            tag(
              'div',
              tag('h3', e(one.institution)),
              tag('p', e(degreeOf(one))),
              one.summary ? tag('p', e(one.summary)) : '',
            ),
            tag('div', e(years(one))),
          ),
        ),
      ),
      restOf(person),
    ),

  'like moderncv': (person) =>
    page(
      'body { font-family: "Latin Modern Roman", Georgia, serif } .cv { display: grid; grid-template-columns: 32mm 1fr; gap: 3mm; margin-bottom: 4pt } .cv > :first-child { text-align: right } h2 { color: #3873b3; font-weight: normal; font-size: 14pt; display: grid; grid-template-columns: 32mm 1fr; gap: 3mm } h2::before { content: ""; border-bottom: 3pt solid #3873b3; height: 9pt } .head { display: flex; justify-content: space-between; align-items: flex-end } .small { font: italic 9pt Georgia, serif; text-align: right; color: #555 }',
      div(
        'head',
        tag('div', tag('h1', e(person.basics?.name)), tag('i', e(person.basics?.label))),
        div(
          'small',
          tag('div', placeOf(person)),
          tag('div', e(person.basics?.phone)),
          tag('div', e(person.basics?.email)),
          ...linksOf(person).map((url) => tag('div', e(url))),
        ),
      ),
      summaryOf(person),
      plainSection(
        'Experience',
        each(jobsOf(person), (job) =>
          div(
            'cv',
            div('', e(span(job, { month: shortMonth, dash: '–' }))),
            div(
              '',
              tag('b', e(job.position)),
              ', ',
              tag('i', e(job.name)),
              job.location ? `, ${e(job.location)}.` : '.',
              list(job.highlights),
            ),
          ),
        ),
      ),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'cv',
            div('', e(years(one))),
            div(
              '',
              tag('b', e(degreeOf(one))),
              ', ',
              tag('i', e(one.institution)),
              one.summary ? `, ${e(one.summary)}.` : '.',
            ),
          ),
        ),
      ),
      plainSection(
        'Skills',
        div('cv', tag('div', 'Practice'), tag('div', joined(', ', ...skillsOf(person)))),
      ),
      plainSection(
        'Languages',
        each(person.languages, ({ language, fluency }) =>
          div('cv', tag('div', e(language)), tag('div', e(fluency))),
        ),
      ),
      restBeside(person),
    ),

  'personal data sheet': (person) =>
    page(
      'body { font-size: 9.5pt } h2 { font-size: 10.5pt; background: #444; color: #fff; padding: 2pt 4pt; font-style: italic } h1 { font-size: 14pt; text-align: center } .grid td, .grid th { font-size: 8.5pt }',
      tag('h1', 'PERSONAL DATA SHEET'),
      tag('h2', 'I. PERSONAL INFORMATION'),
      table(
        [],
        particularRows(person).map(([label, value]) => [label.toUpperCase(), value]),
      ),
      upper(
        'II. Educational Background',
        table(
          ['LEVEL', 'NAME OF SCHOOL', 'BASIC EDUCATION / DEGREE / COURSE', 'FROM', 'TO'],
          (person.education ?? []).map((one) => [
            one.studyType === 'Secondary' ? 'SECONDARY' : 'COLLEGE',
            one.institution,
            degreeOf(one),
            one.startDate?.slice(0, 4),
            one.endDate?.slice(0, 4),
          ]),
        ),
      ),
      upper(
        'III. Eligibility',
        table(
          ['CAREER SERVICE / LICENSE', 'ISSUED BY', 'DATE', 'LICENSE NUMBER', 'DATE OF VALIDITY'],
          (person.certificates ?? []).map((one) => [
            one.name,
            one.issuer,
            dateOf(one.date),
            one.number,
            dateOf(one.validUntil),
          ]),
        ),
      ),
      upper(
        'IV. Work Experience',
        table(
          ['INCLUSIVE DATES', 'POSITION TITLE', 'DEPARTMENT / AGENCY / OFFICE / COMPANY', 'PLACE'],
          jobsOf(person).map((job) => [
            span(job, { month: digits, dash: ' to ', open: 'Present' }),
            job.position,
            job.name,
            job.location,
          ]),
        ),
      ),
      upper(
        'V. Learning and Development',
        table(
          ['TITLE OF SEMINAR / TRAINING', 'DATE', 'NUMBER OF HOURS', 'CONDUCTED BY'],
          (person.trainings ?? []).map((one) => [one.title, dateOf(one.date), one.hours, one.organizer]),
        ),
      ),
      upper('VI. Sea Service', seaTable(person)),
      upper('VII. Special Skills and Hobbies', tag('p', joined(', ', ...skillsOf(person)))),
      upper(
        'VIII. References',
        table(
          ['NAME', 'POSITION', 'COMPANY', 'TEL. NO.'],
          (person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone]),
        ),
      ),
    ),

  'sea service form': (person) =>
    page(
      '@page { size: A4 landscape } h1 { font-size: 15pt } .grid th { background: #dbe7f3 }',
      div(
        'between',
        tag(
          'div',
          tag('h1', e(person.basics?.name)),
          tag('p', tag('b', 'Position applied for: '), e(person.basics?.label)),
        ),
        tag(
          'div',
          tag('p', `Tel: ${e(person.basics?.phone)}`),
          tag('p', `E-mail: ${e(person.basics?.email)}`),
          tag('p', placeOf(person)),
        ),
      ),
      plainSection(
        'Personal Particulars',
        table(
          [],
          particularRows(person)
            .slice(5)
            .map(([label, value]) => [label, value]),
        ),
      ),
      plainSection(
        'Record of Sea Service',
        table(
          [
            'NAME OF VESSEL',
            'TYPE OF VESSEL',
            'FLAG',
            'GRT',
            'ENGINE KW',
            'RANK',
            'MANNING AGENCY',
            'SIGNED ON',
            'SIGNED OFF',
          ],
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
        ),
      ),
      plainSection(
        (person.seaService?.length ?? 0) > 0 ? 'Shore Employment' : 'Employment Record',
        table(
          ['COMPANY', 'PLACE', 'POSITION', 'DATE FROM', 'DATE TO'],
          jobsOf(person).map((job) => [
            job.name,
            job.location,
            job.position,
            dateOf(job.startDate),
            job.endDate ? dateOf(job.endDate) : 'Present',
          ]),
        ),
      ),
      plainSection(
        'Certificates and Licenses',
        table(
          ['CERTIFICATE', 'NUMBER', 'ISSUED BY', 'DATE ISSUED', 'DATE OF EXPIRY'],
          (person.certificates ?? []).map((one) => [
            one.name,
            one.number,
            one.issuer,
            dateOf(one.date, shortMonth),
            one.validUntil ? dateOf(one.validUntil, shortMonth) : 'Unlimited',
          ]),
        ),
      ),
      plainSection(
        'Educational Attainment',
        table(
          ['COURSE', 'SCHOOL', 'YEAR'],
          (person.education ?? []).map((one) => [degreeOf(one), one.institution, years(one)]),
        ),
      ),
      plainSection('Skills', list(skillsOf(person))),
    ),

  'network profile': (person) =>
    page(
      '@page { margin: 0 } .columns { display: grid; grid-template-columns: 62mm 1fr; min-height: 290mm } aside { background: #293e49; color: #fff; padding: 10mm 6mm; font-size: 9pt } aside h2 { font-size: 11pt } main { padding: 12mm 10mm } .muted { color: #888; font-size: 9.5pt }',
      div(
        'columns',
        tag(
          'aside',
          tag('h2', 'Contact'),
          tag('p', e(person.basics?.phone)),
          tag('p', e(person.basics?.email)),
          ...linksOf(person).map((url) => tag('p', e(url), url.includes('linkedin') ? ' (LinkedIn)' : '')),
          tag('h2', 'Top Skills'),
          ...skillsOf(person).map((skill) => tag('p', e(skill))),
          tag('h2', 'Languages'),
          ...(person.languages ?? []).map(({ language, fluency }) =>
            tag('p', `${e(language)} (${e(fluency)})`),
          ),
          (person.certificates?.length ?? 0) > 0 ? tag('h2', 'Certifications') : '',
          ...(person.certificates ?? []).map(({ name }) => tag('p', e(name))),
          (person.awards?.length ?? 0) > 0 ? tag('h2', 'Honors-Awards') : '',
          ...(person.awards ?? []).map(({ title }) => tag('p', e(title))),
        ),
        tag(
          'main',
          tag('h1', e(person.basics?.name)),
          tag('p', e(person.basics?.label)),
          tag('p class="muted"', placeOf(person)),
          summaryOf(person),
          plainSection(
            'Experience',
            each(jobsOf(person), (job) => {
              const [from = 0, to = 0] = [job.startDate, job.endDate ?? '2026-06'].map((date) => {
                const [year = 0, month = 1] = (date ?? '').split('-').map(Number);
                return year * 12 + month;
              });
              const months = to - from + 1;
              const length = [
                months >= 12 && `${Math.floor(months / 12)} year${months >= 24 ? 's' : ''}`,
                months % 12 > 0 && `${months % 12} month${months % 12 > 1 ? 's' : ''}`,
              ]
                .filter(Boolean)
                .join(' ');
              return div(
                'entry',
                tag('h3', e(job.name)),
                tag('p', e(job.position)),
                tag('p', `${e(span(job, { dash: ' - ' }))} (${length})`),
                tag('p class="muted"', e(job.location)),
                ...(job.highlights ?? []).map((text) => tag('p', e(text))),
              );
            }),
          ),
          plainSection(
            'Education',
            each(person.education, (one) =>
              div(
                'entry',
                tag('h3', e(one.institution)),
                tag('p', `${joined(', ', one.studyType, one.area)} · (${years(one, ' - ')})`),
              ),
            ),
          ),
        ),
      ),
    ),

  academic: (person) =>
    page(
      'body { font-family: "Times New Roman", serif; font-size: 11pt } .year { display: grid; grid-template-columns: 24mm 1fr; margin-bottom: 4pt } h2 { font-variant: small-caps; font-size: 13pt } h1 { text-align: center } .c { text-align: center }',
      tag('h1', e(person.basics?.name)),
      div('c', 'Curriculum Vitae'),
      div('c', [placeOf(person), e(person.basics?.email), e(person.basics?.phone)].join(' · ')),
      plainSection(
        'Education',
        each(person.education, (one) =>
          div(
            'year',
            tag('div', e(years(one))),
            tag(
              'div',
              `${joined(', ', degreeOf(one), one.institution)}`,
              one.summary ? `<br>${e(one.summary)}` : '',
            ),
          ),
        ),
      ),
      plainSection(
        'Appointments',
        each(jobsOf(person), (job) =>
          div(
            'year',
            tag('div', e(`${job.startDate?.slice(0, 4)}–${job.endDate?.slice(0, 4) ?? 'present'}`)),
            tag(
              'div',
              tag('b', e(job.position)),
              `, ${joined(', ', job.name, job.location)}`,
              ...(job.highlights ?? []).map((text) => `<br>${e(text)}`),
            ),
          ),
        ),
      ),
      plainSection(
        'Publications',
        each(person.publications, (one) =>
          div(
            'year',
            tag('div', e(one.releaseDate)),
            tag('div', `“${e(one.name)}.” `, tag('i', e(one.publisher)), '.'),
          ),
        ),
      ),
      plainSection(
        'Honors and Awards',
        each(person.awards, (one) =>
          div('year', tag('div', e(one.date)), tag('div', joined(', ', one.title, one.awarder))),
        ),
      ),
      restOf({ ...person, publications: [], awards: [] }),
    ),

  'title at company': (person) =>
    page(
      'body { font-family: Verdana, sans-serif; font-size: 9.5pt } h2 { border-top: 1pt solid #000; padding-top: 4pt }',
      headerOf(person),
      summaryOf(person, upper),
      upper(
        'Work Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('p', tag('b', `${e(job.position)} at ${joined(', ', job.name, job.location)}`)),
            tag(
              'p',
              `${e(span(job, { month: (month, year) => `${long[month - 1]?.slice(0, 3)}. ${year}`, dash: ' to ', open: 'date' }))}`,
            ),
            list(job.highlights),
          ),
        ),
      ),
      upper(
        'Education',
        each(person.education, (one) =>
          tag('p', `${joined(' | ', one.institution, degreeOf(one), years(one), one.summary)}`),
        ),
      ),
      restOf(person, upper),
    ),
};

export const layouts: readonly Layout[] = [
  ...Object.entries({ ...looked, ...sheets, ...producersLookedAt }).map(([name, draw]) => ({
    name,
    isHeldOut: false,
    draw,
  })),
  ...Object.entries({ ...heldOut, ...producersHeldOut }).map(([name, draw]) => ({
    name,
    isHeldOut: true,
    draw,
  })),
];

/** The text that a page shows, to know what of a person it has. */
export const textOfPage = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
