import type { Density } from '../page-settings';
import { pairings, type Template, type Typeface } from '../template';
import { space } from '../layout/column';
import { compactVariant } from '../layout/density';
import type { Paper } from '../layout/document';

/**
 * The two typefaces are Office's own: a document names its fonts and does not contain them, and LibreOffice has metrically
 * equal ones. `lineHeight` is that of a line of the font, as a multiple of its size.
 */
const typefaces: Record<
  Typeface,
  { name: string; alternative: string; family: 'swiss' | 'roman'; panose: string; lineHeight: number }
> = {
  sans: {
    name: 'Calibri',
    alternative: 'Carlito',
    family: 'swiss',
    panose: '020F0502020204030204',
    lineHeight: 1.22,
  },
  serif: {
    name: 'Cambria',
    alternative: 'Caladea',
    family: 'roman',
    panose: '02040503050406030204',
    lineHeight: 1.17,
  },
};

/** Calibri and Cambria are smaller on the body than the typefaces of the PDF: so much larger they look alike. */
const typeScale = 1.05;

/** How a document looks, in the template's colors and sizes. Lengths in millimeters, type in points. */
export interface Look {
  template: Template;
  paper: Paper;
  typeface: (typeof typefaces)[Typeface];
  /** Of name and headings. */
  display: (typeof typefaces)[Typeface];
  sizes: { name: number; title: number; heading: number; entry: number; body: number; footer: number };
  /** 240ths of a line. */
  line: number;
  /** Multiplies the spaces between blocks. */
  gaps: number;
  margin: number;
  textWidth: number;
}

export const lookOf = (chosen: Template, paper: Paper, density: Density = 'automatic'): Look => {
  const template = density === 'compact' ? compactVariant(chosen) : chosen;
  const { type, page } = template;
  const pairing = pairings[template.typeface ?? 'sans'];
  const typeface = typefaces[pairing.text];
  return {
    template,
    paper,
    typeface,
    display: typefaces[pairing.display],
    sizes: {
      name: type.name,
      title: type.title,
      heading: type.heading * typeScale,
      entry: type.entry * typeScale,
      body: type.body * typeScale,
      footer: 8,
    },
    line: Math.round((240 * type.lineHeight) / typeScale / typeface.lineHeight),
    gaps: page.gaps ?? 1,
    margin: page.margin,
    textWidth: paper.width - 2 * page.margin,
  };
};

export const gapAbove = ({ gaps }: Look, block: 'section' | 'entry') => space[block] * gaps;
