import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

interface UnsavedDownloadProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether there is a saved version. */
  hasSaved: boolean;
  onSaveFirst: () => void;
  onDownloadSaved: () => void;
}

/** A download while the form has unsaved changes, which are not in a PDF before they are saved. */
export const UnsavedDownload = ({
  open,
  onOpenChange,
  hasSaved,
  onSaveFirst,
  onDownloadSaved,
}: UnsavedDownloadProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Save your changes first?"
    description="Your PDF has what you saved. What you typed since then is a draft."
    footer={
      <>
        <Button variant="ghost" className="max-sm:w-full" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        {hasSaved && (
          <Button variant="secondary" className="max-sm:w-full" onClick={onDownloadSaved}>
            Download the last saved version
          </Button>
        )}
        <Button className="max-sm:w-full" onClick={onSaveFirst}>
          Save and download
        </Button>
      </>
    }
  >
    <p className="text-sm text-muted">Saving also updates the resume that visitors of your profile see.</p>
  </Dialog>
);
