/** The email on resume, profile and PDF: the user's choice, else the account's. */
export const contactEmailOf = (user: { email: string; contactEmail: string | null }): string =>
  user.contactEmail ?? user.email;
