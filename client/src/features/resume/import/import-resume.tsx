import { toast } from '../../../ui/feedback/toast';
import { lazyDialog } from '../../../ui/lazy';
import { isBlank, type ResumeText } from '../editor/form-content';
import type { ResumeEditor } from '../editor/use-resume-editor';

const ImportDialog = lazyDialog(() => import('./import-dialog'), 'ImportDialog');
export const preloadImport = () => void ImportDialog.preload();

interface ImportResumeProps {
  editor: ResumeEditor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Imports a file into the open resume, unsaved. */
export const ImportResume = ({ editor, open, onOpenChange }: ImportResumeProps) => {
  // Each time it opens it starts anew.
  if (!open) return null;
  const { getValues } = editor.form;
  const use = (text: ResumeText) => {
    editor.replaceContent(text);
    onOpenChange(false);
    toast({
      title: 'Resume imported',
      description: 'Look through it, then press Save Changes.',
      variant: 'success',
    });
  };
  return (
    <ImportDialog
      open
      onOpenChange={onOpenChange}
      replaces={!isBlank(getValues())}
      credentials={getValues('licenses').map(({ credentialId }) => credentialId)}
      onUse={use}
    />
  );
};
