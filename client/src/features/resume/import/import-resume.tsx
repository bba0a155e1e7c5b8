import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '../../../ui/feedback/toast';
import { isBlank, type ResumeText } from '../form/form-content';
import type { ResumeEditor } from '../editor/use-resume-editor';
import { ImportDialog } from './import-dialog';
import type { ImportPageSettings, ReadImportFile } from './read-import';
import { importWords } from './words';

interface ImportResumeProps {
  editor: ResumeEditor;
  readFile: ReadImportFile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The form has been filled. */
  onUsed?: () => void;
}

/** Imports a file into the open resume, unsaved. */
export const ImportResume = ({ editor, readFile, open, onOpenChange, onUsed }: ImportResumeProps) => {
  const offered = useRef(0);
  // There is no form left to undo it in.
  useEffect(() => () => dismissToast(offered.current), []);
  // Each time it opens it starts anew.
  if (!open) return null;
  const form = editor.form.getValues();
  const use = (text: ResumeText, pageSettings: ImportPageSettings | undefined) => {
    const undoText = editor.replaceContent(text);
    const undoPageSettings = pageSettings?.apply();
    const undo = () => {
      undoText();
      undoPageSettings?.();
    };
    onOpenChange(false);
    onUsed?.();
    offered.current = toast({
      title: importWords.done.title,
      description: importWords.done.description,
      variant: 'success',
      action: { label: importWords.done.undo, onPress: undo },
    });
  };
  return (
    <ImportDialog
      open
      onOpenChange={onOpenChange}
      form={form}
      isBlank={isBlank(form)}
      readFile={readFile}
      onUse={use}
    />
  );
};
