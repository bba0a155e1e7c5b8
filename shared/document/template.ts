import type { SectionId } from '../resume/sections/section-order';

type TemplateCategory = 'modern' | 'minimalist' | 'creative' | 'classic';
export type Typeface = 'sans' | 'serif';

/** Pairs of a typeface for name and headings and one for the text. */
export const pairings = {
  sans: { display: 'sans', text: 'sans' },
  serif: { display: 'serif', text: 'serif' },
  'serif-headings': { display: 'serif', text: 'sans' },
  'sans-headings': { display: 'sans', text: 'serif' },
} as const satisfies Record<string, { display: Typeface; text: Typeface }>;
export type Pairing = keyof typeof pairings;

/**
 * The parts of a resume that a template puts in order. Contact is in the header where no column lists it. Particulars are
 * the user's own sections that have nothing but rows of a form; without a place of their own they are among 'custom'.
 */
export type Section = 'contact' | 'particulars' | SectionId;

/**
 * Hex colors. The one accent is the template's primary color; everything else is a shade of ink, so that a gray printer loses
 * nothing.
 */
interface Palette {
  ink: string;
  muted: string;
  rule: string;
}

/** Type sizes in points, in quarters, for browsers cut them. `body` is that of details too. `lineHeight` is a multiple of the size. */
interface TypeSizes {
  name: number;
  title: number;
  heading: number;
  entry: number;
  body: number;
  watermark: number;
  lineHeight: number;
}

/**
 * Millimeters. A block starts on a new page when less than `newPageUnder` is left above the page's edge. `gaps` multiplies
 * the spaces between blocks (1 if not given).
 */
export interface PageGeometry {
  margin: number;
  newPageUnder: number;
  gaps?: number;
}

/** Of a rule: the template's color, a light shade or the ink. */
type RuleColor = 'accent' | 'rule' | 'ink';

/**
 * A section's heading on a bar of this color (a `label` is as wide as its text, on a line across the column), behind a tab in
 * the template's color, or with a rule: under it if no place is given (`beside` one in the middle it is on both sides), and as
 * long as the column if no length is. `below` is the space between that and the section's content, `space.underRule` of the
 * layout if not given.
 */
interface HeadingStyle {
  /** Bold if not given. */
  font?: 'regular';
  /** The template's color if not given. */
  color?: 'ink';
  align?: 'center';
  rule?: { thickness: number; length?: number; color: RuleColor; at?: 'above' | 'beside' };
  /** `ink` is the color of text on it, the template's color if not given. */
  bar?: { color: string; padding: number; ink?: string; label?: true };
  tab?: { width: number; gap: number };
  below?: number;
}

/** Skills under each other with a bullet before each, side by side on labels, or in one line with bars between them. */
export type SkillStyle =
  | { as: 'list' }
  | { as: 'labels'; padding: number; gap: number; lineGap: number; cornerRadius: number }
  | { as: 'line' };

/** What a template is to the pickers, the server and local storage; `thumbnail` is a path that we serve. */
interface TemplateFacts {
  id: string;
  name: string;
  description: string;
  category: TemplateCategory;
  thumbnail: string;
  primaryColor: string;
  secondaryColor: string;
  palette: Palette;
  /** Sans if not given. */
  typeface?: Pairing;
  /** The name's weight and color, bold ink if not given. */
  nameStyle?: { font?: 'regular'; color?: 'accent' };
  type: TypeSizes;
  page: PageGeometry;
  /** Tightens whenever that makes a document of two pages one of a single page, however full the second one is. */
  onePage?: true;
  headings: HeadingStyle;
  skills: SkillStyle;
  /** A square whose corners are round: half its size makes it a circle. */
  photo: { size: number; cornerRadius: number };
  /** A stripe in the template's color at the left edge of every page, or at the upper one. */
  edge?: { width: number; at?: 'top' };
  /**
   * A form under a title of its own: everything is in bordered rows. Labels are in a first cell of this width, dates and levels of
   * schools in one of `timeWidth`; `padding` is above and below what is in a cell. It ends with a sentence to sign.
   */
  form?: {
    title: string;
    titleSize: number;
    labelWidth: number;
    timeWidth: number;
    padding: number;
    closing: string;
  };
}

export interface SidebarTemplate extends TemplateFacts {
  layout: 'sidebar-left' | 'sidebar-right';
  /**
   * `padding` is the space between the sidebar's edges and its text, `gutter` between the sidebar and the main column,
   * `surface` its color and `text` the size of its type in points.
   */
  sidebar: { width: number; padding: number; gutter: number; surface: string; text: number };
  sections: { main: readonly Section[]; side: readonly Section[] };
}

/**
 * A band in the template's color or its tint with name, title and photo, and the inks on it. It grows where a long name would
 * come closer than `padding`. The contact details are under it unless it holds them.
 */
export interface HeaderBand {
  height: number;
  padding: number;
  color?: 'tint';
  ink: string;
  muted: string;
  holdsContact?: true;
}

interface WithHeader extends TemplateFacts {
  /** Name, title and contact details are in the middle where no photo is beside them, else at the left. */
  header?: 'centered';
  /** Under the contact details, or around them. */
  headerRule?: { thickness: number; color: RuleColor; gap: number; at?: 'around' };
  headerBand?: HeaderBand;
}

export interface SingleColumnTemplate extends WithHeader {
  layout: 'single-column';
  /** `size` in points, the baseline so many millimeters above the page's edge. */
  footer: { size: number; aboveEdge: number };
  sections: readonly Section[];
}

export interface TwoColumnTemplate extends WithHeader {
  layout: 'two-column';
  gutter: number;
  /** `lead` spans both columns above the `columns`, which read down the left one, then down the right one. */
  sections: { lead: readonly Section[]; columns: readonly Section[] };
}

/** A template in full: all that is drawn follows from it, so that a new one is one file and one line in the list. */
export type Template = SidebarTemplate | SingleColumnTemplate | TwoColumnTemplate;

export const templateCategories = ['all', 'modern', 'minimalist', 'creative', 'classic'] as const;
export type TemplateFilter = (typeof templateCategories)[number];
