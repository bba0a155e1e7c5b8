import { useState } from 'react';
import { documentsWords } from '../../../features/letterheads/documents-words';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';

const DocumentsDialog = lazyDialog(
  () => import('../../../features/letterheads/documents-dialog'),
  'DocumentsDialog',
);

interface DocumentsButtonProps {
  organizationId: string;
  candidates: readonly { id: string; name: string }[];
}

/** Makes documents of the chosen candidates under the letterhead. */
export const DocumentsButton = ({ organizationId, candidates }: DocumentsButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {documentsWords.action}
      </Button>
      <DocumentsDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        organizationId={organizationId}
        candidates={candidates}
        onUnauthorized={toSignIn}
      />
    </>
  );
};
