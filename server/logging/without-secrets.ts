const secretEnds =
  /^(\/+(?:profile\/+[^/?#]+\/+for|join|reminders\/+stop|api\/+applications\/+calendar)\/+)[^?#]*/i;

/** A path for a log, without the tokens that open an application's link, a calendar or an invitation, or stop e-mails. */
export const withoutSecrets = (path: string): string => path.replace(secretEnds, '$1…');
