import { useEffect, useEffectEvent, useState } from 'react';

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
