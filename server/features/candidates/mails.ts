import { candidateNumber } from '#shared/candidates/number';
import { endOfManilaDay, formatManilaDay } from '#shared/manila-day';
import { rosterPath } from '#shared/candidates/paths';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { Message } from '../../integrations/mail/mail';

const inWords = (day: string) => formatManilaDay(endOfManilaDay(day));

interface Told {
  to: string;
  name: string;
  organization: string;
  contact: string;
  basisDate: string;
  keepUntil: string;
  url: string;
}

/** Tells a person of their record, as the Data Privacy Act asks, with the link to their own page. */
export const tellPersonMail = ({
  to,
  name,
  organization,
  contact,
  basisDate,
  keepUntil,
  url,
}: Told): Message => ({
  to,
  subject: `${isolated(organization)} keeps a record of you`,
  text: [
    `Hello ${isolated(name)},`,
    `${isolated(organization)} keeps your resume on ${product.name} to propose you for jobs. They state that you consented in writing on ${inWords(basisDate)}. The record is kept until ${inWords(keepUntil)} and is deleted after that.`,
    `Open this link to see what is stored. You can correct it, object to its use, delete it at once, or take it over into an account of your own. You need no account:\n${url}`,
    `The link is for you alone. Anyone with it can see your record, so please do not pass it on.`,
    ...(contact ? [`To reach ${isolated(organization)}: ${isolated(contact)}`] : []),
    `You did not consent? Open the link and press Delete. Questions about this email: ${product.supportEmail}`,
    product.name,
  ].join('\n\n'),
});

interface PlanEnd extends Pick<Told, 'to' | 'name' | 'organization' | 'contact' | 'url'> {
  hasAccount: boolean;
  /** The day after which the agency reads nothing, and the one on which all is deleted. */
  closesOn: Date;
  deletedOn: Date;
}

/** Tells a person that the agency's plan has ended, and what becomes of their record. */
export const planEndMail = ({
  to,
  name,
  organization,
  contact,
  hasAccount,
  closesOn,
  deletedOn,
  url,
}: PlanEnd): Message => ({
  to,
  subject: `What happens to your record with ${isolated(organization)}`,
  text: [
    `Hello ${isolated(name)},`,
    `The plan of ${isolated(organization)} on ${product.name} has ended. Until ${formatManilaDay(closesOn)} the agency can still read and download what it keeps of you. After that it can open nothing here, and on ${formatManilaDay(deletedOn)} everything is deleted, unless it renews its plan before.`,
    hasAccount
      ? `You do not have to wait: open “Shared with” in your account to see what the agency has, and press Withdraw to take it back at once:\n${url}`
      : `You do not have to wait: open this link to see what is stored and to delete it at once. You need no account, and the link is for you alone:\n${url}`,
    ...(contact ? [`To reach ${isolated(organization)}: ${isolated(contact)}`] : []),
    `Questions about this email: ${product.supportEmail}`,
    product.name,
  ].join('\n\n'),
});

interface Ending {
  to: string;
  organization: string;
  slug: string;
  records: readonly { number: number; keepUntil: string }[];
  publicUrl: string;
}

const maxListed = 20;

/** Tells an agency which records will be deleted soon, by their numbers alone. */
export const endingMail = ({ to, organization, slug, records, publicUrl }: Ending): Message => {
  const count =
    records.length === 1 ? '1 candidate’s record ends' : `${records.length} candidates’ records end`;
  const listed = records
    .slice(0, maxListed)
    .map(({ number, keepUntil }) => `- ${candidateNumber(number)}: ${inWords(keepUntil)}`);
  const more = records.length - listed.length;
  return {
    to,
    subject: `${isolated(organization)}: ${count} soon`,
    text: [
      `Hello,`,
      `The consent for these records ends soon. After the day, each is deleted with its notes and files:`,
      [...listed, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
      `To keep a record longer, ask the person for a new consent in writing, then enter its day on the candidate’s page.`,
      `Open the list: ${publicUrl}${rosterPath(slug)}?consent=ending`,
      product.name,
    ].join('\n\n'),
  };
};
