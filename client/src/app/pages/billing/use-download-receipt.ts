import { useMutation } from '@tanstack/react-query';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Payment } from '#shared/billing/schema';
import { announcePdfFailure } from '../../../features/document/pdf-failure';

/** Generates a payment's receipt as a PDF; code and fonts are loaded with the first. */
export const useDownloadReceipt = (user: CurrentUser) =>
  useMutation({
    mutationFn: async (payment: Payment) => {
      const { downloadReceipt } = await import('../../../features/document/download-receipt');
      await downloadReceipt({ payment, payer: { name: displayName(user), email: user.email } });
    },
    onError: announcePdfFailure,
  });
