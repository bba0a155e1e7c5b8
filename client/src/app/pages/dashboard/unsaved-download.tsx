import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { DownloadFormat } from './download/formats';
import { unsavedWords as words } from './words';

interface UnsavedDownloadProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  format: DownloadFormat;
  /** Whether there is a saved version. */
  hasSaved: boolean;
  onSaveFirst: () => void;
  onDownloadSaved: () => void;
}

/** A download while the form has unsaved changes, which are in no file before they are saved. */
export const UnsavedDownload = ({
  open,
  onOpenChange,
  format,
  hasSaved,
  onSaveFirst,
  onDownloadSaved,
}: UnsavedDownloadProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={words.title}
    description={words.description(format)}
    footer={
      <>
        <Button variant="ghost" className="max-sm:w-full" onClick={() => onOpenChange(false)}>
          {words.cancel}
        </Button>
        {hasSaved && (
          <Button variant="secondary" className="max-sm:w-full" onClick={onDownloadSaved}>
            {words.lastSaved(format)}
          </Button>
        )}
        <Button className="max-sm:w-full" onClick={onSaveFirst}>
          {words.saveFirst(format)}
        </Button>
      </>
    }
  >
    <p className="text-sm text-muted">{words.explanation}</p>
  </Dialog>
);
