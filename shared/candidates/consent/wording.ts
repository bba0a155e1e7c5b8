import { formatManilaDay, endOfManilaDay } from '#shared/manila-day';
import { yearsLater, daysLater } from '../retention';

/** Changes with every change of the words below. */
export const consentWordingVersion = '2026-11-27.2';

/** Years that a consent in an account covers at most. */
const maxYearsConsented = 2;

/**
 * Days for which a request can be answered, how many are open at once, how many go to one address in a day, and days without another
 * one to an address that declined.
 */
export const requestLimits = { days: 14, open: 500, perAddress: 3, purpose: 300, declinedDays: 30 } as const;

/** Parts of a record beside the resume itself, each of which the person gives or keeps. */
export const consentParts = ['contact', 'credentials', 'particulars'] as const;
export type ConsentPart = (typeof consentParts)[number];
export type ConsentParts = Record<ConsentPart, boolean>;

const consentPartNames: Record<ConsentPart, string> = {
  contact: 'my email, phone, website, links and the references in my resume',
  credentials: 'the names of my credentials',
  particulars: 'my personal particulars, such as date of birth, civil status, religion and passport',
};

/** Why a last day is none that a consent can have, as a message; undefined where it is one. Days in Manila. */
export const lastDayProblem = (
  endsOn: string,
  { today, latest }: { today: string; latest: string },
): string | undefined => {
  if (endsOn <= today)
    return `Choose a day after today, such as ${daysLater(today, 90) < latest ? daysLater(today, 90) : latest}.`;
  if (endsOn > latest) return `Choose ${latest} or an earlier day.`;
  return undefined;
};

/** The last day that an agency may ask for. */
export const latestAskedDay = (today: string): string => yearsLater(today, maxYearsConsented);

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join('; ')}; and ${names.at(-1) ?? ''}`;

export interface ConsentFacts {
  organization: string;
  /** As declared; '' for none. */
  licenseNumber: string;
  purpose: string;
  /** What the shared resume is called. */
  resume: string;
  parts: ConsentParts;
  endsOn: string;
}

/**
 * What a person agrees to, in the words that they read and that are stored. Specific, as the Data Privacy Act of 2012 asks: who,
 * for what, which contents and until when.
 */
export const consentWording = ({
  organization,
  licenseNumber,
  purpose,
  resume,
  parts,
  endsOn,
}: ConsentFacts): string => {
  const license = licenseNumber ? ` (declared license: ${licenseNumber})` : '';
  const given = consentParts.filter((part) => parts[part]).map((part) => consentPartNames[part]);
  const kept = consentParts.filter((part) => !parts[part]).map((part) => consentPartNames[part]);
  return [
    `I allow ${organization}${license} to keep and use a copy of my name and my resume “${resume}”${
      given.length > 0 ? `, with ${listed(given)}` : ''
    }.`,
    `Purpose: ${purpose}`,
    ...(kept.length > 0 ? [`Not included: ${listed(kept)}.`] : []),
    `My consent lasts until ${formatManilaDay(endOfManilaDay(endsOn))}. I can withdraw it at any time under “Shared with”: the copy is then deleted at once. What ${organization} has sent to others before that stays with them, and I see what its log says of it.`,
  ].join('\n');
};
