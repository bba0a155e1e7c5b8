import { useState } from 'react';
import type { ResumeContent } from '#shared/resume/schema';
import { keepDraft, newDraftId, readDrafts, removeDraft, type Draft } from './draft';
import { isSameContent } from './form-content';

/**
 * The drafts of one open form: `offered` are those of earlier visits (newest first) that differ from what is saved;
 * `keepTyping` and `forgetTyping` concern this form's own.
 */
export const useDrafts = (userId: string, saved: ResumeContent) => {
  const [ownId] = useState(newDraftId);
  const [offered, setOffered] = useState(() =>
    readDrafts(userId).filter((draft) => !isSameContent(draft.content, saved)),
  );

  const dropOffer = (draft: Draft) => {
    removeDraft(userId, draft.id);
    setOffered((list) => list.filter(({ id }) => id !== draft.id));
  };

  return {
    offered,
    dropOffer,
    keepTyping: (content: ResumeContent, version: number) =>
      keepDraft(userId, { id: ownId, content, version, keptAt: Date.now() }),
    forgetTyping: () => removeDraft(userId, ownId),
    /** Sets text aside that is about to leave the form: it is offered back at once and after a reload. */
    setAside: (content: ResumeContent, version: number) => {
      const draft = { id: newDraftId(), content, version, keptAt: Date.now() };
      keepDraft(userId, draft);
      setOffered((list) => [draft, ...list]);
    },
  };
};

export type Drafts = ReturnType<typeof useDrafts>;
