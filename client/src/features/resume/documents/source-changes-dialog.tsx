import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { educationFields, experienceFields } from '#shared/resume/resume-fields';
import { sectionEntryFields } from '#shared/resume/sections/section-fields';
import type { DocumentSummary, SourceChangeList } from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Loaded } from '../../../ui/feedback/loaded';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { Refusal } from '../../../ui/feedback/refusal';
import { nameOfPart, textsOf } from '../form/differences';
import type { ResumeText } from '../form/form-content';
import { sourceChangesQuery, useAnswerChanges, useGiveWordings } from './api';
import { changesWords as words } from './words';
import { diffWordsWithSpace } from 'diff';

type Change = SourceChangeList['changes'][number];
type Busy = Pick<ComponentProps<typeof Button>, 'loading' | 'disabled'>;
type Answer = 'take' | 'keep' | 'always';

interface SourceChangesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  document: DocumentSummary;
  /** The document was saved with an answer. */
  onAnswered: () => void;
  onUnauthorized: () => void;
}

/** What the source of a version says otherwise, each to take or to leave, and the version's own wordings the other way. */
export const SourceChangesDialog = ({
  open,
  onOpenChange,
  document,
  onAnswered,
  onUnauthorized,
}: SourceChangesDialogProps) => {
  const { id, source } = document;
  const query = useQuery({ ...sourceChangesQuery(id), enabled: open });
  const answering = useAnswerChanges(id);
  const giving = useGiveWordings(id);
  const [busyKey, setBusyKey] = useState('');
  const isMain = source?.isMain ?? false;
  const { data } = query;
  const isBusy = answering.isPending || giving.isPending;
  // A press on another button meanwhile would be lost.
  const whileBusy = (key: string): Busy => ({
    loading: isBusy && busyKey === key,
    disabled: isBusy && busyKey !== key,
  });
  const error = answering.error ?? giving.error;
  const settled = {
    onError: (failure: Error) => {
      if (isUnauthorized(failure)) return onUnauthorized();
      // What was saved meanwhile is compared anew.
      void query.refetch();
    },
  };
  const versions = data && { version: data.version, sourceVersion: data.sourceVersion };
  const answer = (answers: Record<string, Answer>, place: string) => {
    if (!versions || isBusy) return;
    setBusyKey(place);
    giving.reset();
    const given = Object.entries(answers).map(([key, one]) => ({ key, answer: one }));
    answering.mutate({ ...versions, answers: given }, { ...settled, onSuccess: onAnswered });
  };
  const give = (key: string) => {
    if (!versions || isBusy) return;
    setBusyKey(`${key} give`);
    answering.reset();
    giving.mutate({ ...versions, keys: [key] }, settled);
  };
  const changes = data?.changes ?? [];
  const asked = new Set(changes.map(({ key }) => key));
  const own = data?.own ?? [];
  const canGive = new Set(own.map(({ key }) => key));
  const ownOnly = own.filter(({ key }) => !asked.has(key));
  const giveButton = (change: Change) => (
    <GiveButton change={change} isMain={isMain} busy={whileBusy(`${change.key} give`)} onGive={give} />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(isMain)}
      description={words.description}
      size="lg"
      footer={
        <>
          {changes.length > 1 && (
            <Button
              variant="secondary"
              {...whileBusy('all')}
              onClick={() =>
                answer(Object.fromEntries(changes.map(({ key }) => [key, 'take' as const])), 'all')
              }
            >
              {words.takeAll(changes.length)}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
        </>
      }
    >
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={
          <Loading label={words.loading} className="grid gap-3">
            {[0, 1].map((row) => (
              <Skeleton key={row} className="h-28 w-full rounded-control" />
            ))}
          </Loading>
        }
      >
        {() => (
          <>
            {error && (
              <div className="mb-3">
                <Refusal text={serverMessage(error, words.notSaved)} />
              </div>
            )}
            <p role="status" className="mb-3 text-sm text-muted">
              {words.left(changes.length, isMain)}
            </p>
            <ul aria-label={words.title(isMain)} className="space-y-3">
              {changes.map((change) => (
                <li key={change.key} className="rounded-control border p-3">
                  <ChangeTexts change={change} isMain={isMain} />
                  <div className="mt-3 flex flex-wrap gap-2">
                    {(['take', 'keep', 'always'] as const).map((one) => (
                      <Button
                        key={one}
                        size="sm"
                        variant="secondary"
                        aria-label={words.answerOf(words.answers[change.kind][one], titleOf(change))}
                        {...whileBusy(`${change.key} ${one}`)}
                        onClick={() => answer({ [change.key]: one }, `${change.key} ${one}`)}
                      >
                        {words.answers[change.kind][one]}
                      </Button>
                    ))}
                    {canGive.has(change.key) && change.kind !== 'removed' && giveButton(change)}
                  </div>
                </li>
              ))}
            </ul>
            {ownOnly.length > 0 && (
              <section aria-label={words.ownTitle} className="mt-6">
                <h3 className="font-semibold">{words.ownTitle}</h3>
                <p className="mb-3 text-sm text-muted">{words.ownAbout(isMain)}</p>
                <ul className="space-y-3">
                  {ownOnly.map((change) => (
                    <li key={change.key} className="rounded-control border p-3">
                      <h4 className="text-sm font-medium wrap-anywhere">{titleOf(change)}</h4>
                      <WordDiff from={textOf(change.mine)} to={textOf(change.now)} />
                      <div className="mt-3">{giveButton(change)}</div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
};

interface GiveButtonProps {
  change: Change;
  isMain: boolean;
  busy: Busy;
  onGive: (key: string) => void;
}

const GiveButton = ({ change, isMain, busy, onGive }: GiveButtonProps) => (
  <Button
    size="sm"
    variant="secondary"
    aria-label={words.answerOf(words.give(isMain), titleOf(change))}
    {...busy}
    onClick={() => onGive(change.key)}
  >
    {words.give(isMain)}
  </Button>
);

const ChangeTexts = ({ change, isMain }: { change: Change; isMain: boolean }) => (
  <>
    <h3 className="text-sm font-medium wrap-anywhere">{titleOf(change)}</h3>
    <p className="mb-1 text-sm text-muted">
      {words.kinds[change.kind](isMain)}
      {change.part === 'customSections' && change.field === 'entries' && ` ${words.wholeSection}`}
    </p>
    {change.kind === 'added' ? (
      <WordDiff from="" to={textOf(change.now)} />
    ) : change.kind === 'removed' ? (
      <WordDiff from={textOf(change.was)} to="" />
    ) : (
      <WordDiff from={textOf(change.mine)} to={textOf(change.now)} />
    )}
  </>
);

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? words.yes : words.no) : textsOf(value).join('\n');

const fields: Record<string, Record<string, { label: string }>> = {
  experience: experienceFields,
  education: educationFields,
  ...sectionEntryFields,
};

/** Where the difference is: 'Work Experience: ICU Nurse, Makati Med: Description'. */
const titleOf = ({ part, entry, field }: Change): string => {
  const label = field && (fields[part]?.[field]?.label ?? field);
  return [nameOfPart(part as keyof ResumeText), entry.split('|').filter(Boolean).join(', '), label]
    .filter(Boolean)
    .join(' · ');
};

/** Texts longer than any field are compared as a whole: a thousand marked words help no reader. */
const maxLength = 20_000;

/** What became of a text, its words marked: without color too, and for screen readers. */
const WordDiff = ({ from, to }: { from: string; to: string }) => {
  const isComparable = from.length + to.length <= maxLength;
  const parts = isComparable
    ? diffWordsWithSpace(from, to)
    : [
        { value: from, removed: true, added: false },
        { value: to, removed: false, added: true },
      ];
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ value, added, removed }, index) =>
        removed ? (
          <del key={index} className="mr-1 rounded-sm bg-danger-soft text-danger-text">
            <span className="sr-only">{words.removed} </span>
            {value}
          </del>
        ) : added ? (
          <ins key={index} className="rounded-sm bg-success-soft font-medium text-success">
            <span className="sr-only">{words.added} </span>
            {value}
          </ins>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  );
};
