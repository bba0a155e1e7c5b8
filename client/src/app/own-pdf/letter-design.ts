import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import type { LayoutOptions } from '#shared/document/layout/document';
import type { LetterSource } from '#shared/document/letter/layout-letter';
import { defaultPaper, designOf } from '#shared/document/page-settings';
import { allowedTemplate } from '#shared/document/templates';
import type { PdfData } from '#shared/public-profile/schema';

/** The design of a letter: that of its sender's main resume. */
export const designOfOwn = (data: PdfData | null | undefined, { plan }: CurrentUser) => ({
  template: allowedTemplate(plan, data?.templateId ?? ''),
  options: {
    paper: data?.paper ?? defaultPaper,
    ...(data ? designOf(data) : {}),
    watermark: plans[plan].watermark,
  } satisfies LayoutOptions,
});

/** Who a letter is from. */
export const senderOf = (data: PdfData | null | undefined, user: CurrentUser): LetterSource['sender'] => {
  const { title = '', phone = '', location = '', website = '' } = data?.resume ?? {};
  const { firstName, lastName, email } = data?.user ?? user;
  return { person: { firstName, lastName, email }, title, phone, location, website };
};
