import {
  companyScore,
  degreeScore,
  jobScore,
  looksLikePlace,
  placeScore,
  shareOfSmallWords,
} from '#shared/resume/words';
import { entryDateIn, isDate } from '#shared/text/dates';
import type { Line } from '../geometry/lines';
import { piecesOf } from './pieces';

/** What stands above a list inside an entry, and names nothing. */
const ofLists =
  '(?:highlights|responsibilities|duties|achievements|accomplishments|tasks|courses|coursework)';
export const listLabel = new RegExp(
  `^(?:(?:key|main|job) )?${ofLists}(?:\\s*(?:/|&|and)\\s*${ofLists})?\\s*:?$`,
  'i',
);

/** A date with little beside it, which is no title: 'Team Lead, Mar 2022 – Present' has one, and what is set larger than its date. */
export const isDateLine = (line: Line) => {
  const date = dateOf(line);
  const isMost =
    date && date.text.length > line.text.length * 0.6 && jobScore(line.text) === 0 && !isLargerThanDate(line);
  return (
    date !== undefined &&
    (isMost || isDate(line.text) || (date.isRange === true && isPlace(line.text.replace(date.text, ''))))
  );
};

const isLargerThanDate = ({ cells: [title, date] }: Line) =>
  title !== undefined &&
  date !== undefined &&
  title.size > date.size * 1.05 &&
  isDate(date.text) &&
  !isDate(title.text);

/** 'Digos City, Davao del Sur', beside a date. */
const isPlace = (beside: string) => {
  const text = beside.replace(/^[\s,;|·•–—-]+|[\s,;|·•–—-]+$/g, '');
  return (
    looksLikePlace(text) &&
    text.split(',').length < 3 &&
    placeScore(text) > 0 &&
    jobScore(text) + companyScore(text) === 0
  );
};

/** Until when something is valid says nothing about where an entry begins. */
export const validity = /^(?:valid|expir|exp\.)/i;

export const dateOf = (line: Line) => {
  for (const { text } of piecesOf(line)) {
    const date = validity.test(text) ? undefined : entryDateIn(text);
    if (date) return date;
  }
  return undefined;
};

/** In characters: a shorter line is a name, and between the two the words of a job are. */
const minProse = { short: 30, long: 60 };

/** In its capitalized words; the first may be a verb, as in 'Lead a team'. */
const namesJobOrDegree = (text: string) => {
  const capitals = text.match(/(?<!\S)\p{Lu}\S*/gu) ?? [];
  const names = (/^\S+ (?:of|for|in|at) /.test(text) ? capitals : capitals.slice(1)).join(' ');
  return jobScore(names) > 0 || degreeScore(names) > 0;
};

/** Running text, which is mostly words with small letters. The names of a job, a company and its place are not, however long. */
const isProse = (line: Line) => {
  const isLong = line.text.length > minProse.long;
  if (line.text.length <= minProse.short || piecesOf(line).some(({ text }) => entryDateIn(text)))
    return false;
  if (!isLong && namesJobOrDegree(line.text)) return false;
  return shareOfSmallWords(line.text.replace(/\b(?:valid|issued)\b.*/, '')) > (isLong ? 0.3 : 0.55);
};

export const isBodyLine = (line: Line) =>
  line.isBullet ||
  line.startsBody === true ||
  listLabel.test(line.text) ||
  isProse(line) ||
  (/[.!?]$/.test(line.text.replace(/(?:inc|corp|co|ltd|est|mfg|bros|dept|jr|sr|hrs|pres|no)\.$/i, '')) &&
    !isListOfNames(line));

/** 'Installed split type units': a short sentence, which names nothing. */
export const isPhrase = ({ text }: Line) =>
  /^\p{Lu}\p{Ll}+(?: [\p{Ll}\d][\p{L}\d’'-]*){2,}[.;]?$/u.test(text) &&
  jobScore(text) + degreeScore(text) === 0 &&
  (/^\p{L}+(?:ed|ing)\s/u.test(text) || companyScore(text) === 0);

const maxNames = 140;

/** 'Charge Nurse, Panay Doctors Medical Center, Iloilo City.': what names an entry may end like a sentence. */
const isListOfNames = ({ text }: Line) => {
  const names = text.replace(/\.$/, '').split(/,\s+/);
  return (
    names.length > 1 &&
    text.length <= maxNames &&
    names.every((name) => /^[\p{Lu}\d“"]/u.test(name)) &&
    !/(?<![\p{L}’'])\p{Ll}{4,}/u.test(text)
  );
};
