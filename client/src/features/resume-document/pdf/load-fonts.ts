import type { Font } from '../layout/document';
import type { PdfFonts } from './paint-pdf-text';
import boldUrl from '../fonts/bold.ttf?url';
import regularUrl from '../fonts/regular.ttf?url';

const urls: Record<Font, string> = { regular: regularUrl, bold: boldUrl };
const loading = new Map<Font, Promise<string>>();

/** One character per byte; in chunks, because the number of arguments is limited. */
export const binaryString = (bytes: Uint8Array) => {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return parts.join('');
};

const fetchFont = async (font: Font) => {
  const response = await fetch(urls[font]);
  if (!response.ok) throw new Error(`The font ${font} could not be loaded (${response.status})`);
  return binaryString(new Uint8Array(await response.arrayBuffer()));
};

const loadFont = (font: Font) => {
  const known = loading.get(font);
  if (known) return known;
  const started = fetchFont(font);
  loading.set(font, started);
  // Do not cache a failure, so that the next download retries.
  started.catch(() => loading.delete(font));
  return started;
};

/** The named fonts' files, fetched once. */
export const loadFonts = async (fonts: Iterable<Font>): Promise<PdfFonts> =>
  Object.fromEntries(
    await Promise.all([...fonts].map(async (font) => [font, await loadFont(font)] as const)),
  );
