import { textWidth } from '#shared/document/layout/font-metrics';
import { ResumeBuilder } from '../../pages/resume-builder';
import { expect, test } from '../../fixtures';

test('the preview’s lines have the same width in browser, layout and PDF', async ({
  page,
  openDashboard,
}) => {
  await openDashboard('Maria Santos');
  const builder = new ResumeBuilder(page);
  await expect(builder.preview.getByText('Maria Santos')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const lines = await builder.preview.locator('svg text').evaluateAll((texts) =>
    (texts as SVGTextElement[]).map((line) => ({
      text: line.textContent,
      size: Number(line.getAttribute('font-size')),
      bold: line.getAttribute('font-weight') === '700',
      width: (line.getComputedTextLength() * 25.4) / 72,
    })),
  );
  expect(lines.length).toBeGreaterThan(30);
  for (const { text, size, bold, width } of lines) {
    const laidOut = textWidth(text, bold ? 'bold' : 'regular', size);
    expect(Math.abs(width - laidOut), `${text}: millimetres too many or too few`).toBeLessThan(0.1);
  }
});
