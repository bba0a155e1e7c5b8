import type { Template, Typeface } from '../template';
import type { Font, LaidOutDocument, Weight } from './document';
import { addExtendedKerning, addSerif, isExtendedKerned, loadedSerif } from './font-metrics';

const loadKerning = {
  sans: async () => (await import('../fonts/sans-extended.generated')).sansExtended,
  serif: async () => (await import('../fonts/serif-extended.generated')).serifExtended,
};

/**
 * Whether documents can be set in it, `extended` with Greek and Cyrillic. Until then they are set in the sans, and those
 * scripts without kerning.
 */
export const isTypefaceLoaded = (typeface: Typeface = 'sans', extended = false) =>
  (typeface === 'sans' || loadedSerif() !== undefined) && (!extended || isExtendedKerned(typeface));

/** Loads what the layout must know of a typeface. */
export const loadTypeface = async (typeface: Typeface = 'sans', extended = false): Promise<void> => {
  if (!isTypefaceLoaded(typeface)) addSerif((await import('../fonts/serif.generated')).serifTables);
  if (!isTypefaceLoaded(typeface, extended)) addExtendedKerning(typeface, await loadKerning[typeface]());
};

const greekOrCyrillic = /[\u0370-\u052f]/;

/** Whether a document has Greek or Cyrillic. */
export const hasExtended = ({ pages }: Pick<LaidOutDocument, 'pages'>) =>
  pages.some((page) => page.some((mark) => mark.kind === 'text' && greekOrCyrillic.test(mark.text)));

/** A weight of the template's typeface. */
export const fontOf = ({ typeface }: Pick<Template, 'typeface'>, weight: Weight): Font =>
  typeface === 'serif' && loadedSerif() ? `serif-${weight}` : weight;
