/** A path for a log, without the tokens that open an application's link or stop e-mails. */
export const withoutSecrets = (path: string): string =>
  path.replace(/^(\/+(?:profile\/+[^/?#]+\/+for|reminders\/+stop)\/+)[^?#]*/i, '$1…');
