import { createContext, type RefObject } from 'react';
import type { Template } from '#shared/document/template';
import type { FormChanges } from '../../features/resume/editor/save-bar';

/** The resume's form on this page, for what sends the saved resume. */
export interface UnsavedResume {
  changes: RefObject<FormChanges>;
  /** The changes could not be saved: shows the form, which says why. */
  onNotSaved: () => void;
}

interface OpenResume extends UnsavedResume {
  /** As it is chosen here, perhaps not saved yet. */
  template: Template;
}

/** Null on pages without the form. */
export const OpenResumeContext = createContext<OpenResume | null>(null);
