import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { product } from '#shared/product/product';
import { defaultTemplate } from '#shared/resume-document/templates';
import { formatCentavos } from '../../../../lib/format';

const price = `Pro is ${formatCentavos(plans.pro.priceCentavos ?? 0)} for ${proPeriodDays} days.`;

/** The texts of the prompt before a free user's download. */
export const downloadWords = {
  title: 'Download your resume',
  watermark: `On the free plan, every page has a light “${product.name} FREE” watermark. Pro pages have none.`,
  lockedTitle: (template: string) => `${template} comes with Pro`,
  locked: `You can go on previewing every template for free. Your free PDF is in ${defaultTemplate.name}, with a light “${product.name} FREE” watermark.`,
  trialOffer: `Try Pro free for ${trialDays} days: no card needed, and it ends by itself.`,
  price,
  withWatermark: 'Download with watermark',
  inDefault: `Download in ${defaultTemplate.name}`,
  upgrade: 'Upgrade to Pro',
  replacedWhy: (template: string) => `${template} comes with Pro.`,
  replaced: `Your PDF is in ${defaultTemplate.name}`,
};
