import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { buttonClass } from './button';
import { useBackToClose } from './dialogs/use-back-to-close';
import { useFocusReturn } from './dialogs/focus';
import { uiWords } from './words';

/** The backdrop of a dialog: as high as the panels, so that it dims a dialog that is already open. */
export const overlayClass = 'fixed inset-0 z-50 animate-fade-in bg-slate-950/55';

/** A panel in the middle; from the bottom edge on a phone, where thumbs are. */
export const panelClass = classNames(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise-in flex-col rounded-t-card border bg-surface',
  'shadow-float focus:outline-none',
  // On a short screen title, content and buttons scroll together: there is no room for two of them to stay.
  'short:overflow-y-auto',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100%-2rem)] sm:rounded-card',
);

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' };

const placeClass = 'max-sm:h-[92dvh] sm:mt-[6dvh] sm:mb-auto';

const sheetClass = classNames(
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[58dvh] animate-rise-in flex-col rounded-t-card border bg-surface',
  'shadow-float focus:outline-none short:max-h-dvh short:overflow-y-auto sm:max-w-2xl',
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; read aloud when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, which stays in view while the content scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Its content comes piece by piece: title and Close stay in their place, where they are about to be pressed. */
  keepsPlace?: boolean;
  /** From the bottom edge, and what is above it stays in sight: for settings of what is there. */
  isSheet?: boolean;
}

/** A modal dialog: focus stays inside, Escape and a click beside it close it, focus returns to what opened it. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  keepsPlace = false,
  isSheet = false,
}: DialogProps) => {
  const focusReturn = useFocusReturn();
  useBackToClose(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={isSheet ? 'fixed inset-0 z-50' : overlayClass} />
        <Radix.Content
          className={isSheet ? sheetClass : classNames(panelClass, widths[size], keepsPlace && placeClass)}
          {...focusReturn}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="px-4 pt-4 pb-2 sm:px-6 sm:pt-5">
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="min-w-0 text-lg font-semibold">{title}</Radix.Title>
              <Radix.Close
                aria-label={uiWords.close}
                className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), '-mt-3 -mr-2 -mb-2')}
              >
                <X aria-hidden />
              </Radix.Close>
            </div>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
            )}
          </div>
          {/* What is longer than the screen scrolls by keyboard too. */}
          <div tabIndex={0} className="px-4 pt-2 pb-4 sm:px-6 tall:min-h-0 tall:flex-1 tall:overflow-y-auto">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 sm:px-6">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
