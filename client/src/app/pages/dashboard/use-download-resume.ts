import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import type { PdfData } from '#shared/public-profile/schema';
import { sendOwnDownload } from '../../../features/analytics/recording/use-beacons';
import { announcePdfFailure } from '../../../features/document/pdf-failure';
import { useResumeCalls } from '../../../features/resume/resume-calls';
import { versionFileName } from '../../../features/document/version-file-name';
import { profileUrl } from '../../../features/sharing/profile-url';
import { saveFile } from '../../../lib/save-file';
import { ownPdfData } from '../../own-pdf/own-pdf-data';
import { toast } from '../../../ui/feedback/toast';
import type { DownloadFormat } from './download/formats';
import { formatWords } from './words';

/** Logs that another file than the PDF could not be made, and says so. */
const announceFileFailure = (error: Error) => {
  console.error('Failed to generate the file', error);
  toast({ ...formatWords.failed, variant: 'destructive' });
};

interface Download {
  templateId: string;
  format: DownloadFormat;
}

interface FileOptions {
  templateId: string;
  profileUrl: string;
  /** What a version is called: its files have other names than those of the main resume. */
  documentName?: string | undefined;
}

/** Loads a format's code; the returned function makes the file and saves it, or returns the text to copy. */
const loadMaker = async (format: DownloadFormat) => {
  if (format === 'pdf') {
    const { downloadResumePdf } = await import('../../../features/document/download-pdf');
    return (data: PdfData, options: FileOptions) => downloadResumePdf(data, options);
  }
  if (format === 'copy') return (await import('../../../features/document/text-files')).resumeTextSections;
  const makeFile = await loadFileMaker(format);
  return async (data: PdfData, options: FileOptions) => {
    const file = await makeFile(data, options);
    saveFile(file, versionFileName(file.name, options.documentName));
  };
};

/** What makes a file of the data that the server sends for the PDF. */
const loadFileMaker = async (
  format: Exclude<DownloadFormat, 'pdf' | 'copy'>,
): Promise<(data: PdfData, options: FileOptions) => File | Promise<File>> => {
  switch (format) {
    case 'docx':
      return (await import('../../../features/document/docx-file')).resumeDocxFile;
    case 'portal':
      return (await import('../../../features/document/docx-file')).portalDocxFile;
    case 'text':
    case 'markdown': {
      const { resumeTextFile } = await import('../../../features/document/text-files');
      return (data, options) => resumeTextFile(data, format, options);
    }
    case 'json': {
      const { jsonResumeFile } = await import('../../../features/resume/form/export-resume');
      return (data) => jsonResumeFile(data.resume, data.user);
    }
  }
};

/**
 * Generates files of the saved resume that is open, PDF and Word in the given template. Code and data are loaded in parallel, on
 * demand. What is asked before is in download/use-content-questions.ts and download/use-download-prompt.ts.
 */
export const useDownloadResume = (user: CurrentUser, documentName?: string) => {
  const queryClient = useQueryClient();
  const calls = useResumeCalls();
  const {
    mutate,
    isPending,
    variables,
    data: sections,
    reset,
  } = useMutation({
    mutationFn: async ({ templateId, format }: Download) => {
      const [make, data] = await Promise.all([loadMaker(format), ownPdfData(queryClient, user.id, calls)]);
      if (!data) return;
      const made = await make(data, { templateId, profileUrl: profileUrl(user.username), documentName });
      if (made) return made;
      sendOwnDownload();
    },
    onError: (error, { format }) =>
      format === 'pdf' ? announcePdfFailure(error) : announceFileFailure(error),
  });

  return {
    /** What is being prepared. */
    preparing: isPending ? variables : undefined,
    start: (templateId: string, format: DownloadFormat) => mutate({ templateId, format }),
    /** The text to copy, once it is there. */
    sections,
    closeSections: reset,
  };
};
