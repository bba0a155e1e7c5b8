import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy';
import { shareButtonWords } from './words';
import type { ShareDialogProps } from './share-dialog';

interface ShareButtonProps
  extends
    Omit<ButtonProps, 'onClick' | 'name'>,
    Pick<ShareDialogProps, 'username' | 'name' | 'notice' | 'pdf'> {
  /** Loads what the dialog is given, before it is opened. */
  onPreload?: () => void;
}

const ShareDialog = lazyDialog(() => import('./share-dialog'), 'ShareDialog');

/** Opens Share Profile. The dialog's chunk is preloaded on hover or focus, at the latest on click. */
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
  const preload = () => {
    void ShareDialog.preload();
    onPreload?.();
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        {...button}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {children ?? (
          <>
            <Share2 aria-hidden /> {shareButtonWords.share}
          </>
        )}
      </Button>
      <ShareDialog
        username={username}
        name={name}
        notice={notice}
        pdf={pdf}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
};
