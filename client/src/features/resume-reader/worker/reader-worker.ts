// Reads a hostile file apart from the page: ending this worker ends everything that reads it.
import { readBytes } from '../read-bytes';
import { answerDrawing } from './answer-drawing';
import type { ReaderMessage } from './messages';

const post = (message: ReaderMessage) => self.postMessage(message);

interface FileMessage {
  file?: Uint8Array;
  name?: string;
}

self.addEventListener('message', ({ data }: MessageEvent<FileMessage>) => {
  if (!data.file) return;
  readBytes(data.file, data.name ?? '', {
    onStart: () => post({ reader: 'started' }),
    onProgress: (share) => post({ reader: 'progress', share }),
  }).then(
    (result) => post({ reader: 'done', result }),
    (error: unknown) => post({ reader: 'failed', message: String(error) }),
  );
});
answerDrawing();
post({ reader: 'ready' });
