import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Application } from '#shared/applications/schema';
import { manilaDay } from '#shared/manila-day';
import { sentMessages, type SentKind } from '#shared/sent/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import {
  coverLetterFor,
  credentialsToSendQuery,
  resumesToSendQuery,
  lettersToSendQuery,
  useAfterSent,
  useStoreSent,
} from './api';
import type { Draw } from './draw';
import { sentWords as words } from './words';
import { ResumeSelect } from './resume-select';

interface MarkSentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  applicationId: string;
  draw: Draw;
  onSent: (stored: Application) => void;
  onUnauthorized: () => void;
}

/** Chooses what was sent, draws it, and stores the files. */
export const MarkSentDialog = ({
  onOpenChange,
  applicationId,
  draw,
  onSent,
  onUnauthorized,
}: MarkSentDialogProps) => {
  const documents = useQuery(resumesToSendQuery());
  const letters = useQuery(lettersToSendQuery());
  const credentials = useQuery(credentialsToSendQuery());
  const resumes = documents.data ?? [];
  const own = letters.data ?? [];
  const [chosenResume, setChosenResume] = useState<string | null>(null);
  const [chosenLetter, setChosenLetter] = useState<string | null>(null);
  const [sentAlong, setSentAlong] = useState<readonly string[]>([]);
  const [sentOn, setSentOn] = useState(() => manilaDay(new Date()));
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const { mutateAsync: store } = useStoreSent(applicationId);
  const afterSent = useAfterSent(applicationId, onSent);
  /** What a try that failed half-way has stored. */
  const stored = useRef(new Set<string>());

  const resume = resumes.find(({ id }) => id === chosenResume) ?? resumes[0];
  const proposed = coverLetterFor(own, applicationId)?.id ?? '';
  const letterId = chosenLetter ?? proposed;
  const letter = own.find(({ id }) => id === letterId);

  const keep = async () => {
    if (!resume) return setProblem(words.noResume);
    if (sentOn === '') return setProblem(words.sentOnMissing);
    if (sentOn > manilaDay(new Date())) return setProblem(sentMessages.future);
    setProblem(null);
    setIsWorking(true);
    try {
      // Both are drawn before one is stored: a letter that is not ready keeps nothing.
      const files: {
        kind: SentKind;
        id: string;
        label: string;
        resumeId?: string;
        file: File;
        credentials: readonly string[];
      }[] = [
        {
          kind: 'resume',
          id: resume.id,
          label: resume.name,
          resumeId: resume.id,
          file: await draw.resume(resume.id),
          credentials: sentAlong,
        },
      ];
      if (letter) {
        const file = await draw.letter(letter.id, applicationId);
        files.push({ kind: 'letter', id: letter.id, label: letter.name, file, credentials: [] });
      }
      for (const { id, ...file } of files) {
        const key = JSON.stringify([id, sentOn, file.credentials]);
        if (stored.current.has(key)) continue;
        await store({ ...file, sentOn });
        stored.current.add(key);
      }
      await afterSent();
      toast({ title: words.kept, description: words.keptAbout, variant: 'success' });
      onOpenChange(false);
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      void afterSent();
      setProblem(draw.reason(error) ?? serverMessage(error, words.notKept));
    } finally {
      setIsWorking(false);
    }
  };

  return (
    <FormDialog
      title={words.mark}
      description={words.markAbout}
      words={{ cancel: words.cancel, submit: words.mark, busy: words.working }}
      isBusy={isWorking}
      isDisabled={!documents.data || !letters.data}
      error={problem ?? undefined}
      onSubmit={keep}
      onClose={() => onOpenChange(false)}
    >
      <Field label={words.resume}>
        {(control) => (
          <ResumeSelect {...control} value={resume?.id ?? ''} resumes={resumes} onChoose={setChosenResume} />
        )}
      </Field>
      <Field label={words.letter}>
        {(control) => (
          <Select {...control} value={letterId} onChange={({ target }) => setChosenLetter(target.value)}>
            <option value="">{words.noLetter}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.sentOnField} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            max={manilaDay(new Date())}
            value={sentOn}
            onChange={({ target }) => setSentOn(target.value)}
          />
        )}
      </Field>
      {(credentials.data ?? []).length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{words.credentials}</legend>
          <div className="grid gap-1">
            {credentials.data?.map(({ id, title }) => (
              <label key={id} className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-primary"
                  checked={sentAlong.includes(title)}
                  onChange={({ target }) =>
                    setSentAlong((names) =>
                      target.checked ? [...names, title] : names.filter((name) => name !== title),
                    )
                  }
                />
                <span className="min-w-0 wrap-anywhere">{title}</span>
              </label>
            ))}
          </div>
          <p className="mt-1 text-xs text-muted">{words.credentialsHint}</p>
        </fieldset>
      )}
      {(documents.isError || letters.isError) && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {words.choicesFailed}
        </p>
      )}
      {documents.data?.length === 0 && <p className="text-sm text-muted">{words.noResume}</p>}
    </FormDialog>
  );
};
