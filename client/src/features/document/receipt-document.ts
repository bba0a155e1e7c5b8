import { plans } from '#shared/billing/plans';
import type { Payment } from '#shared/billing/schema';
import { proPeriodDays } from '#shared/billing/subscription';
import { product } from '#shared/product/product';
import { formatCentavos, formatDate } from '../../lib/format';
import {
  papers,
  type LaidOutDocument,
  type Mark,
  type RectangleMark,
} from '#shared/document/layout/document';
import { toMillimetres } from '#shared/document/layout/font-metrics';
import { emailLink } from '#shared/document/layout/links';
import { PrintableFields, plainLine } from '#shared/document/layout/printable-text';
import { baselineIn, lineHeightOf, textMark, type TextStyle } from '#shared/document/layout/rows';
import { wrap } from '#shared/document/layout/wrap';

export interface Receipt {
  payment: Payment;
  payer: { name: string; email: string };
}

const paper = papers.a4;
const margin = 24;
const width = paper.width - 2 * margin;

const ink = '#0f172a';
const muted = '#52607a';
const accent = '#1d4ed8';

const styles = {
  brand: { role: 'detail', font: 'bold', size: 20, color: accent, lineHeight: 1.2 },
  title: { role: 'name', font: 'bold', size: 14, color: ink, lineHeight: 1.4 },
  label: { role: 'detail', font: 'regular', size: 9, color: muted, lineHeight: 1.4 },
  value: { role: 'paragraph', font: 'regular', size: 11, color: ink, lineHeight: 1.4 },
  strong: { role: 'paragraph', font: 'bold', size: 11, color: ink, lineHeight: 1.4 },
  total: { role: 'paragraph', font: 'bold', size: 14, color: ink, lineHeight: 1.4 },
  small: { role: 'detail', font: 'regular', size: 9, color: muted, lineHeight: 1.45 },
} as const satisfies Record<string, TextStyle>;

const paidAt = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

/** From the top of the page downwards; every text takes as many lines as it needs. */
class Writer {
  readonly marks: Mark[] = [];
  private y = margin;

  space(height: number) {
    this.y += height;
  }

  rule(): void {
    const rule: Omit<RectangleMark, 'y'> = {
      kind: 'rectangle',
      role: 'artifact',
      radius: 0,
      color: '#e2e8f0',
      x: margin,
      width,
      height: 0.3,
    };
    this.marks.push({ ...rule, y: this.y });
  }

  text(text: string, style: TextStyle, link?: string): void {
    const height = lineHeightOf(style);
    const lines = wrap(text, style.font, style.size, width);
    lines.forEach((line, i) => {
      const baseline = this.y + baselineIn(height, style);
      this.marks.push(
        textMark(line.text, style, {
          x: margin,
          baseline,
          width: line.width,
          link,
          starts: i === 0,
          space: !line.broken && i < lines.length - 1,
        }),
      );
      this.y += height;
    });
  }
}

/** The item, as in the payment provider's records. */
const itemName = `${product.name} ${plans.pro.name}, ${proPeriodDays} days`;

/** The receipt of a paid payment on one A4 page. Pure: the same payment gives the same marks everywhere. */
export const receiptDocument = ({ payment, payer }: Receipt): LaidOutDocument => {
  const { referenceNumber, receiptNumber, fundSource, periodStart, periodEnd } = payment;
  const fields = new PrintableFields();
  const amount = formatCentavos(payment.amount);
  const writer = new Writer();
  const entry = (label: string, value: string | null, style: TextStyle = styles.value, link?: string) => {
    const printable = fields.line(label, value);
    if (!printable) return;
    writer.text(label, styles.label);
    writer.text(printable, style, link);
    writer.space(toMillimetres(9));
  };

  writer.text(product.name, styles.brand);
  writer.text('Receipt', styles.title);
  writer.space(4);
  writer.rule();
  writer.space(6);
  entry('Receipt number', receiptNumber);
  entry('Reference number', referenceNumber);
  entry('Date paid', `${paidAt.format(new Date(payment.paidAt ?? payment.createdAt))}, Manila time`);
  entry('Name', payer.name);
  entry('Email', payer.email, styles.value, emailLink(payer.email));
  entry('Paid with', fundSource);
  writer.space(2);
  writer.rule();
  writer.space(5);
  // Stacked, because text extraction would separate a column of amounts from its labels.
  writer.text('Item', styles.label);
  writer.text(itemName, styles.strong);
  if (periodStart && periodEnd)
    writer.text(`From ${formatDate(periodStart)} to ${formatDate(periodEnd)}`, styles.value);
  writer.space(toMillimetres(9));
  writer.text('Amount paid', styles.label);
  writer.text(amount, styles.total);
  writer.space(6);
  writer.rule();
  writer.space(6);
  writer.text(
    `Issued by ${product.name}, ${product.supportEmail}`,
    styles.small,
    emailLink(product.supportEmail),
  );
  writer.text(
    'This acknowledges your payment. It is not an official receipt of the Bureau of Internal Revenue (BIR).',
    styles.small,
  );

  return {
    paper,
    pages: [writer.marks],
    title: `${product.name} receipt ${plainLine(receiptNumber ?? referenceNumber)}`,
    author: product.name,
    subject: `Payment of ${amount} for ${itemName}`,
    keywords: ['receipt', referenceNumber],
    language: 'en-PH',
    updatedAt: payment.paidAt ?? payment.createdAt,
    warnings: fields.warnings(),
  };
};
