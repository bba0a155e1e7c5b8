import { onPaper } from './contrast';

/** Colors for names, headings and surfaces in place of the template's own, which `automatic` leaves as they are. */
const colors = {
  ocean: '#0b5c86',
  forest: '#166534',
  wine: '#8a1c3b',
  plum: '#6b2c91',
  rust: '#9a3412',
  graphite: '#374151',
} as const;

type Color = keyof typeof colors;
export const accents = ['automatic', ...(Object.keys(colors) as Color[])] as const;
export type Accent = (typeof accents)[number];

export interface Shades {
  color: string;
  /** Behind labels and headings, and text on the color. */
  tint: string;
  /** Behind a sidebar. */
  surface: string;
  rule: string;
}

/** The color itself; undefined where the template's own stays. */
export const accentColor = (accent: Accent) => (accent === 'automatic' ? undefined : colors[accent]);

export const shadesOfColor = (color: string): Shades => ({
  color,
  tint: onPaper(color, 0.13),
  surface: onPaper(color, 0.07),
  rule: onPaper(color, 0.32),
});

export const shadesOf = (accent: Color): Shades => shadesOfColor(colors[accent]);
