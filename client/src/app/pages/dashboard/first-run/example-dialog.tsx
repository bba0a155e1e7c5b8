import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { professions, type ProfessionId } from '#shared/resume/examples/professions';
import type { ResumeExample } from '#shared/resume/examples/entries';
import { loadExample } from '#shared/resume/examples/load-example';
import { defaultTemplate } from '#shared/resume-document/templates';
import type { ResumeContent } from '#shared/resume/schema';
import { documentSource } from '../../../../features/resume-document/layout/document';
import { ResumePreview } from '../../../../features/resume-document/preview/resume-preview';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { FailedState } from '../../../../ui/feedback/failed-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';

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
  const name = professions.find(({ id }) => id === shown)?.name;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Example: ${name}`}
      description={
        data
          ? `${data.person.firstName} ${data.person.lastName} is a sample person. Copy what fits you, or start with all of it.`
          : 'A sample person’s resume.'
      }
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
          <Button disabled={!data} onClick={() => (replaces ? setAskReplace(true) : use())}>
            Use This as a Start
          </Button>
        </>
      }
    >
      {data ? (
        <DrawnExample example={data} />
      ) : isError ? (
        <FailedState
          title="The example could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="aspect-[210/297]" />
      )}
      <ConfirmDialog
        open={askReplace}
        onOpenChange={setAskReplace}
        title="Replace what is in the form with this example?"
        description="Your photo stays. Text that is not saved yet is set aside and offered back above the form."
        confirmLabel="Replace"
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
