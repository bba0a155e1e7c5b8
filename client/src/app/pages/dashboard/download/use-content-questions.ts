import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useResumeCalls } from '../../../../features/resume/resume-calls';
import { textsToReplace, type TextToReplace } from '../../../../features/resume/check/placeholders';
import type { UnsavedResume } from '../../../own-pdf/unsaved-resume';
import type { DownloadFormat } from './formats';

interface ContentOptions extends UnsavedResume {
  /** Shows and focuses a field of the form. */
  onEdit: (field: string) => void;
}

/**
 * The questions about the content of a file, before those about the file: what to do about unsaved changes, then about
 * words that are still in brackets.
 */
export const useContentQuestions = ({ changes, onNotSaved, onEdit }: ContentOptions) => {
  const queryClient = useQueryClient();
  const calls = useResumeCalls();
  const savedResume = () => queryClient.getQueryData(calls.query().queryKey);
  // The downloads that wait for an answer; what they say stays while the question closes.
  const [unsaved, setUnsaved] = useState<UnsavedDownload | null>(null);
  const [toReplace, setToReplace] = useState<(Waiting & { texts: TextToReplace[] }) | null>(null);

  const downloadSaved = (download: () => void) => {
    const resume = savedResume();
    const texts = resume ? textsToReplace(resume) : [];
    if (texts.length > 0) setToReplace({ download, texts, isOpen: true });
    else download();
  };
  const closeUnsaved = () => setUnsaved(unsaved && { ...unsaved, isOpen: false });
  const answerUnsaved = (answer: (waiting: UnsavedDownload) => void) => () => {
    closeUnsaved();
    if (unsaved) answer(unsaved);
  };
  const closeToReplace = () => setToReplace(toReplace && { ...toReplace, isOpen: false });
  return {
    /** Calls `download` when its content is as the user wants it, at once if there is nothing to ask. */
    whenReady: (format: DownloadFormat, download: () => void) => {
      if (changes.current.isUnsaved) setUnsaved({ download, format, isOpen: true });
      else downloadSaved(download);
    },
    unsavedQuestion: {
      open: unsaved?.isOpen ?? false,
      format: unsaved?.format ?? 'pdf',
      onOpenChange: closeUnsaved,
      // There is nothing to download before the first save.
      hasSaved: (savedResume()?.version ?? 0) > 0,
      onDownloadSaved: answerUnsaved(({ download }) => downloadSaved(download)),
      onSaveFirst: answerUnsaved(({ download }) => {
        void changes.current.save().then((isSaved) => (isSaved ? downloadSaved(download) : onNotSaved()));
      }),
    },
    wordsQuestion: {
      open: toReplace?.isOpen ?? false,
      onOpenChange: closeToReplace,
      texts: toReplace?.texts ?? [],
      onDownload: () => {
        closeToReplace();
        toReplace?.download();
      },
      onEdit: (field: string) => {
        closeToReplace();
        onEdit(field);
      },
    },
  };
};

interface Waiting {
  download: () => void;
  isOpen: boolean;
}

interface UnsavedDownload extends Waiting {
  format: DownloadFormat;
}
