import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../button';
import { useBackToClose } from './use-back-to-close';
import { useFocusReturn } from './focus';
import { uiWords } from '../words';

interface FullScreenPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers: the content takes the whole screen. */
  title: string;
  /** Called once it is closed; returns whether it put the focus elsewhere than on what opened the dialog. */
  moveFocus?: () => boolean;
  /** A bar, which leaves room at its right end for Close, and what fills the rest. */
  children: ReactNode;
}

/** A dialog over the whole screen, for content that needs all of it. Escape and Back close it. */
export const FullScreenPanel = ({ open, onOpenChange, title, moveFocus, children }: FullScreenPanelProps) => {
  const focusReturn = useFocusReturn();
  useBackToClose(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          className="fixed inset-0 z-50 flex h-dvh animate-fade-in flex-col bg-surface focus:outline-none"
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            if (moveFocus?.()) event.preventDefault();
            else focusReturn.onCloseAutoFocus(event);
          }}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {/* Before the content: it is at the top. */}
          <Radix.Close
            aria-label={uiWords.close}
            className={classNames(
              buttonClass({ variant: 'ghost', size: 'icon' }),
              'absolute! top-1 right-2 sm:right-4',
            )}
          >
            <X aria-hidden />
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
