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

/**
 * A name in one line as a given name and the rest. Which of the words in between is a second given name or the mother's cannot be
 * known: they count as surnames, so that a document without the surname holds none.
 */
const splitName = (name: string): { firstName: string; lastName: string } => {
  const [family = '', given] = name.split(',').map((part) => part.trim());
  const words = (given ? `${given} ${family}` : family).split(/\s+/).filter(Boolean);
  // 'Ma. Cristina' is one given name.
  const isShort = /^(?:ma|sta|sto)\.?$/i.test(words[0] ?? '') && words.length > 2;
  const first = words.slice(0, isShort ? 2 : 1).join(' ');
  return { firstName: first, lastName: words.slice(isShort ? 2 : 1).join(' ') };
};

/** What a document of the candidate is made of. */
export const sourceOf = ({ number, name, email, content }: RosterCandidate): Candidate => {
  // What an earlier release stored has none of the later fields.
  const whole = { ...emptyResume, ...content };
  return {
    number,
    source: { person: { ...splitName(name), email }, resume: withoutParticulars(whole), credentials: [] },
    particulars: whole.particulars,
  };
};

/** The source of a full document: the recruiter's contact details in place of the candidate's, no photo and no particulars. */
export const fullSource = ({ source }: Candidate, contact: ContactPerson): DocumentSource => {
  const { particulars: _never, profileUrl: _own, profileCode: _code, ...rest } = source;
  return { ...rest, photoUrls: [], contact };
};
