import { product } from '#shared/product';
import { watermarkAngle } from '#shared/resume-document/specified';
import type { Paper, TextMark } from './document';
import { capHeight, textWidth } from './font-metrics';

/** The free plan's mark across the middle of a page, light enough to read through. */
export const watermark = (size: number, paper: Paper): TextMark => {
  const text = `${product.name} FREE`;
  const width = textWidth(text, 'bold', size);
  const angle = (watermarkAngle * Math.PI) / 180;
  const rise = capHeight('bold', size) / 2;
  return {
    kind: 'text',
    role: 'artifact',
    x: paper.width / 2 - (width / 2) * Math.cos(angle) + rise * Math.sin(angle),
    baseline: paper.height / 2 + (width / 2) * Math.sin(angle) + rise * Math.cos(angle),
    text,
    width,
    font: 'bold',
    size,
    color: '#9ca3af',
    opacity: 0.3,
    angle: watermarkAngle,
  };
};
