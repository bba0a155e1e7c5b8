import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { Button } from '../../../../ui/button';
import type { UnsavedResume } from '../../../own-pdf/unsaved-resume';
import { UnsavedDownload } from '../unsaved-download';
import { useDownloadResume } from '../use-download-resume';
import { WordsToReplace } from '../words-to-replace';
import { dashboardWords as words } from '../words';
import { DownloadDialog } from './download-dialog';
import { DownloadPrompt } from './download-prompt';
import type { MarkedFormat } from './formats';
import { useContentQuestions } from './use-content-questions';
import { useDownloadPrompt } from './use-download-prompt';

interface DownloadsOptions extends UnsavedResume {
  user: CurrentUser;
  /** The chosen one. */
  template: Template;
  /** Shows and focuses a field of the form. */
  onEdit: (field: string) => void;
  /** What the open version is called; undefined for the main resume. */
  documentName?: string | undefined;
  /** Whether another button is what the user wants next. */
  isSecondary?: boolean;
}

/** The downloads of the open resume, with the questions that come before them. */
export const useResumeDownloads = ({
  user,
  template,
  changes,
  onNotSaved,
  onEdit,
  documentName,
  isSecondary = false,
}: DownloadsOptions) => {
  const [isChoosingFormat, setIsChoosingFormat] = useState(false);
  const { reading, whenReady, unsavedQuestion, wordsQuestion } = useContentQuestions({
    changes,
    onNotSaved: () => {
      setIsChoosingFormat(false);
      onNotSaved();
    },
    onEdit: (field) => {
      setIsChoosingFormat(false);
      onEdit(field);
    },
  });
  const download = useDownloadResume(user, documentName);
  const { request, requestChosen, prompt } = useDownloadPrompt(user, download.start);
  const variant = isSecondary ? 'secondary' : 'primary';
  const isDownloading = reading === 'pdf' || download.preparing?.format === 'pdf';
  // First the content, then the watermark and the plan, then the file.
  const downloadIn = (wanted: Template) => whenReady('pdf', () => request(wanted));
  const downloadChosen = (chosen: Template, format: MarkedFormat = 'pdf') =>
    whenReady(format, () => requestChosen(chosen, format));

  return {
    isDownloading,
    /** The template whose PDF is being made. */
    preparingId: download.preparing?.format === 'pdf' ? download.preparing.templateId : undefined,
    downloadIn,
    downloadChosen,
    buttons: (
      <div className="flex">
        <Button
          variant={variant}
          className="rounded-e-none"
          keepsFocus
          loading={isDownloading}
          loadingLabel={<span className="max-sm:sr-only">{words.preparing}</span>}
          onClick={() => downloadChosen(template)}
        >
          <Download aria-hidden />
          <span className="max-sm:sr-only">{words.download}</span>
        </Button>
        <Button
          variant={variant}
          size="icon"
          className={isSecondary ? '-ms-px rounded-s-none' : 'rounded-s-none border-s-primary-on/40'}
          aria-label={words.formats}
          aria-haspopup="dialog"
          title={words.formats}
          onClick={() => {
            download.closeSections();
            setIsChoosingFormat(true);
          }}
        >
          <ChevronDown aria-hidden />
        </Button>
      </div>
    ),
    dialogs: (
      <>
        <DownloadDialog
          user={user}
          open={isChoosingFormat}
          onOpenChange={setIsChoosingFormat}
          template={template}
          download={{
            ...download,
            start: (templateId, format) => whenReady(format, () => download.start(templateId, format)),
          }}
          onDownloadMarked={downloadChosen}
          onDownloadIn={downloadIn}
        />
        <DownloadPrompt user={user} {...prompt} />
        <UnsavedDownload {...unsavedQuestion} />
        <WordsToReplace {...wordsQuestion} />
      </>
    ),
  };
};
