import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { professions, type ProfessionId } from '#shared/resume/examples/professions';
import type { ResumeExample } from '#shared/resume/examples/entries';
import { loadExample } from '#shared/resume/examples/examples';
import { defaultTemplate } from '#shared/document/templates';
import type { ResumeContent } from '#shared/resume/schema';
import { documentSource } from '#shared/document/layout/document';
import { ResumePreview } from '../../../../features/document/preview/resume-preview';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { FailedState } from '../../../../ui/feedback/failed-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { exampleWords as words } from '../words';

interface ExampleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose example is shown; it stays while the dialog closes. */
  profession: ProfessionId | null;
  /** Whether using it would replace content of the form. */
  replaces: boolean;
  onUse: (profession: ProfessionId, content: ResumeContent) => void;
}

/** A filled resume of a sample person, to read, to copy from or to start with. */
export const ExampleDialog = ({ open, onOpenChange, profession, replaces, onUse }: ExampleDialogProps) => {
  const [shown, setShown] = useState(profession ?? 'nurse');
  if (profession && profession !== shown) setShown(profession);
  const [askReplace, setAskReplace] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['resume-example', shown],
    queryFn: () => loadExample(shown),
    staleTime: Infinity,
  });
  const use = () => data && onUse(shown, data.content);
  const name = professions.find(({ id }) => id === shown)?.name ?? '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={
        data ? words.description(`${data.person.firstName} ${data.person.lastName}`) : words.loading
      }
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
          <Button disabled={!data} onClick={() => (replaces ? setAskReplace(true) : use())}>
            {words.use}
          </Button>
        </>
      }
    >
      {data ? (
        <DrawnExample example={data} />
      ) : isError ? (
        <FailedState title={words.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="aspect-[210/297]" />
      )}
      <ConfirmDialog
        open={askReplace}
        onOpenChange={setAskReplace}
        title={words.replace.title}
        description={words.replace.description}
        confirmLabel={words.replace.confirm}
        variant="primary"
        onConfirm={use}
      />
    </Dialog>
  );
};

const DrawnExample = ({ example }: { example: ResumeExample }) => {
  const [source] = useState(() =>
    documentSource(
      { user: { ...example.person, profileImageUrl: null }, resume: example.content, credentials: [] },
      '',
    ),
  );
  return <ResumePreview source={source} template={defaultTemplate} watermark={false} />;
};
