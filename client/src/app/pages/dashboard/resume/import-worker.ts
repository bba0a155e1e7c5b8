// Reads a file to import, says what becomes of it in the form, and draws its pages: a hostile file may keep this worker busy,
// never the page.
import '../../../zod-without-eval';
import { answerDrawing } from '../../../../features/reader/worker/answer-drawing';
import { answerReading } from '../../../../features/reader/worker/answer-reading';

answerReading(async () => (await import('./import-reading')).importReading);
answerDrawing();
self.postMessage({ reader: 'ready' });
