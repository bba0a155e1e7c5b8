import { useState, type ComponentProps } from 'react';
import type { DocumentsDialog as Panel } from '../../../features/letterheads/documents-dialog';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';
import { teamPageWords } from './words';

const DocumentsDialog = lazyDialog(
  () => import('../../../features/letterheads/documents-dialog'),
  'DocumentsDialog',
);

type DocumentsButtonProps = { label?: string } & Pick<
  ComponentProps<typeof Panel>,
  'organizationId' | 'candidates' | 'renderPreview'
>;

/** Makes documents of the chosen candidates under the letterhead. */
export const DocumentsButton = ({ label = teamPageWords.documents.many, ...rest }: DocumentsButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <DocumentsDialog {...rest} open={isOpen} onOpenChange={setIsOpen} onUnauthorized={toSignIn} />
    </>
  );
};
