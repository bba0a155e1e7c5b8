import { z } from 'zod';
import type { ContactPerson, Letterhead } from '#shared/document/layout/document';
import { paperNames } from '#shared/document/page-settings';
import { templateId } from '#shared/document/template-id';
import { line, optionalText } from '#shared/text/schema';

export const letterheadLimits = {
  headerLines: 3,
  footerLines: 2,
  /** Of the file that is chosen. */
  logoBytes: 2 * 1024 * 1024,
} as const;

export const letterheadFields = {
  header: { label: 'Header line', max: 90 },
  footer: { label: 'Footer line', max: 120 },
  name: { label: 'Recruiter', max: 100 },
  email: { label: 'Email', max: 254 },
  phone: { label: 'Phone', max: 20 },
  website: { label: 'Website', max: 200 },
} as const;

export const letterheadMessages = {
  missing: 'Choose a logo first.',
  tooLarge: 'This file is larger than 2 MB. Export the logo as a smaller PNG or SVG, and choose that.',
  wrongType: 'A logo is a PNG, JPG or SVG. Export yours as one of them, and choose that.',
  damaged: 'This picture cannot be read. Export the logo again, and choose the new file.',
  tooManyPixels: 'This picture has too many pixels. Export the logo with at most 4,000 in width.',
  unsafe:
    'This SVG holds a script, an animation or a reference to another file. Export the logo as a plain SVG or a PNG, and choose that.',
  tooComplex: 'This SVG is too complex to draw. Export the logo as a PNG, and choose that.',
} as const;

/** Whether the agency has a public page: none, one for visitors who know its address, or one that search engines list. */
export const publicPages = ['off', 'unlisted', 'listed'] as const;

const email = optionalText(line, letterheadFields.email).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'Invalid email address',
);

/** What documents of an organization look like. The logo is kept beside it, and uploaded by itself. */
export const letterheadDetails = z.strictObject({
  /** '' for the template's own. */
  color: z.string().regex(/^$|^#[0-9a-f]{6}$/, 'Please choose a color, such as #0e7490'),
  header: z.array(optionalText(line, letterheadFields.header)).max(letterheadLimits.headerLines),
  footer: z.array(optionalText(line, letterheadFields.footer)).max(letterheadLimits.footerLines),
  templateId,
  paper: z.enum(paperNames),
  /** In place of the candidates' own. */
  contact: z.strictObject({
    name: optionalText(line, letterheadFields.name),
    email,
    phone: optionalText(line, letterheadFields.phone),
    website: optionalText(line, letterheadFields.website),
  }),
  publicPage: z.enum(publicPages),
});
export type LetterheadDetails = z.infer<typeof letterheadDetails>;

/** A PNG that we drew, as a data URL; its size in pixels. */
const logo = z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() });
export type StoredLogo = z.infer<typeof logo>;

export const letterhead = z.object({
  color: z.string(),
  header: z.array(z.string()),
  footer: z.array(z.string()),
  templateId: z.string(),
  paper: z.enum(paperNames),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), website: z.string() }),
  publicPage: z.enum(publicPages),
  logo: logo.nullable(),
});
export type StoredLetterhead = z.infer<typeof letterhead>;

/** Before anything was chosen. */
export const emptyLetterhead: StoredLetterhead = {
  color: '',
  header: [],
  footer: [],
  templateId: 'plain',
  paper: 'a4',
  contact: { name: '', email: '', phone: '', website: '' },
  publicPage: 'off',
  logo: null,
};

/** The letterhead as documents are laid out with it. */
export const printedLetterhead = (
  name: string,
  { color, header, footer, logo: picture }: Pick<StoredLetterhead, 'color' | 'header' | 'footer' | 'logo'>,
): Letterhead => ({
  name,
  ...(color ? { color } : {}),
  ...(picture ? { logo: picture } : {}),
  header: header.filter(Boolean),
  footer: footer.filter(Boolean),
});

/** The recruiter's details, or none: then the candidates' own are left out all the same. */
export const printedContact = ({ contact }: Pick<StoredLetterhead, 'contact'>): ContactPerson => contact;
