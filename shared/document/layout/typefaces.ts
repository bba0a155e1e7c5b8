import { pairings, type Pairing, type Template, type Typeface } from '../template';
import type { Font, LaidOutDocument, Weight } from './document';
import { addExtendedKerning, addSerif, isExtendedKerned, loadedSerif } from './font-metrics';

const facesOf = (pairing: Pairing): Typeface[] => [
  ...new Set<Typeface>([pairings[pairing].display, pairings[pairing].text]),
];

const loadKerning = {
  sans: async () => (await import('../fonts/sans-extended.generated')).sansExtended,
  serif: async () => (await import('../fonts/serif-extended.generated')).serifExtended,
};

/**
 * Whether documents can be set in this pair, `extended` with Greek and Cyrillic. Until then they are set in the sans, and those
 * scripts without kerning.
 */
export const isTypefaceLoaded = (pairing: Pairing = 'sans', extended = false) =>
  facesOf(pairing).every(
    (typeface) =>
      (typeface === 'sans' || loadedSerif() !== undefined) && (!extended || isExtendedKerned(typeface)),
  );

/** Loads what the layout must know of a typeface. */
export const loadTypeface = async (pairing: Pairing = 'sans', extended = false): Promise<void> => {
  if (!isTypefaceLoaded(pairing)) addSerif((await import('../fonts/serif.generated')).serifTables);
  for (const typeface of facesOf(pairing))
    if (extended && !isExtendedKerned(typeface)) addExtendedKerning(typeface, await loadKerning[typeface]());
};

const greekOrCyrillic = /[\u0370-\u052f]/;

/** Whether a document has Greek or Cyrillic. */
export const hasExtended = ({ pages }: Pick<LaidOutDocument, 'pages'>) =>
  pages.some((page) => page.some((mark) => mark.kind === 'text' && greekOrCyrillic.test(mark.text)));

/** A weight of the template's typeface for the text, or for name and headings. */
export const fontOf = (
  { typeface = 'sans' }: Pick<Template, 'typeface'>,
  weight: Weight,
  part: 'text' | 'display' = 'text',
): Font => (pairings[typeface][part] === 'serif' && loadedSerif() ? `serif-${weight}` : weight);
