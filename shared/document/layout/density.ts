import type { Density } from '../page-settings';
import type { Template } from '../template';
import { minTextSize } from './rows';

interface Tightening {
  /** Multiplies the spaces between blocks. */
  gaps: number;
  /** Multiplies the line height. */
  leading: number;
  /** Points taken off the text, never below `minTextSize`. */
  smaller: number;
}

/** From the template's own measures to the tightest: gaps first, then leading, then the size of the text. */
const tightenings: readonly Tightening[] = [
  { gaps: 0.85, leading: 1, smaller: 0 },
  { gaps: 0.72, leading: 1, smaller: 0 },
  { gaps: 0.62, leading: 1, smaller: 0 },
  { gaps: 0.62, leading: 0.96, smaller: 0 },
  { gaps: 0.62, leading: 0.92, smaller: 0 },
  { gaps: 0.62, leading: 0.92, smaller: 0.5 },
];

const tightened = (template: Template, { gaps, leading, smaller }: Tightening): Template => {
  const { body, entry, lineHeight } = template.type;
  const size = (points: number) => Math.min(points, Math.max(points - smaller, minTextSize));
  const tight = {
    ...template,
    page: { ...template.page, gaps: (template.page.gaps ?? 1) * gaps },
    type: {
      ...template.type,
      body: size(body),
      entry: size(entry),
      lineHeight: lineHeight * leading,
    },
  };
  return 'sidebar' in tight
    ? { ...tight, sidebar: { ...tight.sidebar, text: size(tight.sidebar.text) } }
    : tight;
};

const variants = new WeakMap<Template, Template[]>();

/** The template and its tighter variants. */
export const densityVariants = (template: Template): readonly Template[] => {
  const known = variants.get(template) ?? [template, ...tightenings.map((step) => tightened(template, step))];
  variants.set(template, known);
  return known;
};

/** A last page with less text than this part of it looks like a mistake. */
const shortPage = 0.3;

interface Attempt {
  pages: number;
  /** The part of the last page that is filled. */
  lastFill: number;
}

/** Lays out in a variant, with columns or with their sections spread across the pages. */
type LayOut<Result> = (variant: Template, spread: boolean) => Result;

/** Where no variant saves a nearly empty last page, sections across the pages fill it better than columns. */
const filled = <Result extends Attempt>(
  template: Template,
  usual: Result,
  layOut: LayOut<Result>,
): Result => {
  if (usual.lastFill >= shortPage || template.layout !== 'two-column') return usual;
  const spread = layOut(template, true);
  return spread.pages === usual.pages && spread.lastFill > usual.lastFill ? spread : usual;
};

/**
 * Lays out in the template's measures and, when that ends on a nearly empty page, in the loosest variant that saves this
 * page. A template for one page also saves a fuller second one. Where no variant does, the template's measures stay.
 */
export const fittedToPages = <Result extends Attempt>(
  template: Template,
  density: Density,
  layOutAs: LayOut<Result>,
): Result => {
  const layOut = (variant: Template) => layOutAs(variant, false);
  const all = densityVariants(template);
  const variant = (index: number) => all[index] ?? template;
  if (density === 'compact') return layOut(variant(all.length - 1));
  const usual = layOut(template);
  const isToBeSaved = usual.lastFill < shortPage || (template.onePage === true && usual.pages === 2);
  if (density === 'comfortable' || usual.pages === 1 || !isToBeSaved) return usual;
  let loosest = all.length - 1;
  let best = layOut(variant(loosest));
  if (best.pages >= usual.pages) return filled(template, usual, layOutAs);
  let tooLoose = 0;
  while (loosest - tooLoose > 1) {
    const middle = Math.floor((loosest + tooLoose) / 2);
    const tried = layOut(variant(middle));
    if (tried.pages < usual.pages) [loosest, best] = [middle, tried];
    else tooLoose = middle;
  }
  return best;
};
