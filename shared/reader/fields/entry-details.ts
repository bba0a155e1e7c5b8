import type { Found, ReadEntry, SectionKind } from '#shared/resume/read-resume';
import { companyScore, jobScore } from '#shared/resume/words';
import { dateIn, isDate } from '#shared/text/dates';
import { isNoExpiry } from '#shared/text/partial-date';
import { email, phoneIn } from './contact-patterns';

/** What licenses and references have beside the fields of all entries: numbers, validity, phones and e-mail addresses. */
export const withDetails = (kind: SectionKind, entry: ReadEntry): ReadEntry =>
  kind === 'licenses' ? withLicense(entry) : kind === 'references' ? withReferee(entry) : entry;

const licenseNumber =
  /[\s,;|·(–-]{0,8}(?:\b(?:PRC |professional )?(?:licen[sc]e|lic\.?|registration|reg\.?|certificate|cert\.?|accreditation|credential|PRC|ID)[ \t]*(?:ID|no\.?|number|#)*|\bno\.|\bnumber(?=[ \t]?[:#])|#)[ \t]*[:.#]?[ \t]*((?=[A-Z-]*\d)[A-Z\d][A-Z\d/-]{2,30})(?!\p{L})[)]?/iu;

/** In a cell or between signs, a number needs no label. */
export const bareNumber = /^(?=.*\d{4})(?:[A-Z]{2,6} )?[A-Z\d][A-Z\d/-]{4,30}$/;

/** The number of a license in a text, and the text around it. */
export const licenseNumberIn = (text: string): { value: string; rest: string } | undefined => {
  // 'Registered Nurse (0891234), Professional Regulation Commission'
  const [bracket = '', inside = ''] = / ?\(([^()]{5,30})\)/.exec(text) ?? [];
  if (bareNumber.test(inside) && !isDate(inside)) return { value: inside, rest: text.replace(bracket, '') };
  const last = text.slice(text.lastIndexOf(', ') + 1).trim();
  if (bareNumber.test(last) && !isDate(last))
    return { value: last, rest: text.slice(0, -last.length).replace(/,\s*$/, '') };
  const match = licenseNumber.exec(text);
  if (match?.[1] === undefined) return undefined;
  const rest = `${text.slice(0, match.index)}\n${text.slice(match.index + match[0].length)}`;
  return { value: match[1], rest: rest.trim() };
};

const validity =
  /[\s,;|·(]{0,8}\b(?:(?<=(?:^|[,;|·(])\s{0,3})until|valid(?:ity)?(?: (?:until|thru|through|till|up to|to))?|expir(?:es|y|ation)(?: (?:on|date))?|exp\.)\s*:?\s*/i;

/** Up to the next thing that is said. */
const noExpiry = /^([^,;|·()\n]+)/;

/** Until when a license is valid, and the text around it. */
export const validityIn = (text: string): { value: string; rest: string } | undefined => {
  const label = validity.exec(text);
  const [words = '', ending = ''] = (label && noExpiry.exec(text.slice(label.index + label[0].length))) ?? [];
  if (label && isNoExpiry(ending))
    return {
      value: ending,
      rest: `${text.slice(0, label.index)} ${text.slice(label.index + label[0].length + words.length)}`.trim(),
    };
  const date = label && dateIn(text.slice(label.index + label[0].length).split('\n')[0] ?? '');
  if (!label || !date || date.index > 2) return undefined;
  const end = label.index + label[0].length + date.index + date.text.length;
  const rest = `${text.slice(0, label.index)} ${text.slice(end).replace(/^\)/, '')}`;
  return { value: date.text, rest: rest.trim() };
};

const periodDash = /\s+(?:[-–—]|to|until)\s+|[–—]|(?<=^\d{4})-(?=\d{4}$)/;

/** 'Nov 2017 – Nov 2029' of a license: when it was issued, and until when it is valid. */
const withPeriod = (entry: ReadEntry): ReadEntry => {
  const { duration } = entry;
  const [issued = '', until, ...more] = duration?.text.split(periodDash) ?? [];
  if (!duration || until === undefined || more.length > 0) return entry;
  const validUntil = dateIn(until) && { ...duration, text: until };
  return {
    ...entry,
    duration: { ...duration, text: issued },
    validUntil: entry.validUntil ?? validUntil,
  };
};

/** In characters: numbers and validity are in short texts. */
const maxSearched = 2000;

const textFields = ['headline', 'organization', 'location', 'description'] as const;

/** The entry without the text that `taken` finds in one of its fields, and what was found. */
const takeOut = (
  entry: ReadEntry,
  taken: (text: string) => { value: string; rest: string } | undefined,
): { entry: ReadEntry; found?: Found } => {
  for (const name of textFields) {
    const field = entry[name];
    const out = field && field.text.length <= maxSearched ? taken(field.text) : undefined;
    if (!field || !out) continue;
    const rest = out.rest.replace(/^[\s,;|·–-]+|[\s,;|·–-]+$/g, '').replace(/\n\s*\n/g, '\n');
    return {
      entry: { ...entry, [name]: rest === '' ? undefined : { ...field, text: rest } },
      found: { ...field, text: out.value, confidence: Math.min(field.confidence, 0.85) },
    };
  }
  return { entry };
};

const withLicense = (read: ReadEntry): ReadEntry => {
  const valid = takeOut(withPeriod(read), validityIn);
  const number = takeOut(valid.entry, licenseNumberIn);
  return {
    ...number.entry,
    validUntil: valid.found ?? number.entry.validUntil,
    number: number.found ?? number.entry.number,
  };
};

const label =
  /^(?:e-?mail|phone|mobile|cell(?:phone)?|tel(?:ephone)?|contact(?: no| number)?)\.?\s*[:#–-]?\s*/i;
const minQuoteLength = 60;
/** Words with small letters, which names of positions and companies have few of. */
export const isSentence = (text: string) => (text.match(/(?<![\p{L}’'])\p{Ll}{4,}/gu) ?? []).length > 2;

/** Position, company, phone and e-mail address of a referee, by their shape; a long text is what the referee wrote. */
const withReferee = (entry: ReadEntry): ReadEntry => {
  const source = [entry.organization, entry.location, entry.description].flatMap((found) =>
    found ? found.text.split('\n').map((text) => ({ ...found, text: text.replace(/^- /, '') })) : [],
  );
  const referee: { -readonly [Name in keyof ReadEntry]: ReadEntry[Name] } = {
    ...entry,
    organization: undefined,
    location: undefined,
    description: undefined,
  };
  const facts: Found[] = [];
  const quote: Found[] = [];
  for (const found of source) {
    const address = email.exec(found.text)?.[0];
    const number = phoneIn(found.text);
    if (address) referee.email ??= { ...found, text: address };
    if (number) referee.phone ??= { ...found, text: number };
    const rest = found.text
      .replace(address ?? '', '')
      .replace(number ?? '', '')
      .replace(label, '')
      .replace(/^[\s,;|·–-]+|[\s,;|·–-]+$/g, '');
    if (rest === '' || ((address ?? number) && label.test(`${rest}:`))) continue;
    if ((rest.length >= minQuoteLength && isSentence(rest)) || /^["“'‘]/.test(rest))
      quote.push({ ...found, text: rest });
    else facts.push({ ...found, text: rest });
  }
  const [first, second, ...others] =
    facts.length === 1 ? splitPosition(facts) : facts.flatMap((fact) => splitAt(fact) ?? fact);
  const isReversed =
    first &&
    second &&
    jobScore(first.text) - companyScore(first.text) < jobScore(second.text) - companyScore(second.text);
  const isCompany = first && !second && companyScore(first.text) > jobScore(first.text);
  [referee.role, referee.organization] = isReversed || isCompany ? [second, first] : [first, second];
  const texts = [...others, ...quote];
  const [opening] = texts;
  if (opening)
    referee.description = {
      ...opening,
      text: texts.map(({ text }) => text).join('\n'),
      places: texts.flatMap(({ places }) => places),
    };
  return referee;
};

/** 'Managing Partner at Locsin Ferrer & Co., CPAs' */
const splitAt = (fact: Found, sign = /^(.+?)\s+(?:at|sa)\s+(?=\p{Lu})(.+)$/u): Found[] | undefined =>
  sign
    .exec(fact.text)
    ?.slice(1)
    .map((text) => ({ ...fact, text }));

/** 'Head Nurse, Cebu General Hospital', 'Head Nurse at …' */
const splitPosition = (facts: readonly Found[]): Found[] =>
  facts.flatMap(
    (fact) =>
      splitAt(fact) ??
      splitAt(fact, /^(.+?)(?:,\s+|\s+[–/|-]\s+)(.+)$/) ??
      splitAt(fact, /^(.+?)\s+of\s+(.+)$/) ??
      fact,
  );
