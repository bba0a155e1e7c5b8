import type { FileProblem } from '#shared/reader/file-problem';
import type { FileReading } from '#shared/reader/file-reading';
import { readBytes } from '#shared/reader/read-bytes';
import type { FileMessage, ReaderMessage } from './messages';

type Read = Exclude<FileReading, { problem: FileProblem }>;

/** What becomes of a file that was read. `request` is what the page sent along. */
export type Finish<Result> = (read: Read, request: unknown) => Result;

/** Answers messages with a file, in this worker. `loadFinish` loads the code that finishes, while that of the format loads. */
export const answerReading = <Result>(loadFinish: () => Promise<Finish<Result>>) => {
  const post = (message: ReaderMessage<Result>) => self.postMessage(message);

  const read = async ({ file, name, request }: FileMessage): Promise<Result | { problem: FileProblem }> => {
    const loading = loadFinish();
    // It is awaited below, unless the file is refused before.
    loading.catch(() => undefined);
    const reading = await readBytes(file, name, {
      onStart: async () => {
        await loading;
        post({ reader: 'started' });
      },
      onProgress: (share) => post({ reader: 'progress', share }),
    });
    return 'problem' in reading ? reading : (await loading)(reading, request);
  };

  self.addEventListener('message', ({ data }: MessageEvent<Partial<FileMessage>>) => {
    if (!data.file) return;
    read(data as FileMessage).then(
      (result) => post({ reader: 'done', result }),
      (error: unknown) => post({ reader: 'failed', message: String(error) }),
    );
  });
};
