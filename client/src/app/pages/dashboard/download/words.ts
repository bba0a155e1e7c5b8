import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { product } from '#shared/product/product';
import { defaultTemplate } from '#shared/document/templates';
import { formatCentavos } from '../../../../lib/format';
import type { MarkedFormat } from './formats';

const price = `Pro is ${formatCentavos(plans.pro.priceCentavos ?? 0)} for ${proPeriodDays} days.`;

/** What the free plan adds to each page of a file. */
const mark = (format: MarkedFormat) =>
  format === 'pdf'
    ? `a light “${product.name} FREE” watermark`
    : `a “${product.name} FREE” line at the bottom`;

const noun = (format: MarkedFormat) => (format === 'pdf' ? 'PDF' : 'Word file');

/** The texts of the prompt before a free user's download. */
export const downloadWords = {
  title: 'Download your resume',
  watermark: (format: MarkedFormat) =>
    `On the free plan, every page has ${mark(format)}. Pro pages have none.`,
  lockedTitle: (template: string) => `${template} comes with Pro`,
  locked: (format: MarkedFormat) =>
    `You can go on previewing every template for free. Your free ${noun(format)} is in ${defaultTemplate.name}, with ${mark(format)}.`,
  trialOffer: `Try Pro free for ${trialDays} days: no card needed, and it ends by itself.`,
  price,
  withWatermark: (format: MarkedFormat) =>
    format === 'pdf' ? 'Download with watermark' : 'Download with this line',
  inDefault: `Download in ${defaultTemplate.name}`,
  upgrade: 'Upgrade to Pro',
};

/** Says that the free template takes the place of a locked one. */
export const replacedWords = (template: string, format: MarkedFormat) => ({
  title: `Your ${noun(format)} is in ${defaultTemplate.name}`,
  description: `${template} comes with Pro.`,
});

/** The texts about words in brackets, before the resume is sent. */
export const wordsToReplace = {
  title: 'Some words are still in brackets',
  why: 'They are a place for your own words. Employers see the brackets as they are.',
  download: 'Download anyway',
  replace: 'Replace Them',
};
