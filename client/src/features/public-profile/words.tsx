import type { ReactNode } from 'react';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { ContactKind } from './contact-links';

/** The texts that profiles and credential pages share. Dates are formatted. */
export const publicWords = {
  opensInNewTab: '(opens in a new tab)',
  goHome: 'Go to Home',
  validUntil: (date: string) => `until ${date}`,
  expiredOn: (date: string) => `on ${date}`,
  certificateAt: (host: string) => `Certificate at ${host}`,
  checkWith: (register: string) => `Check with ${register}`,
  licenseNumber: 'License No.',
};

/** The texts of a profile. Dates are formatted. */
export const profileWords = {
  loading: 'Loading profile',
  download: {
    action: 'Download Resume PDF',
    preparing: 'Preparing PDF…',
    failed: 'The PDF could not be made. Please try again.',
  },
  saveContact: 'Save Contact',
  /** The page has room for a person's summary without the document's longer heading. */
  summary: 'Summary',
  seaServiceColumns: [
    'Vessel',
    'Type, flag',
    'GRT/DWT, engine',
    'Rank',
    'Principal or agency',
    'Sign on, sign off',
  ],
  showMore: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  enteredBy: (owner: ReactNode) => (
    <>
      Entered by {owner}. {product.name} does not verify licenses; check with the issuer.
    </>
  ),
  unnamedOwner: 'the profile’s owner',
  issued: (date: string) => `Issued ${date}`,
  askForNumber: {
    action: 'Ask for the number',
    of: (license: string) => `Ask for the number: ${license}`,
    mail: (license: string, firstName: string) => ({
      subject: `License number: ${license}`,
      body: `Hello${firstName && ` ${firstName}`},\r\n\r\nI saw “${license}” on your ${product.name} profile and would like to verify it. Could you please send me the license number?\r\n\r\nThank you.`,
    }),
  },
  credentialDetails: 'Details',
  referencesOnRequest: 'Available on request',
  emptyTitle: 'Nothing here yet',
  empty: (name: string) => `${isolated(name)} has not added any experience, skills or credentials yet.`,
  owner: {
    title: 'Your profile is still empty',
    hint: 'Add your title, experience and skills, and they appear here.',
    action: 'Fill in My Resume',
  },
  // The specification's words.
  notFoundTitle: 'Profile Not Found',
  notFound: "The profile you're looking for doesn't exist.",
};

/** The texts at the top of a profile, which the dashboard shows too. */
export const heroWords = {
  photoOf: (name: string) => `Photo of ${isolated(name)}`,
  contact: 'Contact details',
  contactKinds: {
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    website: 'Website',
  } satisfies Record<ContactKind, string>,
  lastUpdated: (date: ReactNode) => <>Last updated {date}</>,
};
