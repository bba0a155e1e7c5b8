import { Share2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { couldNotOpen } from '../../ui/feedback/could-not-open';
import type { ShareDialogProps } from './share-dialog';

interface ShareButtonProps
  extends Omit<ButtonProps, 'onClick' | 'name'>, Pick<ShareDialogProps, 'username' | 'name' | 'notice'> {}

const loadDialog = () => import('./share-dialog');

/** Opens Share Profile. The dialog is fetched when a pointer or the focus comes near, else with the click. */
export const ShareButton = ({ username, name, notice, children, ...button }: ShareButtonProps) => {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const preload = () => void loadDialog().catch(() => undefined);

  const show = async () => {
    try {
      const { ShareDialog } = await loadDialog();
      setDialog(() => ShareDialog);
      setOpen(true);
    } catch {
      couldNotOpen('Sharing');
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        {...button}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void show()}
      >
        {children ?? (
          <>
            <Share2 aria-hidden /> Share Profile
          </>
        )}
      </Button>
      {Dialog && (
        <Dialog username={username} name={name} notice={notice} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
};
