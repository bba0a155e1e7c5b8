const secretEnds =
  /^(\/+(?:profile\/+[^/?#]+\/+for|join|candidate|consent|presented|reminders\/+stop|api\/+applications\/+calendar)\/+)[^?#]*/i;

/** A path for a log, without the tokens that open an application's link, a calendar, an invitation, a request for consent, a presentation or a candidate’s record, or stop e-mails. */
export const withoutSecrets = (path: string): string => path.replace(secretEnds, '$1…');
