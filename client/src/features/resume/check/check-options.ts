import type { ReactNode } from 'react';
import type { ResumeContent } from '#shared/resume/schema';

/** What the builder knows of a check. */
export interface CheckOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  resume: ResumeContent;
  /** Shows and focuses a field of the form. */
  onEdit: (field: string) => void;
}

/** Renders the check of the form's content; the page supplies what draws and reads the PDF. */
export type RenderCheck = (options: CheckOptions) => ReactNode;
