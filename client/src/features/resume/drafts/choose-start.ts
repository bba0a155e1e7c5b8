import type { ResumeDraft } from '#shared/resume/draft';
import type { Resume } from '#shared/resume/schema';
import { formOf, isSameContent, type FormContent } from '../form/form-content';
import { differing, drafts, readContent, readFreeDrafts, type Draft } from './local-drafts';

/** What the form opens with. */
export interface FormStart {
  content: FormContent;
  /** The version of the resume that the content started from. */
  version: number;
  /** The server's draft that the content is or continues; null without one. */
  acknowledged: string | null;
  /** Revisions that an earlier visit sent without an answer. */
  unconfirmed: string[];
  /** The server's draft that is only offered: new typing takes its place there. */
  onlyOffered: string | null;
  /** When the server stored the content; null if it did not. */
  savedAt: string | null;
  /** The draft in this browser that the content is from. */
  restored: Draft | null;
  /** Other typing, to be offered. */
  offered: Draft[];
}

/** The resume as it was saved. */
export const startOf = (resume: Resume): FormStart => ({
  content: formOf(resume),
  version: resume.version,
  acknowledged: null,
  unconfirmed: [],
  onlyOffered: null,
  savedAt: null,
  restored: null,
  offered: [],
});

interface Choice {
  resume: Resume;
  /** The server's draft; undefined when it could not be loaded. */
  draft: ResumeDraft | null | undefined;
  /** The drafts in this browser, newest first. */
  local: readonly Draft[];
}

const offeredOf = ({ revision, version, savedAt }: ResumeDraft, content: Draft['content']): Draft => ({
  id: revision,
  content,
  version,
  keptAt: Date.parse(savedAt),
  acknowledged: null,
  unconfirmed: [],
});

/** Whether nothing was typed elsewhere after this typing: the server has what it continues, or something it has sent. */
const continues = ({ acknowledged, unconfirmed }: Draft, draft: ResumeDraft | null | undefined) => {
  if (draft === undefined) return true;
  return draft ? [acknowledged, ...unconfirmed].includes(draft.revision) : acknowledged === null;
};

/**
 * What a form opens with: typing goes on by itself where nothing else was saved or typed after it. All other typing is
 * offered, so that nothing is lost and nothing newer is hidden.
 */
const chooseStart = ({ resume, draft, local }: Choice): FormStart => {
  const saved = startOf(resume);
  const unsaved = differing(local, saved.content);
  const typed = draft ? readContent(draft.content, resume) : undefined;
  const acknowledged = draft?.revision ?? null;

  const latest = unsaved.find((own) => own.version === resume.version && continues(own, draft));
  if (latest)
    return {
      ...saved,
      content: latest.content,
      acknowledged: draft === undefined ? latest.acknowledged : acknowledged,
      unconfirmed: latest.unconfirmed,
      restored: latest,
      offered: differing(unsaved, latest.content),
    };

  if (!draft || !typed || isSameContent(typed, saved.content))
    return { ...saved, acknowledged, offered: unsaved };

  // A request with older typing may reach the server after the save: its time says nothing, its version does.
  if (draft.version !== resume.version)
    return {
      ...saved,
      onlyOffered: draft.revision,
      offered: differing([offeredOf(draft, typed), ...unsaved], saved.content),
    };
  return {
    ...saved,
    content: typed,
    version: draft.version,
    acknowledged,
    savedAt: draft.savedAt,
    offered: differing(unsaved, typed),
  };
};

/**
 * The same for this browser. Typing of the server that is only offered is stored here, as new typing takes its place there. The
 * server's draft is read together with those here: a send that ends meanwhile moves the typing from here to there.
 */
export const openStart = async (
  storageName: string,
  resume: Resume,
  readServerDraft: () => ResumeDraft | null | undefined,
) => {
  const local = await readFreeDrafts(storageName, resume);
  const start = chooseStart({ resume, draft: readServerDraft(), local });
  const onlyOffered = start.offered.find(({ id }) => id === start.onlyOffered);
  if (onlyOffered) drafts.persist(storageName, onlyOffered);
  return start;
};
