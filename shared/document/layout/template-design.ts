import { shadesOf, shadesOfColor, type Shades } from '../accents';
import { printableColor } from '../brand-color';
import type { Design, HeadingSize, MarginWidth, PhotoShape } from '../page-settings';
import type { Template } from '../template';

/** What users choose of a template's look; what is not given is as in the template. */
export type TemplateChoices = { [Name in keyof Design]?: Design[Name] | undefined } & {
  photo?: PhotoShape | undefined;
  /** Of a letterhead, in place of an accent. */
  letterhead?: { color?: string | undefined } | undefined;
};

type Chosen<Choice extends string> = Exclude<Choice, 'automatic'>;

const withPhoto = (template: Template, shape: PhotoShape): Template => {
  const { size } = template.photo;
  return { ...template, photo: { size, cornerRadius: shape === 'round' ? size / 2 : 0 } };
};

const withShades = (template: Template, { color, tint, surface, rule }: Shades): Template => {
  const { primaryColor, secondaryColor, headings } = template;
  const shadeFor = (own: string) =>
    own === primaryColor ? color : own === secondaryColor ? tint : own === '#ffffff' ? own : surface;
  const colored: Template = {
    ...template,
    primaryColor: color,
    secondaryColor: tint,
    palette: { ...template.palette, rule },
    headings: headings.bar
      ? { ...headings, bar: { ...headings.bar, color: shadeFor(headings.bar.color) } }
      : headings,
  };
  if ('sidebar' in colored)
    return { ...colored, sidebar: { ...colored.sidebar, surface: shadeFor(colored.sidebar.surface) } };
  if (!('headerBand' in colored) || !colored.headerBand) return colored;
  const { headerBand } = colored;
  const muted = headerBand.color === 'tint' ? color : tint;
  return { ...colored, headerBand: { ...headerBand, muted } };
};

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const headingScale: Record<Chosen<HeadingSize>, number> = { small: 0.85, large: 1.2 };
/** In points. A heading is never smaller than the headlines below it. */
const maxHeading = 20;

const withHeadings = (template: Template, size: Chosen<HeadingSize>): Template => {
  const { type } = template;
  const heading = Math.round(type.heading * headingScale[size] * 4) / 4;
  return { ...template, type: { ...type, heading: within(heading, type.entry, maxHeading) } };
};

/** In millimeters. */
const marginChange: Record<Chosen<MarginWidth>, number> = { narrow: -5, wide: 5 };
/** A printer needs a few, and the footer is below the text. */
const [minMargin, maxMargin] = [12, 27];
const belowText = 5;

const withMargins = (template: Template, margins: Chosen<MarginWidth>): Template => {
  const { page } = template;
  const margin = within(page.margin + marginChange[margins], minMargin, maxMargin);
  const newPageUnder = page.newPageUnder + margin - page.margin;
  const changed = { ...template, page: { ...page, margin, newPageUnder } };
  if (!('footer' in changed)) return changed;
  const aboveEdge = Math.min(changed.footer.aboveEdge, margin - belowText);
  return { ...changed, footer: { ...changed.footer, aboveEdge } };
};

const applied = (
  template: Template,
  {
    photo = 'automatic',
    accent = 'automatic',
    typeface = 'automatic',
    headingSize = 'automatic',
    margins = 'automatic',
    letterhead,
  }: TemplateChoices,
): Template => {
  let designed = template;
  if (photo !== 'automatic') designed = withPhoto(designed, photo);
  const brand = letterhead?.color === undefined ? undefined : printableColor(letterhead.color);
  if (brand !== undefined) designed = withShades(designed, shadesOfColor(brand));
  else if (accent !== 'automatic') designed = withShades(designed, shadesOf(accent));
  if (typeface !== 'automatic') designed = { ...designed, typeface };
  if (headingSize !== 'automatic') designed = withHeadings(designed, headingSize);
  if (margins !== 'automatic') designed = withMargins(designed, margins);
  return designed;
};

const maxKnown = 500;
const known = new WeakMap<Template, Map<string, Template>>();

/** The template in the look that the user chose. Cached: its densities are, by template, and every keystroke lays out. */
export const withDesign = (template: Template, choices: TemplateChoices): Template => {
  const { photo, accent, typeface, headingSize, margins, letterhead } = choices;
  const byChoice = known.get(template) ?? new Map<string, Template>();
  known.set(template, byChoice);
  const key = [photo, accent, typeface, headingSize, margins, letterhead?.color].join(' ');
  const made = byChoice.get(key) ?? applied(template, choices);
  // Colors of letterheads are any number.
  if (byChoice.size > maxKnown) byChoice.clear();
  byChoice.set(key, made);
  return made;
};
