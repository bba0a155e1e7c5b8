import type { ReactNode } from 'react';
import type { ContactKind } from '../contact-links';

/** The texts at the top of a profile, which the dashboard shows too. */
export const heroWords = {
  photoOf: (name: string) => `Photo of ${name}`,
  contact: 'Contact details',
  contactKinds: {
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    website: 'Website',
  } satisfies Record<ContactKind, string>,
  lastUpdated: (date: ReactNode) => <>Last updated {date}</>,
};
