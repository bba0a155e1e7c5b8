import { letterheadMessages as messages, type StoredLogo } from '#shared/letterheads/schema';
import { isTooManyPixels, openPicture } from '../../files/open-picture';
import { AppError } from '../../http/errors/app-error';
import { drawSvg, SvgTooSlow } from './draw-svg';

const refused = (message: string, cause?: unknown) =>
  new AppError('VALIDATION_FAILED', message, { fields: { logo: message }, cause });

// Looked at first, so that no decoder of another format ever sees a stranger's bytes.
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
const isPicture = (upload: Buffer) =>
  signatures.some((signature) => signature.every((byte, index) => upload[index] === byte));

/** As text, where a file begins as an SVG does: an XML declaration, comments and a plain DOCTYPE may come first. */
const svgText = (upload: Buffer): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(upload);
    const start =
      /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i;
    return start.test(text.slice(0, 5000)) ? text : undefined;
  } catch {
    return undefined;
  }
};

/** The renderer runs no script and fetches nothing; a file that means to is refused all the same. */
const unsafe = [
  /<!(?:ENTITY|\[)/i,
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|animate\w*|set|handler)\b/i,
  /\son\w+\s*=/i,
  /@import/i,
  /\b(?:xlink:)?href\s*=\s*(?:"(?!#)|'(?!#)|[^"'\s])/i,
  /url\(\s*["']?(?!#)/i,
  /\bjavascript:/i,
];

const maxSvgBytes = 512 * 1024;
const maxElements = 5000;
/** Copies of copies are how a small file becomes a large picture. */
const maxCopies = 100;

const requirePlainSvg = (svg: string) => {
  if (unsafe.some((pattern) => pattern.test(svg))) throw refused(messages.unsafe);
  const countOf = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;
  if (
    svg.length > maxSvgBytes ||
    countOf(/<\w/g) > maxElements ||
    countOf(/<(?:\w+:)?(?:use|pattern|filter)\b/gi) > maxCopies
  )
    throw refused(messages.tooComplex);
};

/** Refuses what is no picture of a known kind, by its bytes alone. */
export const requireLogo = (upload: Buffer): void => {
  if (isPicture(upload)) return;
  const svg = svgText(upload);
  if (svg === undefined) throw refused(messages.wrongType);
  requirePlainSvg(svg);
};

/** In pixels, the largest first: what has room is stored. Twice as many as 300 dpi need. */
const boxes = [
  { width: 1080, height: 360 },
  { width: 720, height: 240 },
  { width: 480, height: 160 },
  { width: 300, height: 100 },
] as const;
const maxBytes = 96 * 1024;

const maxSvgMs = 10_000;

const refusedDrawing = (cause: unknown) => {
  if (cause instanceof SvgTooSlow) return refused(messages.tooComplex, cause);
  return refused(isTooManyPixels(cause) ? messages.tooManyPixels : messages.damaged, cause);
};

/** The logo drawn anew, on white and without metadata. Nothing of what was uploaded is stored. */
export const drawLogo = async (upload: Buffer, maxMs = maxSvgMs): Promise<StoredLogo> => {
  const pixels = isPicture(upload)
    ? upload
    : await drawSvg(upload, boxes[0], maxMs).catch((cause: unknown) => {
        throw refusedDrawing(cause);
      });
  for (const { width, height } of boxes) {
    const picture = await openPicture(pixels);
    const { data, info } = await picture
      .autoOrient()
      .resize(width, height, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
      .catch((cause: unknown) => {
        throw refusedDrawing(cause);
      });
    if (data.length <= maxBytes)
      return {
        url: `data:image/png;base64,${data.toString('base64')}`,
        width: info.width,
        height: info.height,
      };
  }
  throw refused(messages.tooComplex);
};

/** The bytes of a stored logo. */
export const logoBytes = ({ url }: StoredLogo): Uint8Array =>
  new Uint8Array(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
