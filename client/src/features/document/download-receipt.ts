import { product } from '#shared/product/product';
import { saveFile } from '../../lib/save-file';
import { pdfBlob, type DownloadDeps } from './download-pdf';
import { usedFonts } from '#shared/document/layout/used-fonts';
import { savingPdf } from './pdf-failure';
import { receiptDocument, type Receipt } from './receipt-document';

type ReceiptDeps = Pick<DownloadDeps, 'loadFonts' | 'save'>;

const browserDeps: ReceiptDeps = {
  loadFonts: async (fonts) => (await import('./load-fonts')).loadFonts(fonts),
  save: saveFile,
};

// The Swedish locale formats dates as 2026-11-20.
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Manila' });

/** Named after the day of the payment, in Manila. */
export const receiptFileName = ({ payment }: Receipt) =>
  `${product.name.toLowerCase()}-receipt-${day.format(new Date(payment.paidAt ?? payment.createdAt))}.pdf`;

/** Generates a paid payment's receipt in the browser and saves it. Painter and fonts are loaded with the first. */
export const downloadReceipt = async (receipt: Receipt, deps: ReceiptDeps = browserDeps): Promise<void> => {
  const document = receiptDocument(receipt);
  const [{ paintPdf }, fonts] = await Promise.all([
    import('#shared/document/pdf/paint-pdf'),
    deps.loadFonts(usedFonts(document)),
  ]);
  const pdf = pdfBlob(paintPdf(document, fonts));
  savingPdf(() => deps.save(pdf, receiptFileName(receipt)));
};
