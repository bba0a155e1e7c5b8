import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../button';
import { dismissToast, type ShownToast } from './toast';
import { toastPlace } from './toast-place';
import { useBarHeight } from '../use-bar-height';
import { uiWords } from '../words';

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert };
const iconColors = {
  default: 'text-primary-text',
  success: 'text-success',
  destructive: 'text-danger-text',
};

/** Draws the toast; see toast-host.tsx. */
export const Toaster = ({ shown }: { shown: ShownToast | null }) => (
  <Radix.Provider swipeDirection="right" label={uiWords.notification}>
    {shown && <Message key={shown.id} {...shown} />}
    <Radix.Viewport
      className={classNames(
        'fixed inset-x-4 z-[60] flex max-w-md flex-col outline-none sm:right-6 sm:left-auto sm:w-96',
        toastPlace,
        // The buttons of a dialog are at its bottom, and a refusal must not cover the ways on.
        'lg:[body:has([role=dialog])_&]:top-4 lg:[body:has([role=dialog])_&]:bottom-auto',
        // It would cover half of a dialog at 400 % zoom. Where the dialog shows the same text, it is announced only.
        'short:[body:has([role=dialog]_[data-shown-problem])_&]:hidden',
      )}
    />
  </Radix.Provider>
);

const Message = ({ id, title, description, variant = 'default', action }: ShownToast) => {
  const toast = useRef<HTMLLIElement>(null);
  useBarHeight(toast, '--toast');
  const Icon = icons[variant];
  const destructive = variant === 'destructive';
  return (
    <Radix.Root
      ref={toast}
      // Radix announces 'foreground' assertively and 'background' politely.
      type={destructive ? 'foreground' : 'background'}
      duration={action ? 10_000 : destructive ? 8000 : 5000}
      onOpenChange={(open) => !open && dismissToast(id)}
      className={classNames(
        'flex animate-rise-in items-start gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive && 'border-danger',
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', iconColors[variant])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-36 py-px">
          <Radix.Title className="text-sm font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-0.5 text-sm text-muted">{description}</Radix.Description>
          )}
        </div>
        {action && (
          <Radix.Action
            altText={action.label}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            onClick={action.onPress}
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={uiWords.dismiss}
        className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), '-my-1.5 text-muted')}
      >
        <X aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
};
