import { shadesOf, type Accent } from '../accents';
import type { Design, PhotoShape } from '../page-settings';
import type { Template } from '../template';

/** What users choose of a template's look; what is not given is as in the template. */
export type TemplateChoices = { [Name in keyof Design]?: Design[Name] | undefined } & {
  photo?: PhotoShape | undefined;
};

const withPhoto = (template: Template, shape: PhotoShape): Template => {
  const { size } = template.photo;
  return { ...template, photo: { size, cornerRadius: shape === 'round' ? size / 2 : 0 } };
};

const withAccent = (template: Template, accent: Exclude<Accent, 'automatic'>): Template => {
  const { color, tint, surface, rule } = shadesOf(accent);
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
  // On a tint the text is the ink.
  return headerBand.color === 'tint' ? colored : { ...colored, headerBand: { ...headerBand, muted: tint } };
};

const applied = (template: Template, { photo = 'automatic', accent = 'automatic' }: TemplateChoices) => {
  const shaped = photo === 'automatic' ? template : withPhoto(template, photo);
  return accent === 'automatic' ? shaped : withAccent(shaped, accent);
};

const known = new WeakMap<Template, Map<string, Template>>();

/** The template in the look that the user chose. Cached: its densities are, by template, and every keystroke lays out. */
export const withDesign = (template: Template, choices: TemplateChoices): Template => {
  const { photo, accent } = choices;
  const byChoice = known.get(template) ?? new Map<string, Template>();
  known.set(template, byChoice);
  const key = [photo, accent].join(' ');
  const made = byChoice.get(key) ?? applied(template, choices);
  byChoice.set(key, made);
  return made;
};
