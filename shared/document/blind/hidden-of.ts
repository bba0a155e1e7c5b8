import type { Particulars } from '#shared/resume/particulars';
import { printedDate } from '#shared/text/partial-date';
import type { DocumentSource } from '../layout/document';
import { fold, nicknamesIn, type HiddenKind, type HiddenString } from './hidden-strings';

export interface BlindChoices {
  /** Only the surname, or all names. */
  names: 'surname' | 'all';
  employers: boolean;
}

/** A candidate as an organization has them: all of it, to know what must not be said. */
export interface Candidate {
  /** Such as 'N-014', within the organization. */
  number: string;
  source: DocumentSource;
  particulars?: Particulars | undefined;
  /** 'Engr.' and ' Jr., RN' around the name, which a full document alone has, and which of them may be a surname ('MAN'). */
  around?: { before: string; after: string; doubtful: string };
}

/** In surnames, without a meaning of their own. */
const particles = new Set([
  'de',
  'del',
  'dela',
  'delos',
  'delas',
  'la',
  'las',
  'los',
  'y',
  'di',
  'da',
  'dos',
  'van',
  'von',
  'jr',
  'sr',
  'ii',
  'iii',
  'iv',
  'ma',
]);

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter(Boolean);

const string = (kind: HiddenKind, text: string, whole = true): HiddenString[] => {
  const folded = fold(text);
  return folded === '' ? [] : [{ kind, folded, whole }];
};

/** The whole and each word that is a name by itself. */
const nameStrings = (kind: HiddenKind, name: string): HiddenString[] => [
  ...(wordsOf(name).every((word) => particles.has(fold(word))) ? [] : string(kind, name)),
  ...wordsOf(name)
    .filter((word) => fold(word).length > 1 && !particles.has(fold(word)))
    .flatMap((word) => string(kind, word)),
];

/**
 * A name without spaces in a longer word, as in a user's name: 'mariasantos', 'msantos2019', 'mcsantos'. Which words are the
 * surname is not known, so each end of the name may be it.
 */
const joinedNames = (first: string, last: string): HiddenString[] => {
  const given = wordsOf(first).map(fold);
  const family = wordsOf(last).map(fold);
  const [firstGiven = ''] = given;
  const joined = family.flatMap((_, from) => {
    const surname = family.slice(from).join('');
    const before = [...given, ...family.slice(0, from)];
    const initials = before.map((word) => word.charAt(0)).join('');
    return [given.join(''), firstGiven, before.join(''), initials, initials.charAt(0)]
      .filter(Boolean)
      .map((start) => start + surname)
      .concat(firstGiven && surname.length > 2 ? surname + firstGiven : []);
  });
  return [...new Set(joined)]
    .filter((folded) => folded.length >= 6)
    .map((folded) => ({ kind: 'name', folded, whole: false }));
};

/** The last nine digits: with or without a country's code or a zero. */
const phoneStrings = (phone: string): HiddenString[] => {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 7 ? [{ kind: 'phone', folded: digits.slice(-9), whole: false }] : [];
};

/** Fewer digits are a year or an amount. */
const numberStrings = (kind: HiddenKind, text: string): HiddenString[] => {
  const folded = fold(text);
  return folded.length >= 5 || (folded.length === 4 && /\p{L}/u.test(folded)) ? string(kind, text) : [];
};

/** Hosts that many people's pages are on. */
const shared =
  /^(?:linkedin|facebook|fb|github|gitlab|instagram|twitter|x|tiktok|youtube|youtu|behance|medium|google|wordpress|blogspot|wixsite)$/;

const linkStrings = (url: string): HiddenString[] => {
  const bare = url
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#]+$/, '');
  const [host = '', ...path] = bare.split('/');
  const name = host.split('.').slice(-2)[0] ?? '';
  const isShared = shared.test(name.toLowerCase());
  const handle = path.filter((part) => part !== '').at(-1) ?? '';
  return [
    ...(fold(bare).length >= 5 ? string('link', bare, false) : []),
    ...(!isShared && fold(host).length >= 5 ? string('link', host, false) : []),
    ...(isShared && fold(handle).length >= 5 ? string('link', handle) : []),
  ];
};

const emailStrings = (email: string): HiddenString[] => {
  const [local = ''] = email.split('@');
  return [
    ...(email.trim() ? string('email', email, false) : []),
    ...(fold(local).length >= 6 ? string('email', local) : []),
  ];
};

const legalForms =
  /[\s,]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|opc|plc|gmbh|pte|pty|s\.?a)\.?$/i;
/** Names that name no one. */
const noEmployer =
  /^(?:self[\s-]?employed|freelance(?:r)?|various|confidential|n\/?a|none|private|family business)$/i;

const employerStrings = (name: string): HiddenString[] => {
  const typed = name.trim();
  if (noEmployer.test(typed)) return [];
  const whole = typed.replace(/\(.*?\)/g, ' ').trim();
  const withoutForm = (text: string) => {
    let core = text.trim();
    for (let i = 0; i < 3; i++) core = core.replace(legalForms, '');
    return core;
  };
  const [beforeComma = ''] = whole.split(',');
  const shortNames = [...typed.matchAll(/\(([^)]{2,})\)/g)].map(([, inner = '']) => inner);
  return [whole, withoutForm(whole), withoutForm(beforeComma), ...shortNames]
    .filter((text) => fold(text).length >= 2)
    .flatMap((text) => string('employer', text));
};

/** Whether a part of a place is a street or a house, which leads to a door. */
export const isStreet = (part: string) =>
  /\d/.test(part) ||
  /(?:^|\s)(?:st|str|street|ave|avenue|road|rd|blvd|boulevard|drive|lane|brgy|bgy|barangay|blk|block|lot|purok|sitio|subd|subdivision|village|vill|unit|floor|bldg|building|phase|zone|compound|condo|condominium|apt|apartment)\.?(?=\s|$)/i.test(
    part,
  );

export const placeParts = (place: string) =>
  place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const addressStrings = (address: string): HiddenString[] => [
  ...(fold(address).length >= 6 ? string('address', address) : []),
  ...placeParts(address)
    .filter((part) => isStreet(part) && fold(part).length >= 5)
    .flatMap((part) => string('address', part)),
];

const dateStrings = (date: string): HiddenString[] => {
  if (date.trim() === '') return [];
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const ways = year
    ? [
        date,
        printedDate(date),
        `${month}/${day}/${year}`,
        `${day}/${month}/${year}`,
        `${Number(month)}/${Number(day)}/${year}`,
      ]
    : [date];
  return ways.filter((text) => fold(text).length >= 6).flatMap((text) => string('particular', text));
};

/** Particulars that a text could say: those that are common words (sex, status, height …) are only never printed. */
const particularStrings = (particulars: Particulars): HiddenString[] => [
  ...dateStrings(particulars.birthDate),
  ...addressStrings(particulars.streetAddress),
  ...[particulars.nextOfKin, particulars.nextOfKin.split(/[,(]/)[0] ?? ''].flatMap((text) =>
    fold(text).length >= 4 ? string('particular', text) : [],
  ),
  ...[particulars.passport, particulars.seamansBook, particulars.visa].flatMap((text) => [
    ...numberStrings('particular', text),
    ...wordsOf(text)
      .filter((word) => /\d/.test(word))
      .flatMap((word) => numberStrings('particular', word)),
  ]),
];

/** All texts in a value. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

/** Every text that a blind document of this candidate may hold nowhere. */
export const hiddenOf = (
  { source, particulars, around }: Candidate,
  choices: BlindChoices,
): HiddenString[] => {
  const { person, resume, profileUrl = '' } = source;
  const entries = [
    ...resume.experience,
    ...resume.education,
    ...resume.projects,
    ...resume.volunteering,
    ...resume.publications,
    ...resume.licenses,
  ];
  const givenNames = nameStrings('name', person.firstName);
  const surnames = nameStrings('name', person.lastName);
  const all = [
    ...surnames,
    ...wordsOf(around?.doubtful ?? '').flatMap((word) => string('name', word)),
    ...string('name', `${person.firstName} ${person.lastName}`),
    ...joinedNames(person.firstName, person.lastName),
    ...(choices.names === 'all'
      ? [
          ...givenNames,
          ...textsOf([resume, source.credentials])
            .flatMap((text) => nicknamesIn(text, [...givenNames, ...surnames]))
            .flatMap((nickname) => string('name', nickname)),
        ]
      : []),
    ...emailStrings(person.email),
    ...phoneStrings(resume.phone),
    ...[
      resume.website,
      profileUrl,
      ...resume.links.map(({ url }) => url),
      ...entries.map(({ link }) => link),
    ].flatMap(linkStrings),
    ...addressStrings(placeParts(resume.location).filter(isStreet).join(', ')),
    ...resume.licenses.flatMap(({ number }) => numberStrings('license number', number)),
    ...resume.references.flatMap(({ name, email, phone }) => [
      ...(fold(name).length >= 4 ? string('reference', name) : []),
      ...emailStrings(email),
      ...phoneStrings(phone),
    ]),
    ...(particulars ? particularStrings(particulars) : []),
    ...(choices.employers
      ? [
          ...resume.experience.flatMap(({ company }) => employerStrings(company)),
          ...resume.seaService.flatMap(({ principal, vessel }) => [
            ...employerStrings(principal),
            ...employerStrings(vessel),
          ]),
          ...resume.references.flatMap(({ company }) => employerStrings(company)),
        ]
      : []),
  ];
  const known = new Map(all.map((one) => [`${one.folded} ${one.whole}`, one]));
  return [...known.values()];
};
