import { useEffect, useState } from 'react';
import { drafts, newDraftId, type Draft } from './draft';
import { holdDraft, readHeldDrafts } from './draft-locks';
import { isSameContent, type FormContent } from '../editor/form-content';

/**
 * The drafts of one open form: `offered` are those of earlier visits (newest first) that differ from what is saved and
 * that no other tab has open; `keepTyping` and `forgetTyping` concern this form's own.
 */
export const useDrafts = (userId: string, saved: FormContent) => {
  const [ownId] = useState(newDraftId);
  const [savedAtFirst] = useState(saved);
  const [offered, setOffered] = useState<Draft[]>([]);

  useEffect(() => {
    let isOpen = true;
    const release = holdDraft(ownId);
    drafts.removeExpired();
    void readHeldDrafts().then((held) => {
      if (!isOpen) return;
      const free = drafts
        .read(userId)
        .filter(({ id, content }) => id !== ownId && !held.has(id) && !isSameContent(content, savedAtFirst));
      setOffered((list) => [...list, ...free.filter(({ id }) => list.every((other) => other.id !== id))]);
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [userId, ownId, savedAtFirst]);

  const dropOffer = (draft: Draft) => {
    drafts.remove(userId, draft.id);
    setOffered((list) => list.filter(({ id }) => id !== draft.id));
  };

  return {
    offered,
    dropOffer,
    keepTyping: (content: FormContent, version: number) =>
      drafts.persist(userId, { id: ownId, content, version, keptAt: Date.now() }),
    forgetTyping: () => drafts.remove(userId, ownId),
    /** Sets text aside that is about to leave the form: it is offered back at once and after a reload. */
    setAside: (content: FormContent, version: number) => {
      const draft = { id: newDraftId(), content, version, keptAt: Date.now() };
      drafts.persist(userId, draft);
      setOffered((list) => [draft, ...list]);
    },
  };
};

export type Drafts = ReturnType<typeof useDrafts>;
