import { product } from '#shared/product';

interface Named {
  firstName: string;
  lastName: string;
}

/** First and last name as a profile shows them; 'Professional' when both are empty. */
export const profileName = ({ firstName, lastName }: Named) =>
  [firstName.trim(), lastName.trim()].filter(Boolean).join(' ') || 'Professional';

/** The title of a profile's page, the same in the server's HTML and after navigation: 'Maria Santos – Nurse | Husay'. */
export const profileTitle = ({ user, resume }: { user: Named; resume: { title: string } }) =>
  `${[profileName(user), resume.title.trim()].filter(Boolean).join(' – ')} | ${product.name}`;
