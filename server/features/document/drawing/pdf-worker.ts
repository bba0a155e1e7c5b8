// The worker thread that draws PDFs, bundled as a file of its own (scripts/build.mjs). It draws with the code of the app's
// download, so that both make the same file.
import { parentPort } from 'node:worker_threads';
import { BlindLeak } from '#shared/document/blind/blind-check';
import { presentedFile } from '#shared/document/presented/presented-file';
import { resumePdf } from '#shared/document/pdf/resume-pdf';
import type { FontFile } from '#shared/document/layout/document';
import bold from '../../../../shared/document/fonts/bold.ttf';
import boldExtended from '../../../../shared/document/fonts/bold-extended.ttf';
import regular from '../../../../shared/document/fonts/regular.ttf';
import regularExtended from '../../../../shared/document/fonts/regular-extended.ttf';
import serifBold from '../../../../shared/document/fonts/serif-bold.ttf';
import serifBoldExtended from '../../../../shared/document/fonts/serif-bold-extended.ttf';
import serifRegular from '../../../../shared/document/fonts/serif-regular.ttf';
import serifRegularExtended from '../../../../shared/document/fonts/serif-regular-extended.ttf';
import type { DrawingJob } from './pdf-drawing';

/** The files in Base64, as the build embeds them. */
const fonts: Record<FontFile, string> = {
  regular,
  bold,
  'regular-extended': regularExtended,
  'bold-extended': boldExtended,
  'serif-regular': serifRegular,
  'serif-bold': serifBold,
  'serif-regular-extended': serifRegularExtended,
  'serif-bold-extended': serifBoldExtended,
};

const decoded = new Map<FontFile, Uint8Array>();

const loadFont = (name: FontFile) => {
  const font = decoded.get(name) ?? new Uint8Array(Buffer.from(fonts[name], 'base64'));
  decoded.set(name, font);
  return font;
};

const loadFonts = async (names: Iterable<FontFile>) =>
  Object.fromEntries([...names].map((name) => [name, loadFont(name)]));

const draw = (job: DrawingJob) => {
  if ('candidates' in job || 'candidate' in job) return presentedFile(job, { loadFonts });
  const { data, photo, options } = job;
  return resumePdf(data, options, {
    loadFonts,
    loadPhoto: async () => {
      if (!photo) throw new Error('There is no photo');
      return photo.bytes;
    },
  });
};

parentPort?.on('message', (job: DrawingJob) => {
  draw(job).then(
    (file) => parentPort?.postMessage({ file }, [file.bytes.buffer]),
    (error: unknown) =>
      parentPort?.postMessage(
        error instanceof BlindLeak
          ? { refusal: error.message }
          : { problem: error instanceof Error ? error.stack : String(error) },
      ),
  );
});
