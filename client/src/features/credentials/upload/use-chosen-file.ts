import { useState } from 'react';
import { announceProblem } from '../credential-toasts';
import { fileProblem, type UploadProblem } from './upload-problem';

export interface ChosenFile {
  file: File | null;
  /** Why the last one was rejected. */
  problem: UploadProblem | null;
  /** Accepts the file, or sets the problem and keeps the previous one. Returns whether it was accepted. */
  choose: (file: File) => boolean;
  clear: () => void;
}

/** The file that is about to be uploaded. */
export const useChosenFile = (): ChosenFile => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  return {
    file,
    problem,
    choose: (next) => {
      const unfit = fileProblem(next);
      setProblem(unfit);
      if (unfit) announceProblem(unfit);
      else setFile(next);
      return unfit === null;
    },
    clear: () => {
      setFile(null);
      setProblem(null);
    },
  };
};
