import type { Resume } from '#shared/resume/schema';
import { lazyDialog } from '../../../ui/lazy';
import type { ResumeEditor } from '../editor/use-resume-editor';
import { useUnsentPage } from '../page/use-unsent-page';
import { DraftOffer } from './draft-offer';
import { useDraftSync } from './use-draft-sync';

const ConflictDialog = lazyDialog(() => import('../editor/conflict-dialog'), 'ConflictDialog');

interface DraftKeeperProps {
  userId: string;
  /** Of the form's own draft in this browser. */
  draftId: string;
  editor: ResumeEditor;
  /** As it is saved now. */
  resume: Resume;
}

/** Keeps the typing of the form, offers other typing, and sends page settings that an earlier visit could not. In a chunk of its own: the form opens without waiting for it. */
export const DraftKeeper = ({ userId, draftId, editor, resume }: DraftKeeperProps) => {
  const { offered, dropOffer, rival, closeRival, keepMine, takeOther } = useDraftSync({
    userId,
    draftId,
    editor,
    resume,
  });
  useUnsentPage();
  return (
    <>
      <DraftOffer
        drafts={offered}
        savedVersion={editor.savedVersion}
        onRestore={editor.restore}
        onDiscard={dropOffer}
      />
      <ConflictDialog
        open={rival !== null}
        onOpenChange={(open) => !open && closeRival()}
        conflict={rival && { kind: 'draft', mine: editor.typed().content, rival }}
        onKeepMine={keepMine}
        onTakeNewer={takeOther}
      />
    </>
  );
};
