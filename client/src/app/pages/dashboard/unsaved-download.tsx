import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { DownloadFormat } from './download/formats';

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
}: UnsavedDownloadProps) => {
  const isCopy = format === 'copy';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save your changes first?"
      description={`Your ${format === 'pdf' ? 'PDF' : isCopy ? 'text' : 'file'} has what you saved. What you typed since then is a draft.`}
      footer={
        <>
          <Button variant="ghost" className="max-sm:w-full" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          {hasSaved && (
            <Button variant="secondary" className="max-sm:w-full" onClick={onDownloadSaved}>
              {isCopy ? 'Copy from the last saved version' : 'Download the last saved version'}
            </Button>
          )}
          <Button className="max-sm:w-full" onClick={onSaveFirst}>
            {isCopy ? 'Save and copy' : 'Save and download'}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">Saving also updates the resume that visitors of your profile see.</p>
    </Dialog>
  );
};
