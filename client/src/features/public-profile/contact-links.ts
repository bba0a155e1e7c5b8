import { groupPhone } from '#shared/resume/phone';
import { withoutInvisible } from '#shared/text/invisible';
import { webAddress } from '#shared/text/web-address';
import { mailAddress, phoneAddress } from '../../lib/contact-addresses';

export type ContactKind = 'email' | 'phone' | 'location' | 'website';

/** A contact detail. Without `href` it is shown as text, because its URL is unsafe. */
export interface ContactDetail {
  kind: ContactKind;
  text: string;
  href?: string;
}

interface Contact {
  email: string;
  phone: string;
  location: string;
  website: string;
}

/** The non-empty ones of email, phone, location and website, in that order, linked where that is safe. */
export const contactDetails = ({ email, phone, location, website }: Contact): ContactDetail[] => [
  ...detail('email', email, mailAddress(email)),
  ...detail('phone', phone, phoneAddress(phone), groupPhone(phone.trim())),
  ...detail('location', location),
  ...detail('website', website, webAddress(website), webAddress(website) && shortWebsite(website)),
];

const detail = (kind: ContactKind, value: string, href?: string, short?: string): ContactDetail[] => {
  const text = withoutInvisible(short || value.trim());
  return text === '' ? [] : [href === undefined ? { kind, text } : { kind, text, href }];
};

/** A path on our own origin; undefined for anything else. */
export const ownAddress = (value: string): string | undefined =>
  /^\/(?![/\\])/.test(value) ? value : undefined;

/** Where a credential's file opens: a path on our own origin or a web address; undefined for anything else. */
export const fileAddress = (value: string) => ownAddress(value) ?? webAddress(value);

/** 'https://www.example.com/' reads as 'example.com'. */
const shortWebsite = (website: string) =>
  website
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
