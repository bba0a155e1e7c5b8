import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import type { ResumeDraft } from '#shared/resume/draft';
import type { ResumeSave } from '#shared/resume/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Refusal } from '../../../ui/feedback/refusal';
import { draftQuery, resumeQuery } from '../api';
import { mainResumeCalls } from '../resume-calls';
import { unsavedWords as words } from './words';

/** What the draft would save: a skill that is typed and not added yet is one of the skills. */
const savedFrom = ({ content: { newSkill, ...content }, version }: ResumeDraft): ResumeSave => {
  const skill = typeof newSkill === 'string' ? newSkill.trim() : '';
  const skills = Array.isArray(content['skills']) ? (content['skills'] as unknown[]) : undefined;
  // The server has the rules; a draft may break each of them.
  return { ...content, ...(skill && skills && { skills: [...skills, skill] }), version } as ResumeSave;
};

/** Saves what was typed in the main resume, as its Save button does, and forgets the draft. */
const useSaveDraft = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ResumeDraft) => {
      const saved = await mainResumeCalls.save(savedFrom(draft));
      // A draft that says what is saved is no draft: a failure here loses nothing.
      await mainResumeCalls.discardDraft(draft.revision).catch(() => undefined);
      return saved;
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(resumeQuery().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: draftQuery().queryKey });
    },
  });
};

interface UnsavedDialogProps {
  draft: ResumeDraft;
  onClose: () => void;
  /** Makes the version of the main resume as it is saved then. */
  onMake: () => void;
  onUnauthorized: () => void;
}

/** Asks what becomes of changes to the main resume that are not saved, before a version is made of it. */
export const UnsavedDialog = ({ draft, onClose, onMake, onUnauthorized }: UnsavedDialogProps) => {
  const save = useSaveDraft();
  const make = () => {
    onClose();
    onMake();
  };
  const problem = save.error && reasonOf(save.error);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={words.title}
      description={words.about}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={make}>
            {words.without}
          </Button>
          {problem ? (
            <Link href={`${pages.dashboard}?tab=resume`} className={buttonClass()}>
              {words.open}
            </Link>
          ) : (
            <Button
              loading={save.isPending}
              onClick={() =>
                save.mutate(draft, {
                  onSuccess: make,
                  onError: (error) => isUnauthorized(error) && onUnauthorized(),
                })
              }
            >
              {words.save}
            </Button>
          )}
        </>
      }
    >
      {problem && <Refusal text={problem} />}
    </Dialog>
  );
};

const reasonOf = (error: Error): string => {
  if (!(error instanceof ApiError)) return words.notSaved;
  if (error.code === 'RESUME_CHANGED') return words.changed;
  const [message] = Object.values(error.fields);
  return message ? words.wrong(message) : serverMessage(error, words.notSaved);
};
