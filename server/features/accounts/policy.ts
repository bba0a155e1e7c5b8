interface SignIn {
  email: string;
  emailVerified: boolean;
}

/** A sign-in makes an administrator of everyone with a verified email in ADMIN_EMAILS. */
export const isAdministrator = ({ email, emailVerified }: SignIn, adminEmails: readonly string[]): boolean =>
  emailVerified && adminEmails.includes(email.toLowerCase());
