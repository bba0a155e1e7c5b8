import type { ParsedPdf } from './parsed-pdf';

/**
 * A rule of PDF/UA-1. Its id is the failure condition of the Matterhorn Protocol 1.02, or the clause of the standard where
 * the protocol has none.
 */
export interface Rule {
  id: string;
  /** The failure. */
  what: string;
  /** Where the file fails. */
  failures: (pdf: ParsedPdf) => string[];
}

export const rule = (id: string, what: string, failures: Rule['failures']): Rule => ({ id, what, failures });

/** A failure of the whole file. */
export const unless = (holds: boolean, where = 'the file') => (holds ? [] : [where]);
