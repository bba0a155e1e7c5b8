import type { InquiryDetails } from '#shared/inquiries/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

/** What is typed in 'Talk to us'; without an account under ''. */
export const inquiryDraft = tabDraft<InquiryDetails>('husay.inquiry');
