// The script of the server's worker thread that draws PDFs (client/build/server-render.config.ts). It draws with the code of
// the download, so that both make the same file.
import { parentPort } from 'node:worker_threads';
import type { PdfData } from '#shared/public-profile/schema';
import { resumePdfFile, type DownloadOptions } from '../features/document/download-pdf';
import { loadInlineFonts } from '#shared/document/pdf/inline-fonts';

interface Job {
  data: PdfData;
  /** The photo that the data names, as it is stored: a square JPEG. */
  photo: { url: string; bytes: Uint8Array } | undefined;
  options: DownloadOptions;
}

const draw = async ({ data, photo, options }: Job) => {
  const file = await resumePdfFile(data, options, {
    loadFonts: loadInlineFonts,
    loadPhoto: async () => {
      if (!photo) throw new Error('There is no photo');
      return photo.bytes;
    },
  });
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
};

parentPort?.on('message', (job: Job) => {
  draw(job).then(
    (file) => parentPort?.postMessage({ file }, [file.bytes.buffer]),
    (error: unknown) =>
      parentPort?.postMessage({ problem: error instanceof Error ? error.stack : String(error) }),
  );
});
