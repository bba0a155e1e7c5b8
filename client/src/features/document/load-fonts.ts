import type { FontFile } from '#shared/document/layout/document';
import type { PdfFonts } from '#shared/document/pdf/pdf-fonts';
import boldUrl from '../../../../shared/document/fonts/bold.ttf?url';
import boldExtendedUrl from '../../../../shared/document/fonts/bold-extended.ttf?url';
import regularUrl from '../../../../shared/document/fonts/regular.ttf?url';
import regularExtendedUrl from '../../../../shared/document/fonts/regular-extended.ttf?url';
import serifBoldUrl from '../../../../shared/document/fonts/serif-bold.ttf?url';
import serifBoldExtendedUrl from '../../../../shared/document/fonts/serif-bold-extended.ttf?url';
import serifRegularUrl from '../../../../shared/document/fonts/serif-regular.ttf?url';
import serifRegularExtendedUrl from '../../../../shared/document/fonts/serif-regular-extended.ttf?url';

const urls: Record<FontFile, string> = {
  regular: regularUrl,
  bold: boldUrl,
  'regular-extended': regularExtendedUrl,
  'bold-extended': boldExtendedUrl,
  'serif-regular': serifRegularUrl,
  'serif-bold': serifBoldUrl,
  'serif-regular-extended': serifRegularExtendedUrl,
  'serif-bold-extended': serifBoldExtendedUrl,
};
const loading = new Map<FontFile, Promise<Uint8Array>>();

const fetchFont = async (font: FontFile) => {
  const response = await fetch(urls[font]);
  if (!response.ok) throw new Error(`The font ${font} could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
};

const loadFont = (font: FontFile) => {
  const known = loading.get(font);
  if (known) return known;
  const started = fetchFont(font);
  loading.set(font, started);
  // Do not cache a failure, so that the next download retries.
  started.catch(() => loading.delete(font));
  return started;
};

/** The named fonts' files, fetched once. */
export const loadFonts = async (fonts: Iterable<FontFile>): Promise<PdfFonts> =>
  Object.fromEntries(
    await Promise.all([...fonts].map(async (font) => [font, await loadFont(font)] as const)),
  );
