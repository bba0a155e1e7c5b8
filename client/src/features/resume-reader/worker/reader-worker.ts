// Runs pdf.js with its parser in this one worker, so that ending it ends everything that reads a hostile file.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { readPdfText } from '../pdf/read-pdf-text';
import { readResume } from '../read-resume';
import type { ReaderMessage, ReadResult } from './messages';

const post = (message: ReaderMessage) => self.postMessage(message);

const read = async (bytes: Uint8Array): Promise<ReadResult> => {
  const result = await readPdfText(bytes);
  if ('problem' in result) return result;
  return { resume: readResume(result.text), pages: result.text.pages.length };
};

self.addEventListener('message', ({ data }: MessageEvent<{ pdf?: Uint8Array }>) => {
  if (data.pdf) void read(data.pdf).then((result) => post({ reader: 'done', result }));
});
post({ reader: 'ready' });
