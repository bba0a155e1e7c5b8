import type { Availability } from '#shared/candidates/schema';
import type { RosterProfession } from '#shared/candidates/facts';
import { blindSource } from '#shared/document/blind/blind-source';
import type { BlindChoices, Candidate } from '#shared/document/blind/hidden-of';

/** What the roster knows of a candidate beside the document. */
interface RosterFacts {
  name: string;
  headline: string;
  place: string;
  profession: RosterProfession;
  years: number;
  licensedUntil: string | null;
  availability: Availability;
  availableOn: string | null;
}

/** The line beside a document on the client's page, as it was when the document was drawn. */
export interface PresentedFacts extends Omit<RosterFacts, 'headline'> {
  /** Such as 'N-014'. */
  number: string;
  /** '' where all names are left out. */
  name: string;
  title: string;
}

/**
 * Of a blind presentation only what the blind document says, which is screened, and facts that are no free text. What a later release adds to a
 * candidate is not in it until it is named here.
 */
export const presentedFacts = (
  candidate: Candidate,
  { name, headline, place, profession, years, licensedUntil, availability, availableOn }: RosterFacts,
  blind: BlindChoices | null,
): PresentedFacts => {
  const rest = { number: candidate.number, profession, years, licensedUntil, availability, availableOn };
  if (!blind) return { ...rest, name, title: headline, place };
  const { person, resume } = blindSource(candidate, blind).source;
  return {
    ...rest,
    name: blind.names === 'all' ? '' : person.firstName,
    title: resume.title,
    place: resume.location,
  };
};
