/** A path for a log: the token of an application's link opens it, so it is left out. */
export const withoutSecrets = (path: string): string =>
  path.replace(/^(\/+profile\/+[^/?#]+\/+for\/+)[^?#]*/i, '$1…');
