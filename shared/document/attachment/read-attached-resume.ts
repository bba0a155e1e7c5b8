import { z } from 'zod';
import { emptyResume } from '../../resume/empty-resume';
import { noParticulars } from '../../resume/particulars';
import { maxResumeBytes, resumeContent, type ResumeContent } from '../../resume/schema';
import { sectionBeyondTotal } from '../../resume/sections/schema';
import { completeContent } from '../../resume/stored-content';
import { monthStyles } from '#shared/text/partial-date';
import {
  automaticDesign,
  defaultMonthStyle,
  densities,
  design,
  paperNames,
  photoShapes,
} from '../page-settings';
import { attachmentFormat, attachmentVersion, type AttachedResume } from './attached-resume';

const shortText = z.string().max(500).default('');

const attachment = z.strictObject({
  format: z.literal(attachmentFormat),
  version: z.literal(attachmentVersion),
  person: z.strictObject({ firstName: shortText, lastName: shortText, email: shortText }).prefault({}),
  resume: z.record(z.string(), z.unknown()).default({}),
  credentials: z
    .array(
      z.strictObject({ title: shortText, issuer: shortText, issuedDate: shortText, description: shortText }),
    )
    .max(200)
    .default([]),
  page: z.strictObject({
    paper: z.enum(paperNames),
    density: z.enum(densities),
    photo: z.enum(photoShapes),
    monthStyle: z.enum(monthStyles).default(defaultMonthStyle),
    ...design,
  }),
  template: z.string().max(100),
});

/** A larger attachment is not read: a resume has no room for it. */
const maxAttachmentBytes = maxResumeBytes;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The content with everything that was left out as empty; undefined if it is not a resume within its limits. */
const readContent = (attached: Record<string, unknown>): ResumeContent | undefined => {
  if (Object.keys(attached).some((name) => !Object.hasOwn(emptyResume, name))) return undefined;
  try {
    const content = resumeContent.safeParse(completeContent({ ...attached, sections: attached }));
    return content.success && !sectionBeyondTotal(content.data) ? content.data : undefined;
  } catch {
    // Its lists are not lists of entries.
    return undefined;
  }
};

/**
 * Reads the attachment of one of our PDFs. Undefined for anything else, also where a later release wrote it or the limits
 * changed: such a file is read by its pages. Never throws.
 */
export const readAttachedResume = (text: string): AttachedResume | undefined => {
  if (text.length > maxAttachmentBytes) return undefined;
  const parsed = attachment.safeParse(parseJson(text));
  const resume = parsed.success ? readContent(parsed.data.resume) : undefined;
  if (!parsed.success || !resume) return undefined;
  const { person, credentials, page, template } = parsed.data;
  // A photo's address and a credential's id lead to files of an account. A save with another's id is refused.
  const licenses = resume.licenses.map((license) => ({ ...license, credentialId: '' }));
  return {
    person,
    resume: { ...resume, profilePhotoUrl: '', licenses, particulars: noParticulars },
    credentials,
    page: { ...automaticDesign, ...page },
    template,
  };
};
