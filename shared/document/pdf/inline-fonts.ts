import type { FontFile } from '../layout/document';
import type { PdfFonts } from './file/embedded-fonts';

/** The font files as data URLs, for where there is no server to fetch them from. Each is a module of its own. */
const sources: Record<FontFile, () => Promise<{ default: string }>> = {
  regular: () => import('../fonts/regular.ttf?inline'),
  bold: () => import('../fonts/bold.ttf?inline'),
  'regular-extended': () => import('../fonts/regular-extended.ttf?inline'),
  'bold-extended': () => import('../fonts/bold-extended.ttf?inline'),
  'serif-regular': () => import('../fonts/serif-regular.ttf?inline'),
  'serif-bold': () => import('../fonts/serif-bold.ttf?inline'),
  'serif-regular-extended': () => import('../fonts/serif-regular-extended.ttf?inline'),
  'serif-bold-extended': () => import('../fonts/serif-bold-extended.ttf?inline'),
};

const fonts = new Map<FontFile, Uint8Array>();

const loadFont = async (font: FontFile): Promise<Uint8Array> => {
  const known = fonts.get(font);
  if (known) return known;
  const { default: url } = await sources[font]();
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  fonts.set(font, bytes);
  return bytes;
};

/** As `loadFonts`. */
export const loadInlineFonts = async (names: Iterable<FontFile>): Promise<PdfFonts> =>
  Object.fromEntries(
    await Promise.all([...names].map(async (font) => [font, await loadFont(font)] as const)),
  );
