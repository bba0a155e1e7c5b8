import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy';
import type { ShareDialogProps } from './share-dialog';

interface ShareButtonProps
  extends
    Omit<ButtonProps, 'onClick' | 'name'>,
    Pick<ShareDialogProps, 'username' | 'name' | 'notice' | 'pdf'> {}

const ShareDialog = lazyDialog(() => import('./share-dialog'), 'ShareDialog');

const preload = () => void ShareDialog.preload();

/** Opens Share Profile. The dialog's chunk is preloaded on hover or focus, at the latest on click. */
export const ShareButton = ({ username, name, notice, pdf, children, ...button }: ShareButtonProps) => {
  const [open, setOpen] = useState(false);
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
            <Share2 aria-hidden /> Share Profile
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
