import { emptyResume } from '#shared/resume/empty-resume';
import { withoutParticulars } from '#shared/resume/particulars';
import type { ResumeContent } from '#shared/resume/schema';
import type { Candidate } from '../blind/hidden-of';
import type { ContactPerson, DocumentSource } from '../layout/document';

/** A candidate as an organization stores them. */
export interface RosterCandidate {
  /** Such as 'N-014'. */
  number: string;
  name: string;
  email: string;
  content: ResumeContent;
}

/** Before a name, and after it; they are typed with and without dots. */
const titles = new Set('mr mrs ms dr engr atty arch prof capt'.split(' '));
const generations = new Set('jr sr ii iii iv'.split(' '));
const letters = new Set(
  'rn usrn bsn lpt cpa md phd edd llb dmd dba mba msn dnp maed mpa msw bsed beed bsba rm rmt rpt ptrp otrp rrt rph rnd rgc rpsy rsw rcrim rche pece chra pmp'.split(
    ' ',
  ),
);
/** In small letters they may be words of a name. */
const capitals = new Set('mn jd ece rce rme pme rpm reb cia cma cfa emt mt rt'.split(' '));
/** Surnames, too: in capitals they are letters beside a name that has small ones, and a blind document hides them nevertheless. */
const surnames = new Set('man ree pee ee ce rea'.split(' '));
/** No given name begins with them. */
const family = /^(?:dela|delos|delas|del|de|san|sta|santa)$/i;

/**
 * A name in one line as a given name and the rest, without titles where two words are left. Which of the words in between is a
 * second given name or the mother's cannot be known: they count as surnames, so that a document without the surname holds none.
 */
const splitName = (name: string) => {
  const parts = name.split(',').map((part) => part.split(/\s+/).filter(Boolean));
  const isOf = (kind: Set<string>, word = '') =>
    // 'Md' is short for a given name.
    !/^Md\.?$/.test(word) && kind.has(word.replaceAll('.', '').toLowerCase());
  const isMixed = /\p{Ll}/u.test(name);
  const isLetters = (word = '') =>
    isOf(letters, word) || (isOf(capitals, word) && word === word.toUpperCase());
  const taken = { before: '', after: '', doubtful: '' };
  const bare = parts.map((part, index) => {
    const mayBe = (word: string, place: number) =>
      isOf(surnames, word) &&
      word === word.toUpperCase() &&
      (isMixed || index > 0 || part.slice(1, place).some(isLetters));
    const isSuffix = (word: string, place: number) =>
      isOf(generations, word) || isLetters(word) || mayBe(word, place);
    const from = isOf(titles, part[0]) ? 1 : 0;
    const to = Math.max(from, part.findLastIndex((word, place) => !isSuffix(word, place)) + 1);
    taken.before += part
      .slice(0, from)
      .map((word) => `${word} `)
      .join('');
    for (const [place, word] of part.entries()) {
      if (place < to) continue;
      taken.after += `${isOf(generations, word) ? '' : ','} ${word}`;
      if (isOf(surnames, word)) taken.doubtful += ` ${word}`;
    }
    return part.slice(from, to);
  });
  const named = bare.filter(({ length }) => length > 0);
  // 'Dela Cruz, JD' has no other given name.
  const isBare =
    named.flat().length >= 2 && (named.length > 1 || parts.length < 2 || !family.test(named[0]?.[0] ?? ''));
  const [surname = [], given = [], ...rest] = isBare ? named : parts.filter(({ length }) => length > 0);
  const words = [...given, ...surname, ...rest.flat()];
  // 'Ma. Cristina' is one given name.
  const isShort = /^(?:ma|sta|sto)\.?$/i.test(words[0] ?? '') && words.length > 2;
  const first = words.slice(0, isShort ? 2 : 1).join(' ');
  const person = { firstName: first, lastName: words.slice(isShort ? 2 : 1).join(' ') };
  return { person, ...(isBare && { around: taken }) };
};

/** What a document of the candidate is made of. */
export const sourceOf = ({ number, name, email, content }: RosterCandidate): Candidate => {
  // What an earlier release stored has none of the later fields.
  const whole = { ...emptyResume, ...content };
  const { person, around } = splitName(name);
  return {
    number,
    source: { person: { ...person, email }, resume: withoutParticulars(whole), credentials: [] },
    particulars: whole.particulars,
    ...(around && { around }),
  };
};

/** The source of a full document: the recruiter's contact details in place of the candidate's, no photo and no particulars. */
export const fullSource = ({ source, around }: Candidate, contact: ContactPerson): DocumentSource => {
  const { particulars: _never, profileUrl: _own, profileCode: _code, ...rest } = source;
  const { before = '', after = '' } = around ?? {};
  const { firstName, lastName, email } = source.person;
  const person = { firstName: before + firstName, lastName: lastName + after, email };
  return { ...rest, person, photoUrls: [], contact };
};
