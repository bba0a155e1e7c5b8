import type { ComponentProps } from 'react';
import { KindFields } from '../../../features/letterheads/kind-fields';
import { PresentDialog } from '../../../features/presentations/present-dialog';
import { copyText } from '../../../features/sharing/copy-text';
import { toSignIn } from '../../layout/sign-in-required';

type PresentPanelProps = Omit<
  ComponentProps<typeof PresentDialog>,
  'renderKind' | 'onCopy' | 'onUnauthorized'
>;

/** Presents candidates, with the choice of their documents that the letterheads have. */
export const PresentPanel = (props: PresentPanelProps) => (
  <PresentDialog
    {...props}
    renderKind={(choice) => (
      <KindFields {...choice} organizationId={props.organizationId} onUnauthorized={toSignIn} />
    )}
    onCopy={copyText}
    onUnauthorized={toSignIn}
  />
);
