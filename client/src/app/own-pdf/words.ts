import { product } from '#shared/product/product';
import { defaultTemplate } from '#shared/document/templates';

/** The texts beside one's own PDF, before it is sent. */
export const ownPdfWords = {
  watermark: `Your PDF has the “${product.name} FREE” watermark of the free plan.`,
  locked: (template: string) => `It is in ${defaultTemplate.name}, because ${template} comes with Pro.`,
  toReplace: (words: string) =>
    `Still in brackets: ${words}. Put your own words there before you send your resume.`,
  upgrade: 'Upgrade to Pro',
};
