import type { TextToReplace } from '../../../features/resume/check/placeholders';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { wordsToReplace } from './words';

interface WordsToReplaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  texts: readonly TextToReplace[];
  onDownload: () => void;
  /** Closes the question and shows this field of the form. */
  onEdit: (field: string) => void;
}

/** A download of a resume with words in brackets, which were a place for the user's own. */
export const WordsToReplace = ({ open, onOpenChange, texts, onDownload, onEdit }: WordsToReplaceProps) => {
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
        {texts.map(({ field, about, words }) => (
          <li key={field} className="wrap-anywhere">
            <span className="font-medium">{about}:</span> {words.join(', ')}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
