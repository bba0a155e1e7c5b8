import type { Density } from '../page-settings';
import type { Template } from '../template';
import { minTextSize } from './rows';

/** What a variant changes of a template's measures. */
interface Step {
  /** Multiplies the spaces between blocks; those of a closer template grow more, to the same spaces in the end. */
  gaps: number;
  /** Multiplies the line height. */
  leading: number;
  /** Points added to the text, between `minTextSize` and `maxTextSize`. */
  larger: number;
}

const maxTextSize = 11;
/** Headings that are smaller grow with the text. */
const maxGrownHeading = 12;
const maxGaps = 2;
/** Programs that read the file tear lines that are further apart, as multiples of their size. */
const maxLineHeight = 1.48;

/** From the template's own measures to the tightest: gaps first, then leading, then the size of the text. */
const tightenings: readonly Step[] = [
  { gaps: 0.85, leading: 1, larger: 0 },
  { gaps: 0.72, leading: 1, larger: 0 },
  { gaps: 0.62, leading: 1, larger: 0 },
  { gaps: 0.62, leading: 0.96, larger: 0 },
  { gaps: 0.62, leading: 0.92, larger: 0 },
  { gaps: 0.62, leading: 0.92, larger: -0.5 },
  // Only to save a page: too dense to choose.
  { gaps: 0.5, leading: 0.92, larger: -0.5 },
  { gaps: 0.5, leading: 0.9, larger: -1 },
];
const compactStep = 6;
/** Up to here only gaps change, and rows are not made again. */
const gapsStep = 3;

/** From the template's own measures to the most generous. */
const growths: readonly Step[] = [
  { gaps: 1.15, leading: 1, larger: 0 },
  { gaps: 1.3, leading: 1.02, larger: 0.25 },
  { gaps: 1.45, leading: 1.04, larger: 0.5 },
  { gaps: 1.6, leading: 1.06, larger: 0.75 },
  { gaps: 1.8, leading: 1.08, larger: 1 },
  { gaps: 2, leading: 1.1, larger: 1.25 },
  { gaps: 2.3, leading: 1.12, larger: 1.5 },
];

const changed = (template: Template, { gaps, leading, larger }: Step): Template => {
  const { body, entry, heading, lineHeight } = template.type;
  const { gaps: own = 1 } = template.page;
  const size = (points: number) =>
    larger < 0
      ? Math.min(points, Math.max(points + larger, minTextSize))
      : Math.max(points, Math.min(points + larger, maxTextSize));
  const variant = {
    ...template,
    page: { ...template.page, gaps: gaps > 1 ? own + (maxGaps - own) * (gaps - 1) : own * gaps },
    // The very object where only gaps change: rows are made once for each.
    type:
      leading === 1 && larger === 0
        ? template.type
        : {
            ...template.type,
            body: size(body),
            entry: size(entry),
            heading: larger > 0 ? Math.max(heading, Math.min(heading + larger, maxGrownHeading)) : heading,
            lineHeight:
              leading > 1
                ? Math.max(lineHeight, Math.min(lineHeight * leading, maxLineHeight))
                : lineHeight * leading,
          },
  };
  return 'sidebar' in variant
    ? { ...variant, sidebar: { ...variant.sidebar, text: size(variant.sidebar.text) } }
    : variant;
};

/** Templates by step: the template itself, then its variants. */
const variantsBy = (steps: readonly Step[]) => {
  const known = new WeakMap<Template, readonly Template[]>();
  return (template: Template): readonly Template[] => {
    const variants = known.get(template) ?? [template, ...steps.map((step) => changed(template, step))];
    known.set(template, variants);
    return variants;
  };
};

/** The template and its tighter variants. */
export const densityVariants = variantsBy(tightenings);

/** The template and its more generous variants. */
export const growthVariants = variantsBy(growths);

/** The template as tight as users can choose. */
export const compactVariant = (template: Template) => densityVariants(template)[compactStep] ?? template;

/** A single page grows until this part of it is filled. */
const meantPage = 0.76;

/** A last page with less text than this part of it looks like a mistake. */
const shortPage = 0.3;

interface Attempt {
  pages: number;
  /** The part of the last page that is filled. */
  lastFill: number;
}

/** Lays out in a variant, with columns or with their sections spread across the pages. */
type LayOut<Result> = (variant: Template, spread: boolean) => Result;

/**
 * Of variants in order, of which the first one is the template itself: the first that is enough, and the one before it.
 * `probe` is tried before the last one, where it costs less.
 */
const firstEnough = <Result>(
  variants: readonly Template[],
  layOut: (variant: Template) => Result,
  isEnough: (result: Result) => boolean,
  probe = variants.length - 1,
): { enough?: Result; before?: Result } => {
  const found: { enough?: Result; before?: Result } = {};
  let [tooLittle, last] = [0, variants.length - 1];
  const tryAt = (index: number) => {
    const tried = layOut(variants[index] ?? variants[0]!);
    if (isEnough(tried)) [last, found.enough] = [index, tried];
    else [tooLittle, found.before] = [index, tried];
  };
  tryAt(probe);
  if (found.enough === undefined && probe < last) tryAt(last);
  while (found.enough !== undefined && last - tooLittle > 1) tryAt(Math.floor((last + tooLittle) / 2));
  return found;
};

/**
 * As many pages with the last one filled to this part, in the least generous variant that does it, or in the most generous
 * one that takes no further page.
 */
const grown = <Result extends Attempt>(
  template: Template,
  usual: Result,
  layOut: (variant: Template) => Result,
  filled: number,
): Result => {
  const isEnough = ({ pages, lastFill }: Result) => pages > usual.pages || lastFill >= filled;
  const { enough, before = usual } = firstEnough(growthVariants(template), layOut, isEnough);
  return enough?.pages === usual.pages ? enough : before;
};

/** Where no variant saves a nearly empty last page, it is filled: by sections across the pages in place of columns, or by larger text. */
const filled = <Result extends Attempt>(
  template: Template,
  usual: Result,
  layOut: LayOut<Result>,
): Result => {
  if (usual.lastFill >= shortPage) return usual;
  const others = [grown(template, usual, (variant) => layOut(variant, false), shortPage)];
  if (template.layout === 'two-column') others.unshift(layOut(template, true));
  const isBetter = (one: Result, best: Result) =>
    one.pages === usual.pages && best.lastFill < shortPage && one.lastFill > best.lastFill;
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), usual);
};

/**
 * Lays out in the template's measures and, when that ends on a nearly empty page, in the loosest variant that saves this
 * page. A template for one page also saves a fuller second one. Where no variant does, the last page is filled instead. A
 * single page that is far from full grows.
 */
export const fittedToPages = <Result extends Attempt>(
  template: Template,
  density: Density,
  layOutAs: LayOut<Result>,
): Result => {
  const layOut = (variant: Template) => layOutAs(variant, false);
  if (density === 'compact') return layOut(compactVariant(template));
  const usual = layOut(template);
  if (density === 'comfortable') return usual;
  if (usual.pages === 1)
    return usual.lastFill < meantPage ? grown(template, usual, layOut, meantPage) : usual;
  const isToBeSaved = usual.lastFill < shortPage || (template.onePage === true && usual.pages === 2);
  if (!isToBeSaved) return usual;
  const isSaved = ({ pages }: Result) => pages < usual.pages;
  const { enough } = firstEnough(densityVariants(template), layOut, isSaved, gapsStep);
  return enough ?? filled(template, usual, layOutAs);
};
