// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { noParticulars } from '#shared/resume/particulars';
import { readPdfText } from '#shared/reader/pdf/read-pdf-text';
import { findTemplate, templates } from '../templates';
import { resumeDocx } from '../docx/resume-docx';
import type { ContactPerson, DocumentSource, LayoutOptions } from '../layout/document';
import { harborCrew, logoPng } from '../test/letterheads';
import { lizaSource } from '../test/people';
import { fontFiles, openedFile } from '../test/pdf-file';
import { BlindLeak, leaksInDocx, ownTexts } from './blind-check';
import { drawBlindPdf } from './blind-pdf';
import { blindSource } from './blind-source';
import type { BlindChoices, Candidate } from './hidden-of';

const contact: ContactPerson = {
  name: 'Ana Reyes',
  email: 'ana@harborcrew.example',
  phone: '+63 2 8555 0132',
  website: 'harborcrew.example',
};
const logo = await logoPng();
const files = { loadFonts: async () => fontFiles, loadLogo: async () => logo, name: 'N-014_CV.pdf' };
const options: LayoutOptions = { paper: 'a4', watermark: false, letterhead: harborCrew };

/** Texts that nothing else in a document is like. */
const secrets = {
  first: 'Quirina',
  last: 'Dimaculangan',
  email: 'quirina.dimac@zzmail.example',
  phone: '+63 919 444 7531',
  website: 'https://qdimac.example/portfolio',
  street: '4417 Kalayaan Street',
  employer: 'Xanthorrhoea Shipping Corporation',
  reference: 'Wenceslao Ybarra',
  license: '8847201',
  passport: 'P7755431B',
  kin: 'Fortunato Zabarte',
};
const sought = [
  'quirina',
  'dimaculangan',
  'zzmail',
  '4447531',
  'qdimac',
  '4417kalayaan',
  'xanthorrhoea',
  'wenceslao',
  'ybarra',
  '8847201',
  'p7755431b',
  'zabarte',
];

const variants: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `${text}’s`,
  (text) => `(${text}),`,
  (text) => text.replace(/(.{4})/, '$1-\n'),
  (text) => text.replaceAll('a', 'á').replaceAll('n', 'ñ'),
  (text) => Array.from(text).join('\u00ad'),
];

const candidateWith = (injected: string[]): Candidate => {
  let next = 0;
  const say = (text: string) => `${text} ${injected[next++ % injected.length] ?? ''}`.trim();
  const source: DocumentSource = {
    ...lizaSource,
    person: { firstName: secrets.first, lastName: secrets.last, email: secrets.email },
    profileUrl: 'https://husay.example/profile/quirina-dimaculangan',
    photoUrls: ['/photo'],
    resume: {
      ...lizaSource.resume,
      ...fullSections,
      title: say('Accountant'),
      summary: say('Closes on time.'),
      phone: secrets.phone,
      website: secrets.website,
      location: `${secrets.street}, Naga City`,
      skills: ['Payroll', say('Audit')],
      experience: lizaSource.resume.experience.map((job) => ({
        ...job,
        company: secrets.employer,
        title: say(job.title),
        description: say(job.description),
        link: 'https://xanthorrhoea.example',
      })),
      education: lizaSource.resume.education.map((school) => ({
        ...school,
        description: say(school.description),
        degree: say(school.degree),
      })),
      licenses: [
        { ...fullSections.licenses[0]!, number: secrets.license, link: 'https://verify.example/8847201' },
      ],
      references: [
        {
          name: secrets.reference,
          position: 'Chief',
          company: secrets.employer,
          phone: '0918 555 0177',
          email: 'w.ybarra@zzmail.example',
          quote: say('Good.'),
        },
      ],
      links: [{ label: 'Me', url: 'https://linkedin.com/in/qdimac' }],
      interests: [say('Chess')],
      customSections: [
        {
          id: 'custom-a',
          heading: say('More'),
          entries: [
            { title: say('Talk'), place: say('Naga'), date: '2024', text: say('About ledgers.') },
            { title: 'Passport', place: secrets.passport, date: '', text: '' },
          ],
        },
      ],
      sectionHeadings: { experience: say('Work') },
    },
    credentials: [{ ...lizaSource.credentials[0]!, title: say('CPA'), description: say('Valid.') }],
  };
  return {
    number: 'N-014',
    source,
    particulars: {
      ...noParticulars,
      passport: secrets.passport,
      nextOfKin: `${secrets.kin}, father`,
      streetAddress: secrets.street,
      printed: ['passport'],
    },
  };
};

const choices: BlindChoices = { names: 'all', employers: true };

/** Letters and digits alone, without accents: stricter than our own search, which knows where words end. */
const squeezed = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const foundIn = (text: string) => sought.filter((secret) => squeezed(text).includes(secret));

/** Every byte of the file with its streams inflated, by qpdf and by ourselves, as Latin-1, UTF-16 and hexadecimal. */
const inflatedTexts = (path: string, bytes: Uint8Array) => {
  const unpacked = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], { maxBuffer: 1e9 });
  const raw = Buffer.from(bytes).toString('latin1');
  const own = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
  const whole = [unpacked.toString('latin1'), raw, ...own];
  const hexadecimal = whole.flatMap((text) =>
    [...text.matchAll(/<([0-9a-f]{4,})>/gi)].map(([, digits = '']) =>
      Buffer.from(digits, 'hex').toString('latin1'),
    ),
  );
  return [
    ...whole,
    ...whole.map((text) => text.replaceAll('\0', '')),
    hexadecimal.join('\n'),
    hexadecimal.join('\n').replaceAll('\0', ''),
  ];
};

const everythingIn = async (bytes: Uint8Array<ArrayBuffer>) => {
  const file = openedFile(bytes);
  const read = await readPdfText(bytes.slice());
  return {
    'Poppler, in reading order': file.text('reading'),
    'Poppler, as in the file': file.text('content'),
    'pdf.js': JSON.stringify(read),
    tags: file.info('-struct-text') + file.info('-struct'),
    properties: file.info(),
    XMP: file.info('-meta'),
    links: JSON.stringify(file.links()),
    destinations: file.info('-dests'),
    attachments: execFileSync('pdfdetach', ['-list', file.path], { encoding: 'utf8' }),
    bytes: inflatedTexts(file.path, readFileSync(file.path)).join('\n'),
  };
};

test.each(templates)('$id: no part of a blind file says whose it is', async (template) => {
  const injected = Object.values(secrets).flatMap((secret) =>
    variants.slice(0, 4).map((vary) => vary(secret)),
  );
  const { bytes, hits } = await drawBlindPdf(
    candidateWith(injected),
    choices,
    template,
    options,
    contact,
    files,
  );
  for (const [place, text] of Object.entries(await everythingIn(bytes)))
    expect(foundIn(text), place).toEqual([]);
  expect(hits.length).toBeGreaterThan(10);
  expect(openedFile(bytes).text('content')).toMatch(/Candidate N-014[^]*Ana Reyes/);
});

test('whatever texts say, and wherever, a blind file holds none of it', async () => {
  const secret = fc.tuple(fc.constantFrom(...Object.values(secrets)), fc.constantFrom(...variants));
  await fc.assert(
    fc.asyncProperty(
      fc.array(secret, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...templates),
      async (said, template) => {
        const candidate = candidateWith(said.map(([text, vary]) => vary(text)));
        const { bytes } = await drawBlindPdf(candidate, choices, template, options, contact, files);
        for (const [place, text] of Object.entries(await everythingIn(bytes)))
          expect(foundIn(text), place).toEqual([]);
        const { source, hidden } = blindSource(candidate, choices, contact);
        const docx = await resumeDocx(source, template, { paper: 'a4', watermark: false, photo: 'none' });
        for (const [part, member] of Object.entries(unzipSync(docx))) {
          const xml = new TextDecoder().decode(member);
          expect(foundIn(xml + xml.replace(/<[^>]*>/g, '')), part).toEqual([]);
        }
        expect(leaksInDocx(docx, hidden, ownTexts(harborCrew, contact))).toEqual([]);
      },
    ),
    { numRuns: 5, seed: 34 },
  );
});

test('only the surname may be left out, and employers may stay', async () => {
  const { source } = blindSource(candidateWith([secrets.last]), { names: 'surname', employers: false });
  expect(source.person).toEqual({ firstName: secrets.first, lastName: '', email: '' });
  expect(source.resume.experience[0]?.company).toBe(secrets.employer);
  expect(JSON.stringify(source)).not.toContain(secrets.last);
});

test('the same employer has the same letter', () => {
  const { source } = blindSource(candidateWith(['']), choices);
  expect(source.resume.experience.map(({ company }) => company)).toEqual(['Employer A', 'Employer A']);
});

test('a field that no list knows is not in a blind document', () => {
  const candidate = candidateWith(['']);
  const resume = { ...candidate.source.resume, nickname: 'Quing', particulars: { passport: 'P1' } };
  const later = { ...candidate.source, resume, nickname: 'Quing' } as DocumentSource;
  expect(JSON.stringify(blindSource({ ...candidate, source: later }, choices).source)).not.toMatch(
    /Quing|P1/,
  );
});

test('a file in which the check finds something is not given out', async () => {
  // The template's own words are the candidate's surname: nothing screens them.
  const candidate = candidateWith(['']);
  const source = { ...candidate.source, person: { ...candidate.source.person, lastName: 'Skills' } };
  const drawn = drawBlindPdf(
    { ...candidate, source },
    choices,
    findTemplate('plain'),
    options,
    contact,
    files,
  );
  await expect(drawn).rejects.toThrow(BlindLeak);
  await expect(drawn).rejects.toThrow(
    /was not made, because page 1 would still show a part of the candidate’s name/,
  );
});

test('a recruiter may have the candidate’s surname', async () => {
  const candidate = candidateWith(['']);
  const source = { ...candidate.source, person: { ...candidate.source.person, lastName: 'Reyes' } };
  const drawn = await drawBlindPdf(
    { ...candidate, source },
    choices,
    findTemplate('plain'),
    options,
    contact,
    files,
  );
  expect(openedFile(drawn.bytes).text('reading')).toContain('Ana Reyes');
});
