import type { PublicCredential } from '#shared/credentials/schema';
import { withoutParticulars, type Particulars } from '#shared/resume/particulars';
import type { ResumeContent } from '#shared/resume/schema';
import type { Density, PaperName } from '../page-settings';
import type { PublicPerson, PublicResume } from '#shared/public-profile/schema';
import type { MonthStyle } from '#shared/text/partial-date';
import type { TemplateChoices } from './template-design';

export type Weight = 'regular' | 'bold';
export type Font = Weight | `serif-${Weight}`;

/** A font and its file of characters that few documents have. */
export type FontFile = Font | `${Font}-extended`;

/** What a mark is to a reader. Artifacts (watermark, footer, decoration) are not resume content. */
export type Role =
  | 'name'
  | 'title'
  | 'contact'
  | 'heading'
  | 'entry'
  | 'detail'
  | 'paragraph'
  | 'list-item'
  | 'skill'
  /** A run of a table's cell; a heading's row is above the others. */
  | 'table-heading'
  | 'table-cell'
  /** A bullet, a list's number, a separator between items: extracted with the text, part of no item. */
  | 'marker'
  | 'photo'
  | 'signature'
  | 'logo'
  | 'code'
  | 'artifact';

/** One run of text. `baseline` is the glyphs' baseline; `angle` turns it counter-clockwise about (x, baseline). */
export interface TextMark {
  kind: 'text';
  role: Role;
  x: number;
  baseline: number;
  text: string;
  width: number;
  font: Font;
  /** In points. */
  size: number;
  color: string;
  opacity?: number;
  link?: string | undefined;
  angle?: number;
  /** The first run of a paragraph, a heading, an item or an item's marker; runs of its role that follow continue it. */
  starts?: boolean | undefined;
  /** The first run of a row's first cell. */
  startsRow?: boolean | undefined;
  /** A space follows in the text, at the end of a line. */
  space?: boolean | undefined;
  /** Of a list item's marker: the list is part of the item above. */
  nested?: boolean;
  /** The section's id, from page to page; the name and a header's contact details are in none. */
  section?: string | undefined;
  /** The form's field that it was typed in, such as 'experience.2.title'. Only the preview reads it. */
  field?: string | undefined;
}

export interface RectangleMark {
  kind: 'rectangle';
  role: Role;
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  color: string;
}

export interface CircleMark {
  kind: 'circle';
  role: Role;
  x: number;
  y: number;
  radius: number;
  color: string;
}

/** A picture whose corners are round, or a circle; (x, y) is its upper left corner. */
export interface ImageMark {
  kind: 'image';
  role: Role;
  x: number;
  y: number;
  /** The width; the height too, unless there is one. */
  size: number;
  height?: number;
  /** What it shows, for readers who do not see it; without it, it is the photo. */
  alt?: string;
  radius: number;
  url: string;
}

/** An organization's logo in its own proportions; (x, y) is its upper left corner. */
export interface LogoMark {
  kind: 'logo';
  role: Role;
  x: number;
  y: number;
  width: number;
  height: number;
  url: string;
  alt: string;
}

/** A QR code as its dark modules; (x, y) is its upper left corner. */
export interface CodeMark {
  kind: 'code';
  role: Role;
  x: number;
  y: number;
  size: number;
  code: ProfileCode;
}

/** Lengths are in millimetres from the page's upper left corner, type sizes in points. */
export type Mark = TextMark | RectangleMark | CircleMark | ImageMark | LogoMark | CodeMark;

/** A page's marks in paint order, which is reading order for everything but surfaces. */
export type Page = readonly Mark[];

/** Characters of one field, as a reader counts them, that no font has; the document shows a box or nothing instead. */
export interface DocumentWarning {
  field: string;
  characters: readonly string[];
}

export interface Paper {
  name: PaperName;
  width: number;
  height: number;
}

export const papers: Record<PaperName, Paper> = {
  a4: { name: 'a4', width: 210, height: 297 },
  letter: { name: 'letter', width: 215.9, height: 279.4 },
  // 8.5 × 13 in, the Philippine long bond.
  'long-bond': { name: 'long-bond', width: 215.9, height: 330.2 },
};

/** A QR code: the number of its modules in a row, and its dark ones as runs from left to right. */
export interface ProfileCode {
  side: number;
  runs: readonly { x: number; y: number; length: number }[];
  /** What it leads to, for readers who do not see it. */
  alt: string;
}

export interface LaidOutDocument {
  paper: Paper;
  pages: readonly Page[];
  title: string;
  author: string;
  subject: string;
  keywords: readonly string[];
  language: string;
  /** When the content was last changed, as an ISO date: the file's date. */
  updatedAt?: string | undefined;
  warnings: readonly DocumentWarning[];
  /** What a PDF's bookmarks lead to: the headings, in a file of several people below their names. */
  bookmarks?: 'names' | undefined;
  /** What the pages print, for the PDF to carry as a file; without it the PDF carries none. */
  attachment?: string | undefined;
}

/** A logo as it is drawn: its size is only a proportion. */
export interface Logo {
  url: string;
  width: number;
  height: number;
}

/** What an organization puts at the top and at the bottom of every page, in place of the product's own lines. */
export interface Letterhead {
  /** The organization's, which is also the logo's text. */
  name: string;
  logo?: Logo | undefined;
  /** A hex color; templates print in `printableColor` of it. */
  color?: string | undefined;
  header: readonly string[];
  footer: readonly string[];
}

/** Who answers for a candidate: printed in place of the person's own contact details. */
export interface ContactPerson {
  name: string;
  email: string;
  phone: string;
  website: string;
}

/** A resume document's input. Form values are valid input: any text may be empty, untrimmed or too long. */
export interface DocumentSource {
  person: Pick<PublicPerson, 'firstName' | 'lastName' | 'email'>;
  resume: Omit<ResumeContent, 'profilePhotoUrl' | 'particulars'>;
  /** Of the owner's own documents; a template with a form prints those that are switched on. */
  particulars?: Particulars | undefined;
  credentials: readonly (Pick<PublicCredential, 'title' | 'issuer' | 'issuedDate' | 'description'> &
    Partial<Pick<PublicCredential, 'id'>>)[];
  /** In place of the person's own e-mail, phone, website and profile. */
  contact?: ContactPerson | undefined;
  /** The photo's URLs, best first. A painter that cannot load one lays out again with the rest. */
  photoUrls?: readonly string[];
  /** The public profile's full address, printed and linked if given. */
  profileUrl?: string | undefined;
  /** The QR code of that address, where the owner wants one. */
  profileCode?: ProfileCode | undefined;
  /** `as-typed` if not given. */
  monthStyle?: MonthStyle | undefined;
  /** The day (YYYY-MM-DD) to which sea service counts; to every sign off if not given. */
  today?: string | undefined;
  /** When the resume was last saved. */
  updatedAt?: string | undefined;
}

export interface LayoutOptions extends TemplateChoices {
  paper: PaperName;
  watermark: boolean;
  /** `automatic` if not given: tighter where that saves a nearly empty last page, larger where a single page is short. */
  density?: Density;
  /** A language tag for the PDF; the content's own language is not known. */
  language?: string;
  /** Whether the PDF carries what it prints, to be imported again; never under a letterhead. */
  attachData?: boolean;
  /** Whether pages after the first say which they are; they do if not given. A file of several documents has its own numbers. */
  hasPageNumbers?: boolean;
  /** An organization's, in place of the product's own footer. */
  letterhead?: Letterhead | undefined;
}

/** What the server sends for a PDF, or a form's content with its person. */
interface SourceData {
  user: DocumentSource['person'] & Pick<PublicPerson, 'profileImageUrl'>;
  resume: DocumentSource['resume'] &
    Pick<PublicResume, 'profilePhotoUrl'> &
    Partial<PublicResume> & { particulars?: Particulars };
  credentials: DocumentSource['credentials'];
  today?: string;
  monthStyle?: MonthStyle;
}

/** The photo is the resume's own, else the user's profile image. */
export const documentSource = (
  data: SourceData,
  profileUrl?: string,
  profileCode?: ProfileCode,
): DocumentSource => ({
  person: data.user,
  resume: withoutParticulars(data.resume),
  particulars: data.resume.particulars,
  credentials: data.credentials,
  today: data.today,
  photoUrls: [data.resume.profilePhotoUrl, data.user.profileImageUrl].filter((url) => !!url) as string[],
  profileUrl,
  profileCode,
  monthStyle: data.monthStyle,
  updatedAt: data.resume.updatedAt ?? undefined,
});
