import { product } from '#shared/product/product';
import { defaultTemplate } from '#shared/resume-document/templates';

/** The texts beside one's own PDF, before it is sent. */
export const ownPdfWords = {
  watermark: `It has the “${product.name} FREE” watermark of your plan.`,
  locked: (template: string) => `${template} comes with Pro: this PDF is in ${defaultTemplate.name}.`,
  toReplace: (words: string) => `Still in brackets: ${words}. Put your own words there before you send it.`,
  upgrade: 'Upgrade to Pro',
};
