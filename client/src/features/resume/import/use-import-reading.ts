import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReadImport, ReadImportFile } from './read-import';
import { importWords } from '../words';

type State =
  | { phase: 'choosing' }
  | { phase: 'reading'; fileName: string; share: number }
  | { phase: 'refused'; fileName: string; problem: string }
  | { phase: 'read'; fileName: string; result: Extract<ReadImport, { imported: unknown }> };

/** Reads one file at a time; another one, canceling or leaving ends the reading before. */
export const useImportReading = (read: ReadImportFile, credentials: readonly string[]) => {
  const [state, setState] = useState<State>({ phase: 'choosing' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const stop = () => {
    reading.current?.abort();
    setState({ phase: 'choosing' });
  };
  const start = async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    const fileName = file.name;
    const update = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    update({ phase: 'reading', fileName, share: 0 });
    try {
      const onProgress = (share: number) => update({ phase: 'reading', fileName, share });
      const result = await read(file, { signal, onProgress, credentials });
      if ('problem' in result) update({ phase: 'refused', fileName, problem: result.problem });
      // A long resume is hundreds of fields: drawing them leaves room for a press of Cancel.
      else startTransition(() => update({ phase: 'read', fileName, result }));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Failed to read the file', error);
      update({ phase: 'refused', fileName, problem: importWords.notLoaded });
    }
  };
  return { state, start: (file: File) => void start(file), stop };
};
