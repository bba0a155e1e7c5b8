import type { Template, Typeface } from '#shared/resume-document/template';
import type { Font, Weight } from './document';
import { addSerif, loadedSerif } from './font-metrics';

/** Whether documents can be set in it; until then they are set in the sans. */
export const isTypefaceLoaded = (typeface: Typeface = 'sans') =>
  typeface === 'sans' || loadedSerif() !== undefined;

/** Loads what the layout must know of a typeface. */
export const loadTypeface = async (typeface: Typeface = 'sans'): Promise<void> => {
  if (!isTypefaceLoaded(typeface)) addSerif((await import('../fonts/serif.generated')).serifTables);
};

/** A weight of the template's typeface. */
export const fontOf = ({ typeface }: Pick<Template, 'typeface'>, weight: Weight): Font =>
  typeface === 'serif' && loadedSerif() ? `serif-${weight}` : weight;
