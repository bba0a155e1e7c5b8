import { z } from 'zod';
import type { MonthStyle } from '#shared/text/partial-date';
import { accents } from './accents';
import { pairings, type Pairing } from './template';

/** Paper sizes; long bond is the Philippine 8.5 × 13 in. */
export const paperNames = ['a4', 'letter', 'long-bond'] as const;
export type PaperName = (typeof paperNames)[number];

/** How close text is set: as the template says, as it fits its pages (closer or larger), or always close. */
export const densities = ['comfortable', 'automatic', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The shape of the photo, or none; 'automatic' is the template's own. Stored and sent as `photo`, beside `paper` and `density`. */
export const photoShapes = ['automatic', 'round', 'square', 'none'] as const;
export type PhotoShape = (typeof photoShapes)[number];

export const defaultPaper: PaperName = 'a4';
export const defaultDensity: Density = 'automatic';
export const defaultPhotoShape: PhotoShape = 'automatic';

export const defaultMonthStyle: MonthStyle = 'as-typed';

export const attachesDataByDefault = true;

const typefaces = ['automatic', ...(Object.keys(pairings) as Pairing[])] as const;
export type TypefaceChoice = (typeof typefaces)[number];

const headingSizes = ['automatic', 'small', 'large'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const marginWidths = ['automatic', 'narrow', 'wide'] as const;
export type MarginWidth = (typeof marginWidths)[number];

/** What is chosen of a template's look, stored together; 'automatic', or nothing, is as in the template. */
export const designChoices = {
  accent: accents,
  typeface: typefaces,
  headingSize: headingSizes,
  margins: marginWidths,
} as const;

export type Design = { [Name in keyof typeof designChoices]: (typeof designChoices)[Name][number] };

export const design = {
  accent: z.enum(accents).optional(),
  typeface: z.enum(typefaces).optional(),
  headingSize: z.enum(headingSizes).optional(),
  margins: z.enum(marginWidths).optional(),
};

export const designNames = Object.keys(designChoices) as (keyof Design)[];

export const automaticDesign: Design = {
  accent: 'automatic',
  typeface: 'automatic',
  headingSize: 'automatic',
  margins: 'automatic',
};

/** The choices of the look alone among others. */
export const designOf = (
  settings: { [Name in keyof Design]?: Design[Name] | undefined },
  isWanted: (value: string | undefined) => boolean = (value) => value !== undefined,
): Partial<Design> =>
  Object.fromEntries(
    designNames.filter((name) => isWanted(settings[name])).map((name) => [name, settings[name]]),
  );

/** The other settings that are stored with a resume, beside its template. */
export const pageSettingNames = ['paper', 'density', 'photo', 'monthStyle', 'qrCode', 'attachData'] as const;

/** What a resume's owner chose about its pages, as `PUT /api/resume/page` takes it. */
export interface PageSettings extends Design {
  paper: PaperName;
  density: Density;
  photo: PhotoShape;
  monthStyle: MonthStyle;
  /** A QR code of the profile's address beside the contact details. */
  qrCode: boolean;
  /** What the PDF prints as a file within it, so that importing the PDF loses nothing. */
  attachData: boolean;
}

// Countries of Letter in CLDR (paperSize US-Letter) without the Philippines, where employers ask for A4 as often (docs/decisions/resume-sections.md).
const letterRegions = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PR', 'SV', 'VE', 'BZ']);

/** The paper to propose before the user has chosen one, by a language tag such as 'en-PH'. */
export const proposedPaper = (languageTag: string): PaperName => {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(languageTag)?.[1]?.toUpperCase();
  return region && letterRegions.has(region) ? 'letter' : defaultPaper;
};
