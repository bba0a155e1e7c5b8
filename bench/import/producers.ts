// Layouts after those of well-known producers of resumes, drawn for the bench alone.
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
  placeOf,
  plainSection,
  restBeside,
  restOf,
  row,
  seaTable,
  shortMonth,
  skillsOf,
  span,
  summaryOf,
  tag,
  upper,
  years,
} from './page-parts';

type Draw = (person: JsonResume) => string;

/** A section for each kind that few people have, in headings and lines of its own. */
const certificatesOf = (person: JsonResume, heading: string) =>
  plainSection(
    heading,
    each(person.certificates, (one) =>
      div(
        'entry',
        tag('p', tag('b', e(one.name))),
        tag('p', joined(' – ', one.issuer, one.number && `License No. ${one.number}`)),
        tag('p', e(`${dateOf(one.date)}${one.validUntil ? ` to ${dateOf(one.validUntil)}` : ''}`)),
      ),
    ),
  );
const without = (person: JsonResume, ...keys: (keyof JsonResume)[]): JsonResume =>
  Object.fromEntries(Object.entries(person).filter(([key]) => !keys.includes(key as keyof JsonResume)));

export const producersLookedAt: Record<string, Draw> = {
  'drawn page, dark band at the right': (person) =>
    page(
      '@page { margin: 0 } body { display: grid; grid-template-columns: 1fr 64mm; min-height: 297mm } main { padding: 14mm 8mm 14mm 14mm } aside { background: #24344d; color: #fff; padding: 14mm 7mm; font-size: 9pt } aside h2 { letter-spacing: 2pt; text-transform: uppercase; font-size: 10pt } .bar { height: 4pt; background: #fff; width: 70%; margin-bottom: 5pt } .mark { border-left: 1.5pt solid #24344d; padding-left: 5mm } svg { width: 8pt; height: 8pt }',
      tag(
        'main',
        tag('h1', e(person.basics?.name)),
        tag('p style="letter-spacing:1.5pt;text-transform:uppercase"', e(person.basics?.label)),
        plainSection('About Me', tag('p', e(person.basics?.summary))),
        plainSection(
          'Experience',
          each(jobsOf(person), (job) =>
            div(
              'mark',
              tag('p', e(span(job, { month: (_, year) => year, dash: ' - ' }))),
              tag('p', joined(' | ', job.name, job.location)),
              tag('h3', e(job.position)),
              list(job.highlights),
            ),
          ),
        ),
        restBeside(person),
      ),
      tag(
        'aside',
        tag('h2', 'Contact'),
        ...[person.basics?.phone, person.basics?.email, placeOf(person), ...linksOf(person)]
          .filter(Boolean)
          .map((text) =>
            tag('p', '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#fff"/></svg> ', e(text)),
          ),
        tag('h2', 'Education'),
        ...(person.education ?? []).map((one) =>
          div(
            'entry',
            tag('p', tag('b', e(degreeOf(one)))),
            tag('p', e(one.institution)),
            tag('p', e(years(one, ' - '))),
          ),
        ),
        tag('h2', 'Skills'),
        ...skillsOf(person).map((skill) => tag('p', e(skill)) + div('bar')),
        tag('h2', 'Languages'),
        ...(person.languages ?? []).map(({ language, fluency }) =>
          tag('p', joined(' - ', language, fluency)),
        ),
      ),
    ),

  'word processor, dates at a tab': (person) =>
    page(
      'body { font-family: Carlito, Calibri, sans-serif } h2 { letter-spacing: 1.5pt; border-bottom: 0.5pt solid #999; color: #2e5c8a } .tab { display: grid; grid-template-columns: 42mm 1fr } .three td { width: 33%; border: 0 }',
      div(
        'head',
        tag('h1', e((person.basics?.name ?? '').toUpperCase())),
        tag('p', joined(' • ', person.basics?.phone, person.basics?.email, placeOf(person))),
        tag('p', joined(' • ', ...linksOf(person))),
        tag('p', tag('b', e(person.basics?.label))),
      ),
      summaryOf(person, (_, content) => upper('Professional Profile', content)),
      upper(
        'Employment History',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            div(
              'tab',
              tag('span', e(span(job, { month: shortMonth }))),
              tag('span', tag('b', joined(', ', job.name, job.location))),
            ),
            div('tab', tag('span'), tag('span', tag('i', e(job.position)))),
            list(job.highlights),
          ),
        ),
      ),
      upper(
        'Educational Background',
        each(person.education, (one) =>
          div(
            'tab',
            tag('span', e(years(one, ' – '))),
            tag('span', `${tag('b', e(degreeOf(one)))}, ${joined('. ', one.institution, one.summary)}`),
          ),
        ),
      ),
      upper(
        'Core Competencies',
        `<table class="three">${Array.from({ length: Math.ceil(skillsOf(person).length / 3) }, (_, index) =>
          row(
            ...skillsOf(person)
              .slice(index * 3, index * 3 + 3)
              .map((skill) => `▪ ${e(skill)}`),
          ),
        ).join('')}</table>`,
      ),
      restOf(without(person, 'skills'), upper),
    ),

  'european form': (person) =>
    page(
      '@page { margin: 14mm } h2 { color: #004494; border-bottom: 1pt solid #004494; font-size: 11pt; text-transform: uppercase } .when { color: #555; font-size: 9.5pt } h3 { text-transform: uppercase }',
      tag('h1', e(person.basics?.name)),
      tag('p', tag('b', 'Nationality: '), 'Filipino'),
      tag(
        'p',
        `${tag('b', 'Phone number: ')}${e(person.basics?.phone)}   ${tag('b', 'Email address: ')}${e(person.basics?.email)}`,
      ),
      ...linksOf(person).map((link) => tag('p', tag('b', 'Website: '), e(link))),
      tag('p', tag('b', 'Address: '), `${placeOf(person)} (Home)`),
      plainSection('About Me', tag('p', e(person.basics?.summary))),
      plainSection(
        'Work Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag(
              'p',
              tag(
                'span class="when"',
                e(`${span(job, { month: digits, open: 'Current' })} ${job.location ?? ''}`),
              ),
            ),
            tag('h3', e(job.position), ' ', tag('span style="font-weight:400"', e(job.name))),
            list(job.highlights),
          ),
        ),
      ),
      plainSection(
        'Education and Training',
        each(person.education, (one) =>
          div(
            'entry',
            tag('p', tag('span class="when"', e(years(one, ' – ')))),
            tag('h3', e(degreeOf(one)), ' ', tag('span style="font-weight:400"', e(one.institution))),
            one.summary ? tag('p', e(one.summary)) : '',
          ),
        ),
      ),
      plainSection(
        'Language Skills',
        each(person.languages, ({ language, fluency }) =>
          tag('p', `${tag('b', e(language))}: ${e(fluency)}`),
        ),
      ),
      plainSection('Digital Skills', tag('p', joined(' / ', ...skillsOf(person)))),
      restOf(without(person, 'languages', 'skills')),
    ),
  'headings in own words': (person) =>
    page(
      'h2 { background: #fde9d9; padding: 3pt 6pt } .contact { font-size: 9.5pt }',
      tag('h1', e(person.basics?.name)),
      tag('p', e(person.basics?.label)),
      div(
        'contact',
        tag('p', `Mobile: ${e(person.basics?.phone)}`),
        tag('p', `E-mail: ${e(person.basics?.email)}`),
        tag('p', `Home: ${placeOf(person)}`),
        ...linksOf(person).map((link) => tag('p', `Web: ${e(link)}`)),
      ),
      plainSection('A Few Words About Me', tag('p', e(person.basics?.summary))),
      plainSection(
        'Where I Have Worked',
        each(jobsOf(person), (job) => {
          const when = job.endDate ? span(job, { dash: ' to ' }) : `since ${dateOf(job.startDate)}`;
          return div(
            'entry',
            tag('p', tag('b', e(job.position)), ` (${e(when)})`),
            tag('p', joined(', ', job.name, job.location)),
            list(job.highlights),
          );
        }),
      ),
      plainSection(
        'What I Studied',
        each(person.education, (one) =>
          tag('p', `${tag('b', e(degreeOf(one)))} – ${e(one.institution)} (${e(years(one))})`),
        ),
      ),
      certificatesOf(person, 'Eligibility'),
      plainSection(
        'Seminars Attended',
        list(
          (person.trainings ?? []).map((one) =>
            [one.title, one.organizer, dateOf(one.date)].filter(Boolean).join(' – '),
          ),
        ),
      ),
      plainSection('What I Am Good At', list(skillsOf(person))),
      plainSection(
        'Languages I Speak',
        tag(
          'p',
          joined('; ', ...(person.languages ?? []).map(({ language, fluency }) => `${language}, ${fluency}`)),
        ),
      ),
      plainSection('Ships I Served On', seaTable(person)),
      restOf(without(person, 'skills', 'languages', 'certificates', 'trainings', 'seaService')),
    ),
};

export const producersHeldOut: Record<string, Draw> = {
  'online document, two columns': (person) =>
    page(
      'body { font-family: Georgia, serif } .columns { display: grid; grid-template-columns: 1fr 55mm; gap: 10mm } h2 { color: #2079c7; font-size: 9pt; text-transform: uppercase } .small { color: #666; font-size: 8pt; text-transform: uppercase }',
      div(
        'columns',
        tag('div', tag('h1', e(person.basics?.name)), tag('p', e(person.basics?.label))),
        tag(
          'div',
          tag('p', placeOf(person)),
          tag('p', tag('b', e(person.basics?.phone))),
          tag('p', tag('b', e(person.basics?.email))),
          ...linksOf(person).map((link) => tag('p', e(link))),
        ),
      ),
      div(
        'columns',
        tag(
          'main',
          summaryOf(person),
          plainSection(
            'Experience',
            each(jobsOf(person), (job) =>
              div(
                'entry',
                tag('p', tag('b', e(job.name)), `, ${e(job.location)} — `, tag('i', e(job.position))),
                div('small', e(span(job, { dash: ' - ' }))),
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
                div('small', e(years(one, ' - '))),
                one.summary ? tag('p', e(one.summary)) : '',
              ),
            ),
          ),
          restOf(without(person, 'skills', 'languages', 'awards')),
        ),
        tag(
          'aside',
          tag('h2', 'Skills'),
          ...skillsOf(person).map((skill) => tag('p', e(skill))),
          person.awards?.length ? tag('h2', 'Awards') : '',
          ...(person.awards ?? []).map((one) => tag('p', joined(', ', one.title, one.awarder, one.date))),
          tag('h2', 'Languages'),
          tag(
            'p',
            joined(
              ', ',
              ...(person.languages ?? []).map(({ language, fluency }) => `${language} (${fluency})`),
            ),
          ),
        ),
      ),
    ),

  'job board resume': (person) =>
    page(
      'h2 { font-size: 14pt; border-bottom: 1pt solid #ccc } body { font-size: 11pt }',
      tag('h1', e(person.basics?.name)),
      tag('p', tag('b', e(person.basics?.label))),
      tag('p', placeOf(person)),
      tag('p', e(person.basics?.email)),
      tag('p', e(person.basics?.phone)),
      tag('p', e(person.basics?.summary)),
      plainSection(
        'Work Experience',
        each(jobsOf(person), (job) =>
          div(
            'entry',
            tag('h3', e(job.position)),
            tag('p', `${e(job.name)}-${e(job.location)}`),
            tag('p', e(span(job, { dash: ' to ' }))),
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
            tag('p', e(one.institution)),
            tag('p', e(years(one, ' to '))),
          ),
        ),
      ),
      plainSection('Skills', list(skillsOf(person))),
      plainSection(
        'Languages',
        list((person.languages ?? []).map(({ language, fluency }) => `${language} - ${fluency}`)),
      ),
      plainSection(
        'Links',
        each(linksOf(person), (link) => tag('p', e(link))),
      ),
      certificatesOf(person, 'Certifications and Licenses'),
      restOf(without(person, 'skills', 'languages', 'certificates')),
    ),
};
