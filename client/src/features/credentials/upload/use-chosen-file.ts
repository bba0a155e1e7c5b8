import { useState, useEffect, useEffectEvent } from 'react';
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

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

interface FileDrop {
  /** Whether drops are accepted now; otherwise a drop is only kept from replacing the page. */
  active: boolean;
  onFiles: (files: File[]) => void;
}

/** Files that are dropped anywhere on the page. Returns whether some are being dragged over it. */
export const useFileDrop = ({ active, onFiles }: FileDrop) => {
  const [isOver, setIsOver] = useState(false);

  const over = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer && !active) event.dataTransfer.dropEffect = 'none';
    setIsOver(active);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (active && files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const left = ({ relatedTarget }: DragEvent) => {
      // `relatedTarget` is null only when the drag leaves the window.
      if (relatedTarget === null) setIsOver(false);
    };
    const onOver = (event: DragEvent) => over(event);
    const onDrop = (event: DragEvent) => drop(event);
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', onDrop);
    };
  }, []);

  return isOver && active;
};
