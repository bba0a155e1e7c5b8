import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { Button } from '../../../../ui/button';
import { useIsUnsaved, type ReportedChanges, type UnsavedResume } from '../../../own-pdf/unsaved-resume';
import { useDownloadResume } from '../use-download-resume';
import { dashboardWords as words, wordsToReplace, unsavedWords } from '../words';
import { DownloadDialog } from './download-dialog';
import { DownloadPrompt } from './download-prompt';
import type { MarkedFormat, DownloadFormat } from './formats';
import { useContentQuestions } from './use-content-questions';
import { useDownloadPrompt } from './use-download-prompt';
import type { TextToReplace } from '../../../../features/resume/check/placeholders';
import { Dialog } from '../../../../ui/dialog';

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
  const { whenReady, unsavedQuestion, wordsQuestion } = useContentQuestions({
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
  const isDownloading = download.preparing?.format === 'pdf';
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
      <DownloadButtons
        changes={changes}
        isSecondary={isSecondary}
        isDownloading={isDownloading}
        onDownload={() => downloadChosen(template)}
        onChooseFormat={() => {
          download.closeSections();
          setIsChoosingFormat(true);
        }}
      />
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

interface DownloadButtonsProps {
  changes: ReportedChanges;
  isSecondary: boolean;
  isDownloading: boolean;
  onDownload: () => void;
  onChooseFormat: () => void;
}

const DownloadButtons = ({
  changes,
  isDownloading,
  onDownload,
  onChooseFormat,
  ...rest
}: DownloadButtonsProps) => {
  // While there is something to save, that is what stands out.
  const isUnsaved = useIsUnsaved(changes);
  const isSecondary = isUnsaved || rest.isSecondary;
  const variant = isSecondary ? 'secondary' : 'primary';
  return (
    <div className="flex">
      <Button
        variant={variant}
        className="rounded-e-none"
        keepsFocus
        loading={isDownloading}
        loadingLabel={<span className="max-sm:sr-only">{words.preparing}</span>}
        onClick={onDownload}
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
        onClick={onChooseFormat}
      >
        <ChevronDown aria-hidden />
      </Button>
    </div>
  );
};

interface WordsToReplaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  texts: readonly TextToReplace[];
  onDownload: () => void;
  /** Closes the question and shows this field of the form. */
  onEdit: (field: string) => void;
}

/** A download of a resume with words in brackets, which were a place for the user's own. */
const WordsToReplace = ({ open, onOpenChange, texts, onDownload, onEdit }: WordsToReplaceProps) => {
  const [first] = texts;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={wordsToReplace.title}
      description={wordsToReplace.why}
      footer={
        <>
          <Button variant="secondary" className="max-sm:w-full" onClick={onDownload}>
            {wordsToReplace.download}
          </Button>
          <Button className="max-sm:w-full" onClick={() => first && onEdit(first.field)}>
            {wordsToReplace.replace}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2 text-sm">
        {texts.map(({ field, about, words: inBrackets }) => (
          <li key={field} className="wrap-anywhere">
            <span className="font-medium">{about}:</span> {inBrackets.join(', ')}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

interface UnsavedDownloadProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  format: DownloadFormat;
  /** Whether there is a saved version. */
  hasSaved: boolean;
  onSaveFirst: () => void;
  onDownloadSaved: () => void;
}

/** A download while the form has unsaved changes, which are in no file before they are saved. */
const UnsavedDownload = ({
  open,
  onOpenChange,
  format,
  hasSaved,
  onSaveFirst,
  onDownloadSaved,
}: UnsavedDownloadProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={unsavedWords.title}
    description={unsavedWords.description(format)}
    footer={
      <>
        <Button variant="ghost" className="max-sm:w-full" onClick={() => onOpenChange(false)}>
          {unsavedWords.cancel}
        </Button>
        {hasSaved && (
          <Button variant="secondary" className="max-sm:w-full" onClick={onDownloadSaved}>
            {unsavedWords.lastSaved(format)}
          </Button>
        )}
        <Button className="max-sm:w-full" onClick={onSaveFirst}>
          {unsavedWords.saveFirst(format)}
        </Button>
      </>
    }
  >
    <p className="text-sm text-muted">{unsavedWords.explanation}</p>
  </Dialog>
);
