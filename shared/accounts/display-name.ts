/** First and last name if there is a first name, else the email, else 'User'. */
export const displayName = (person: { firstName?: string; lastName?: string; email?: string }) =>
  person.firstName ? [person.firstName, person.lastName].filter(Boolean).join(' ') : person.email || 'User';
