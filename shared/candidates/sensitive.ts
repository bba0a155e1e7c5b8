import { noParticulars, particularFields, particularNames } from '#shared/resume/particulars';
import type { ResumeContent } from '#shared/resume/schema';

/** The labels of the sensitive particulars that have a text: 'Date of birth', 'Passport'. */
export const sensitiveLabels = ({ particulars }: Pick<ResumeContent, 'particulars'>): string[] =>
  particularNames
    .filter((name) => particulars[name].trim() !== '')
    .map((name) => particularFields[name].label);

/**
 * What may be stored of a content: particulars only where the person's consent to them is recorded. `dropped` names those that
 * were left out, to be said.
 */
export const storableContent = (
  content: ResumeContent,
  hasSensitiveConsent: boolean,
): { content: ResumeContent; dropped: string[] } =>
  hasSensitiveConsent
    ? { content, dropped: [] }
    : { content: { ...content, particulars: noParticulars }, dropped: sensitiveLabels(content) };
