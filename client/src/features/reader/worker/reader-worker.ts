// Reads a hostile file apart from the page: ending this worker ends everything that reads it.
import type { FileReading } from '#shared/reader/file-reading';
import { answerReading } from './answer-reading';

answerReading<FileReading>(() => Promise.resolve((read) => read));
self.postMessage({ reader: 'ready' });
