import { createContext, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Template } from '#shared/document/template';
import type { FormChanges } from '../../features/resume/editor/save-bar';

/** The form's changes as it reported them last, for what is outside of it. */
export interface ReportedChanges extends RefObject<FormChanges> {
  report: (changes: FormChanges) => void;
  subscribe: (listener: () => void) => () => void;
}

const reportedChanges = (): ReportedChanges => {
  const listeners = new Set<() => void>();
  const reported: ReportedChanges = {
    current: { isUnsaved: false, save: () => Promise.resolve(true), edit: () => {}, design: () => {} },
    report: (changes) => {
      reported.current = changes;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return reported;
};

/** Renders nothing when changes are reported: what shows them uses `useIsUnsaved`. */
export const useReportedChanges = () => useState(reportedChanges)[0];

/** Whether the form has unsaved changes. */
export const useIsUnsaved = (changes: ReportedChanges) =>
  useSyncExternalStore(changes.subscribe, () => changes.current.isUnsaved);

/** The resume's form on this page, for what sends the saved resume. */
export interface UnsavedResume {
  changes: ReportedChanges;
  /** The changes could not be saved: shows the form, which says why. */
  onNotSaved: () => void;
}

interface OpenResume extends UnsavedResume {
  /** As it is chosen here, perhaps not saved yet. */
  template: Template;
}

/** Null on pages without the form. */
export const OpenResumeContext = createContext<OpenResume | null>(null);
