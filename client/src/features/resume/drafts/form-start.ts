import type { Resume } from '#shared/resume/schema';
import { formOf, type FormContent } from '../form/form-content';
import type { Draft } from './local-drafts';

/** What the form opens with. */
export interface FormStart {
  content: FormContent;
  /** The version of the resume that the content started from. */
  version: number;
  /** The server's draft that the content is or continues; null without one. */
  acknowledged: string | null;
  /** Revisions that an earlier visit sent without an answer. */
  unconfirmed: string[];
  /** The server's draft that is only offered: new typing takes its place there. */
  beside: string | null;
  /** When the server stored the content; null if it did not. */
  savedAt: string | null;
  /** The draft in this browser that the content is from. */
  restored: Draft | null;
  /** Other typing, to be offered. */
  offered: Draft[];
}

/** The resume as it was saved. */
export const startOf = (resume: Resume): FormStart => ({
  content: formOf(resume),
  version: resume.version,
  acknowledged: null,
  unconfirmed: [],
  beside: null,
  savedAt: null,
  restored: null,
  offered: [],
});
