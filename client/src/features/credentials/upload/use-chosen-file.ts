import { useState } from 'react';
import { announceProblem } from '../credential-toasts';
import { fileProblem, type UploadProblem } from './upload-problem';

export interface ChosenFile {
  file: File | null;
  /** Why the last one was not taken. */
  problem: UploadProblem | null;
  /** Takes the file, or says why it will not do and keeps the one before. Returns whether it was taken. */
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
