import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { useOnceTrue } from '../../ui/use-once-true';
import { shareButtonWords } from './words';
import { ShareDialog, type ShareDialogProps } from './share-dialog';

interface ShareButtonProps
  extends
    Omit<ButtonProps, 'onClick' | 'name'>,
    Pick<ShareDialogProps, 'username' | 'name' | 'notice' | 'pdf'> {
  /** Loads what the dialog is given, before it is opened. */
  onPreload?: () => void;
}

/** Opens Share Profile. */
export const ShareButton = ({
  username,
  name,
  notice,
  pdf,
  onPreload,
  children,
  ...button
}: ShareButtonProps) => {
  const [open, setOpen] = useState(false);
  const opened = useOnceTrue(open);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        {...button}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={() => setOpen(true)}
      >
        {children ?? (
          <>
            <Share2 aria-hidden /> {shareButtonWords.share}
          </>
        )}
      </Button>
      {opened && (
        <ShareDialog
          username={username}
          name={name}
          notice={notice}
          pdf={pdf}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
};
