import type { ReactNode } from 'react';
import { product } from '#shared/product/product';

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
  showMore: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  enteredBy: (owner: ReactNode) => (
    <>
      Entered by {owner}. {product.name} does not verify licenses; check with the issuer.
    </>
  ),
  unnamedOwner: 'the profile’s owner',
  issued: (date: string) => `Issued ${date}`,
  seeCredential: 'See the credential',
  credentialDetails: 'Details',
  referencesOnRequest: 'Available on request',
  emptyTitle: 'Nothing here yet',
  empty: (name: string) => `${name} has not added any experience, skills or credentials yet.`,
  owner: {
    title: 'Your profile is still empty',
    hint: 'Add your title, experience and skills, and they appear here.',
    action: 'Fill in My Resume',
  },
  // The specification's words.
  notFoundTitle: 'Profile Not Found',
  notFound: "The profile you're looking for doesn't exist.",
};
