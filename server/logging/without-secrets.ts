const secretEnds =
  /^(\/+(?:profile\/+[^/?#]+\/+for|reminders\/+stop|api\/+applications\/+calendar)\/+)[^?#]*/i;

/** A path for a log, without the tokens that open an application's link or a calendar, or stop e-mails. */
export const withoutSecrets = (path: string): string => path.replace(secretEnds, '$1…');
