import { Download, Palette, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button';
import { FullScreenPanel } from '../../../ui/dialogs/full-screen-panel';
import type { FieldLink } from './field-link';
import { PreviewPane, type RenderPreview } from './preview-pane';
import { formWords, toolbarWords as words } from '../words';

interface PreviewScreenProps {
  open: boolean;
  onClose: () => void;
  /** Without it there is no Design button. */
  onDesign?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  isDownloading?: boolean;
  link: FieldLink;
  photoUrl: string;
  render: RenderPreview;
}

/** The page on the whole of a narrow screen, and what to do with it in reach of a thumb. */
export const PreviewScreen = ({
  open,
  onClose,
  onDesign,
  onDownload,
  isDownloading,
  link,
  photoUrl,
  render,
}: PreviewScreenProps) => {
  const next = useRef<(() => void) | null>(null);
  const leave = (then: () => void) => {
    next.current = then;
    onClose();
  };
  const goOn = () => {
    const then = next.current;
    next.current = null;
    then?.();
    return then !== null;
  };
  return (
    <FullScreenPanel
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formWords.preview}
      moveFocus={goOn}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <PreviewPane photoUrl={photoUrl} render={render} link={link} leave={leave} />
      </div>
      <div className="flex gap-2 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:min-h-11 *:flex-1 *:px-2 short:py-0.5">
        <Button variant="secondary" onClick={onClose}>
          <Pencil aria-hidden /> {words.edit}
        </Button>
        {onDesign && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={onDesign}>
            <Palette aria-hidden /> {words.design}
          </Button>
        )}
        {onDownload && (
          <Button keepsFocus loading={isDownloading ?? false} onClick={onDownload}>
            <Download aria-hidden /> {words.download}
          </Button>
        )}
      </div>
    </FullScreenPanel>
  );
};
