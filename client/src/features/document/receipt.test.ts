// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { samplePayment } from '../../testing/sample-payment';
import { allTexts, squeezed } from '#shared/document/test/marks';
import { fontFiles, openedFile, paintedFile } from '#shared/document/test/pdf-file';
import { brokenRulesOf } from '#shared/document/test/pdf-ua/check';
import { downloadReceipt, receiptFileName } from './download-receipt';
import { receiptDocument, type Receipt } from './receipt-document';

const receipt = (changes: Partial<Receipt['payment']> = {}): Receipt => ({
  payment: samplePayment(changes),
  payer: { name: 'Liza Dimaculangan-Ñunez', email: 'liza.nunez@example.com' },
});

const lines = [
  'Husay',
  'Receipt',
  'Receipt number',
  '004512',
  'Reference number',
  '5d7c6b50-0d55-4f0e-9d9f-6f7b6f0b6a01',
  'Date paid',
  'November 20, 2026 at 9:02 AM, Manila time',
  'Name',
  'Liza Dimaculangan-Ñunez',
  'Email',
  'liza.nunez@example.com',
  'Paid with',
  'Maya wallet',
  'Item',
  'Husay Pro, 30 days',
  'From Nov 20, 2026 to Dec 20, 2026',
  'Amount paid',
  '₱99.00',
  'Issued by Husay, support@husay.example',
  'This acknowledges your payment. It is not an official receipt of the Bureau of Internal Revenue (BIR).',
];

test.each(['content', 'reading'] as const)('the file reads from top to bottom (%s order)', (mode) => {
  const text = squeezed(paintedFile(receiptDocument(receipt())).text(mode));
  expect(text).toBe(squeezed(lines.join('\n')));
});

test('it is one A4 page with its contents', () => {
  const info = paintedFile(receiptDocument(receipt())).info();
  expect(info).toMatch(/Title: +Husay receipt 004512\n/);
  expect(info).toMatch(/Subject: +Payment of ₱99.00 for Husay Pro, 30 days\n/);
  expect(info).toMatch(/Author: +Husay\n/);
  expect(info).toMatch(/Keywords: +receipt, 5d7c6b50-0d55-4f0e-9d9f-6f7b6f0b6a01\n/);
  expect(info).toMatch(/Pages: +1\n/);
  expect(info).toMatch(/Page size: +595.\d+ x 841.\d+ pts \(A4\)/);
});

test('it is tagged, in its language and with the date of the payment', () => {
  const file = paintedFile(receiptDocument(receipt({ paidAt: '2026-11-20T16:30:00.000Z' })));
  expect(brokenRulesOf(file.path)).toEqual([]);
  expect(Buffer.from(file.bytes).toString('latin1')).toContain('/Lang (en-PH)');
  expect(file.info('-isodates')).toMatch(/CreationDate: +2026-11-20T16:30:00Z/);
  expect(file.info('-struct-text')).toMatch(/H1 \(block\)\s+"Receipt"/);
});

test('fields missing from the provider are omitted', () => {
  const text = paintedFile(receiptDocument(receipt({ receiptNumber: null, fundSource: null }))).text(
    'content',
  );
  expect(text).not.toContain('Receipt number');
  expect(text).not.toContain('Paid with');
  expect(text).not.toContain('null');
});

test('a name as long as a name may be stays on the paper', () => {
  const document = receiptDocument({
    ...receipt(),
    payer: { name: `${'M'.repeat(50)} ${'W'.repeat(50)}`, email: `${'w'.repeat(240)}@example.com` },
  });
  for (const { x, width, baseline } of allTexts(document)) {
    expect(x + width).toBeLessThanOrEqual(186.01);
    expect(baseline).toBeLessThan(273);
  }
});

test('missing glyphs are reported, not dropped silently', () => {
  const document = receiptDocument({ ...receipt(), payer: { name: '李 Liza', email: 'liza@example.com' } });
  expect(document.warnings).toEqual([{ field: 'Name', characters: ['李'] }]);
});

const saved: { pdf: Blob; fileName: string }[] = [];
beforeEach(() => {
  saved.length = 0;
});

test('it is saved under the day on which it was paid, in Manila', async () => {
  await downloadReceipt(receipt({ paidAt: '2026-11-20T16:30:00.000Z' }), {
    loadFonts: () => Promise.resolve(fontFiles),
    save: (pdf, fileName) => void saved.push({ pdf, fileName }),
  });
  const [file] = saved;
  if (!file) throw new Error('Nothing was saved');
  expect(file.fileName).toBe('husay-receipt-2026-11-21.pdf');
  const opened = openedFile(new Uint8Array(await file.pdf.arrayBuffer()));
  expect(opened.text('content')).toContain('November 21, 2026 at 12:30 AM');
});

test('the day before midnight in Manila is the day before', () => {
  expect(receiptFileName(receipt({ paidAt: '2026-11-20T15:59:59.000Z' }))).toBe(
    'husay-receipt-2026-11-20.pdf',
  );
});
