import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

interface FileDrop {
  /** Whether files are meant for us now; a file that is dropped otherwise is at least not opened over the page. */
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
      // Only what leaves the window goes nowhere; between elements of the page there is always a next one.
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
