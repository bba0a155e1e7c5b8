import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { PdfData } from '#shared/public-profile/schema';
import type { Resume } from '#shared/resume/schema';
import { sendOwnDownload } from '../../../features/analytics/recording/own-download';
import { announcePdfFailure } from '../../../features/resume-document/pdf/pdf-failure';
import { resumeQuery } from '../../../features/resume/api';
import type { TextToReplace } from '../../../features/resume/check/placeholders';
import { profileUrl } from '../../../features/sharing/profile-url';
import { saveFile } from '../../../lib/save-file';
import { ownPdfData } from '../../own-pdf/own-pdf-data';
import type { UnsavedResume } from '../../own-pdf/unsaved-resume';
import { announceFileFailure } from './download/file-failure';
import type { DownloadFormat } from './download/formats';

interface DownloadOptions extends UnsavedResume {
  /** Shows and focuses a field of the form. */
  onEdit: (field: string) => void;
}

interface Download {
  templateId: string;
  format: DownloadFormat;
}

interface FileOptions {
  templateId: string;
  profileUrl: string;
}

/** Loads a format's code; the returned function makes the file and saves it, or returns the text to copy. */
const loadMaker = async (format: DownloadFormat) => {
  if (format === 'pdf') {
    const { downloadResumePdf } = await import('../../../features/resume-document/pdf/download-pdf');
    return (data: PdfData, options: FileOptions) => downloadResumePdf(data, options);
  }
  const { resumeFile, resumeSections } = await import('./download/resume-files');
  if (format === 'copy') return resumeSections;
  return async (data: PdfData, options: FileOptions) => {
    const file = await resumeFile(format, data, options);
    saveFile(file, file.name);
  };
};

/**
 * Generates files of the user's saved resume, PDF and Word in the given template. Code and data are loaded in parallel, on
 * demand. A download first asks what to do about unsaved changes (unsaved-download.tsx), then about words that are still in
 * brackets (words-to-replace.tsx).
 */
export const useDownloadResume = (user: CurrentUser, { changes, onNotSaved, onEdit }: DownloadOptions) => {
  const queryClient = useQueryClient();
  const savedResume = () => queryClient.getQueryData(resumeQuery().queryKey);
  // The downloads that wait for an answer; what they say stays while the question closes.
  const [unsaved, setUnsaved] = useState<(Download & { isOpen: boolean }) | null>(null);
  const [toReplace, setToReplace] = useState<WaitingForWords | null>(null);
  const {
    mutate,
    isPending,
    variables,
    data: sections,
    reset,
  } = useMutation({
    mutationFn: async ({ templateId, format }: Download) => {
      const [make, data] = await Promise.all([loadMaker(format), ownPdfData(queryClient, user.id)]);
      if (!data) return;
      const made = await make(data, { templateId, profileUrl: profileUrl(user.username) });
      if (made) return made;
      sendOwnDownload();
    },
    onError: (error, { format }) =>
      format === 'pdf' ? announcePdfFailure(error) : announceFileFailure(error),
  });

  const downloadSaved = async (download: Download) => {
    const texts = await loadTextsToReplace(savedResume());
    if (texts.length > 0) setToReplace({ download, texts, isOpen: true });
    else mutate(download);
  };
  const closeUnsaved = () => setUnsaved(unsaved && { ...unsaved, isOpen: false });
  const answerUnsaved = (answer: (download: Download) => void) => () => {
    closeUnsaved();
    if (unsaved) answer(unsaved);
  };
  const closeToReplace = () => setToReplace(toReplace && { ...toReplace, isOpen: false });
  return {
    /** What is being prepared. */
    preparing: isPending ? variables : undefined,
    start: (templateId: string, format: DownloadFormat = 'pdf') => {
      const download = { templateId, format };
      if (changes.current.isUnsaved) setUnsaved({ ...download, isOpen: true });
      else void downloadSaved(download);
    },
    /** The text to copy, once it is there. */
    sections,
    closeSections: reset,
    unsavedQuestion: {
      open: unsaved?.isOpen ?? false,
      format: unsaved?.format ?? 'pdf',
      onOpenChange: closeUnsaved,
      // There is nothing to download before the first save.
      hasSaved: (savedResume()?.version ?? 0) > 0,
      onDownloadSaved: answerUnsaved((download) => void downloadSaved(download)),
      onSaveFirst: answerUnsaved((download) => {
        void changes.current.save().then((isSaved) => (isSaved ? downloadSaved(download) : onNotSaved()));
      }),
    },
    wordsQuestion: {
      open: toReplace?.isOpen ?? false,
      onOpenChange: closeToReplace,
      texts: toReplace?.texts ?? [],
      onDownload: () => {
        closeToReplace();
        if (toReplace) mutate(toReplace.download);
      },
      onEdit: (field: string) => {
        closeToReplace();
        onEdit(field);
      },
    },
  };
};

interface WaitingForWords {
  download: Download;
  /** They stay while the question closes. */
  texts: TextToReplace[];
  isOpen: boolean;
}

/** None where their rule cannot be loaded: a download must not depend on it. */
const loadTextsToReplace = async (resume: Resume | null | undefined): Promise<TextToReplace[]> => {
  if (!resume) return [];
  try {
    return (await import('../../../features/resume/check/placeholders')).textsToReplace(resume);
  } catch {
    return [];
  }
};
