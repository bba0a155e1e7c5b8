import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy';
import { shareButtonWords } from './words';
import type { ShareDialogProps } from './share-dialog';

interface ShareButtonProps
  extends
    Omit<ButtonProps, 'onClick' | 'name'>,
    Pick<ShareDialogProps, 'username' | 'name' | 'notice' | 'pdf'> {}

// Public pages are light: they load dialogs on use.
const ShareDialog = lazyDialog(() => import('./share-dialog'), 'ShareDialog');

/** Opens Share Profile. */
export const ShareButton = ({ username, name, notice, pdf, children, ...button }: ShareButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" {...button} onClick={() => setOpen(true)}>
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
