/** The address that resume, profile and PDF show: the one the user chose, else the account's. */
export const contactEmailOf = (user: { email: string; contactEmail: string | null }): string =>
  user.contactEmail ?? user.email;
