import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { product } from '#shared/product/product';
import { saveFile } from '../../lib/save-file';
import { pdfBlob, type DownloadDeps } from './download-pdf';
import { usedFonts } from '#shared/document/layout/used-fonts';
import { loadFonts } from './load-fonts';
import { savingPdf } from './pdf-failure';
import { receiptDocument, type Receipt } from './receipt-document';

type ReceiptDeps = Pick<DownloadDeps, 'loadFonts' | 'save'>;

// The Swedish locale formats dates as 2026-11-20.
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Manila' });

/** Named after the day of the payment, in Manila. */
export const receiptFileName = ({ payment }: Receipt) =>
  `${product.name.toLowerCase()}-receipt-${day.format(new Date(payment.paidAt ?? payment.createdAt))}.pdf`;

/** Generates a paid payment's receipt in the browser and saves it. */
export const downloadReceipt = async (
  receipt: Receipt,
  deps: ReceiptDeps = { loadFonts, save: saveFile },
): Promise<void> => {
  const document = receiptDocument(receipt);
  const pdf = pdfBlob(paintPdf(document, await deps.loadFonts(usedFonts(document))));
  savingPdf(() => deps.save(pdf, receiptFileName(receipt)));
};
