import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { defaultPattern, patternFileName } from '#shared/document/presented/file-pattern';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import { bulkLimits } from '#shared/letterheads/bulk/limits';
import { bulkFormats, type BulkOptions, type CheckedCandidate } from '#shared/letterheads/bulk/schema';
import { manilaDay } from '#shared/manila-day';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Spinner } from '../../ui/spinner';
import { checkQuery, useStartSet } from './api';
import { DocumentSet, useSets } from './document-sets';
import { documentsWords as words } from './documents-words';
import { TemplateOptions } from './template-options';

interface DocumentsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  organizationId: string;
  candidates: readonly { id: string; name: string }[];
  /** The document of a single candidate as it will be. */
  renderPreview?: (look: { blind: BlindChoices | null; templateId: string | null }) => ReactNode;
  onUnauthorized: () => void;
}

/** Documents of the chosen candidates under the letterhead: how they are made, then how far they are. */
export const DocumentsDialog = ({ open, onOpenChange, candidates, ...rest }: DocumentsDialogProps) => {
  const [startedId, setStartedId] = useState<string | null>(null);
  // Each opening begins anew; what was made is in the list of sets.
  const change = (isOpen: boolean) => {
    if (!isOpen) setStartedId(null);
    onOpenChange(isOpen);
  };
  if (!open) return null;
  const shared = { ...rest, candidates, onClose: () => change(false) };
  return startedId === null ? (
    <ChooseDocuments {...shared} onStarted={setStartedId} />
  ) : (
    <StartedDocuments {...shared} id={startedId} onAnother={() => setStartedId(null)} />
  );
};

type PanelProps = Omit<DocumentsDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void };

const frameOf = ({ candidates, onClose }: PanelProps) => ({
  open: true,
  onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
  title: words.title,
  description: words.of(candidates.map(({ name }) => name)),
});

const StartedDocuments = (props: PanelProps & { id: string; onAnother: () => void }) => {
  const { organizationId, id, onUnauthorized, onAnother, onClose } = props;
  const file = useSets(organizationId, onUnauthorized).data?.files.find((one) => one.id === id);
  return (
    <Dialog
      {...frameOf(props)}
      footer={
        <>
          <Button variant="ghost" onClick={onAnother}>
            {words.another}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      {file ? (
        <DocumentSet {...{ organizationId, file, onUnauthorized }} />
      ) : (
        <p role="status" className="text-sm text-muted">
          {words.sets.loading}
        </p>
      )}
    </Dialog>
  );
};

const formId = 'documents';
const usual: BlindChoices = { names: 'all', employers: false };

const ChooseDocuments = (props: PanelProps & { onStarted: (id: string) => void }) => {
  const { organizationId, candidates, renderPreview, onUnauthorized, onStarted, onClose } = props;
  const isOne = candidates.length === 1;
  const [options, setOptions] = useState<BulkOptions>({
    blind: null,
    format: isOne ? 'pdf' : 'zip',
    templateId: null,
    pattern: defaultPattern,
    title: '',
  });
  const start = useStartSet(organizationId);
  const set = (changes: Partial<BulkOptions>) => setOptions({ ...options, ...changes });
  const { blind, format, templateId, pattern, title } = options;
  const candidateIds = candidates.map(({ id }) => id);
  const check = useQuery({
    ...checkQuery(organizationId, { candidateIds, blind: blind ?? usual }),
    enabled: blind !== null,
  });
  useSignedOut(check.data === null, onUnauthorized);
  // What the recruiter has not seen is not made.
  const mayStart = blind === null || (!!check.data && !check.isFetching);
  const fields = start.error instanceof ApiError ? start.error.fields : {};
  const sample = blind
    ? { first: '', last: '', title: '' }
    : { first: 'Maria', last: 'Santos', title: 'Staff Nurse' };
  const example = patternFileName(
    pattern,
    { number: 'N-014', date: manilaDay(new Date()), ...sample },
    format === 'word' ? 'docx' : 'pdf',
  );
  const submit = () => {
    if (!mayStart || start.isPending) return;
    start.mutate(
      { ...options, candidateIds },
      {
        onSuccess: ({ id }) => onStarted(id),
        onError: (error) => {
          if (isUnauthorized(error)) onUnauthorized();
        },
      },
    );
  };
  return (
    <Dialog
      {...frameOf(props)}
      size={renderPreview ? 'xl' : 'lg'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!mayStart} loading={start.isPending} keepsFocus>
            {words.make(candidates.length)}
          </Button>
        </>
      }
    >
      <div className={renderPreview && 'grid items-start gap-6 lg:grid-cols-2'}>
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-sm font-medium">{words.kind}</legend>
            {(['full', 'blind'] as const).map((kind) => (
              <label key={kind} className="flex min-h-6 items-start gap-2 text-sm pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="kind"
                  className="mt-0.5 size-4 shrink-0 accent-primary"
                  checked={(blind !== null) === (kind === 'blind')}
                  onChange={() => set({ blind: kind === 'blind' ? usual : null })}
                />
                <span>
                  {words[kind]}
                  <span className="block text-muted">{words[`${kind}Hint`]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {blind && (
            <>
              <div className="grid gap-3 sm:grid-cols-2 sm:items-end">
                <Field label={words.names}>
                  {(control) => (
                    <Select
                      {...control}
                      value={blind.names}
                      onChange={({ target }) =>
                        set({ blind: { ...blind, names: target.value as BlindChoices['names'] } })
                      }
                    >
                      <option value="all">{words.allNames}</option>
                      <option value="surname">{words.surname}</option>
                    </Select>
                  )}
                </Field>
                <label className="flex min-h-10 items-center gap-2 text-sm pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-primary"
                    checked={blind.employers}
                    onChange={({ target }) => set({ blind: { ...blind, employers: target.checked } })}
                  />
                  {words.employers}
                </label>
              </div>
              <FoundTexts query={check} />
            </>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.template}>
              {(control) => (
                <Select
                  {...control}
                  value={templateId ?? ''}
                  onChange={({ target }) => set({ templateId: target.value || null })}
                >
                  <option value="">{words.ownTemplate}</option>
                  <TemplateOptions />
                </Select>
              )}
            </Field>
            <Field label={words.format}>
              {(control) => (
                <Select
                  {...control}
                  value={format}
                  onChange={({ target }) => set({ format: target.value as BulkOptions['format'] })}
                >
                  {bulkFormats
                    .filter((one) => !isOne || one !== 'zip')
                    .map((one) => (
                      <option key={one} value={one}>
                        {(isOne ? words.formatsOfOne : words.formats)[one]}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
          </div>
          {!isOne && format === 'pdf' && (
            <Field label={words.coverTitle} hint={words.coverTitleHint} error={fields.title}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={bulkLimits.title}
                  value={title}
                  onChange={({ target }) => set({ title: target.value })}
                />
              )}
            </Field>
          )}
          {(isOne || format !== 'pdf') && (
            <Field label={words.pattern} hint={words.patternHint(example)} error={fields.pattern}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={bulkLimits.pattern}
                  value={pattern}
                  onChange={({ target }) => set({ pattern: target.value })}
                />
              )}
            </Field>
          )}
          {start.error && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {serverMessage(start.error, words.failed)}
            </p>
          )}
        </form>
        {renderPreview && (
          <section aria-label={words.preview} className="min-w-0">
            {renderPreview({ blind, templateId })}
          </section>
        )}
      </div>
    </Dialog>
  );
};

interface FoundTextsProps {
  query: UseQueryResult<{ candidates: CheckedCandidate[] } | null>;
}

/** What is hidden in free text: who, where and which words. */
const FoundTexts = ({ query: { data, isFetching, error, refetch } }: FoundTextsProps) => {
  const found = (data?.candidates ?? []).filter(({ hits }) => hits.length > 0);
  return (
    <section aria-label={words.check.title} className="rounded-control border p-3 text-sm">
      <h3 className="font-medium">{words.check.title}</h3>
      {isFetching ? (
        <p role="status" className="mt-1 flex items-center gap-2 text-muted">
          <Spinner /> {words.check.loading}
        </p>
      ) : !data ? (
        <div role="alert" className="mt-1 grid justify-items-start gap-2">
          <p className="font-medium text-danger-text">{words.check.failed}</p>
          <p>{serverMessage(error, words.sets.tryAgain)}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {words.check.retry}
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className="mt-1 text-muted">
            {found.length === 0 ? words.check.none : words.check.about}
          </p>
          {found.length > 0 && (
            <ul
              tabIndex={0}
              aria-label={words.check.title}
              className="mt-2 grid max-h-56 gap-3 overflow-y-auto"
            >
              {found.map(({ candidateId, name, hits }) => (
                <li key={candidateId}>
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <ul className="ml-4 list-disc">
                    {hits.map(({ text, kind, field }, i) => (
                      <li key={i} className="wrap-anywhere">
                        {words.check.hit(text, words.kinds[kind], field)}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
          {data.candidates.some(({ name }) => name === null) && (
            <p className="mt-2 text-warning">{words.check.gone}</p>
          )}
        </>
      )}
    </section>
  );
};
