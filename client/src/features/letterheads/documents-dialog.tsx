import { useState, type ReactNode } from 'react';
import { defaultPattern, patternFileName } from '#shared/document/presented/file-pattern';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import { bulkFormats, type BulkOptions } from '#shared/letterheads/bulk/schema';
import { manilaDay } from '#shared/manila-day';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useStartSet } from './api';
import { DocumentSet, useSets } from './document-sets';
import { documentsWords as words } from './words';
import { KindFields } from './kind-fields';
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
  // What the recruiter has not seen is not made.
  const [isSeen, setIsSeen] = useState(true);
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
    if (!isSeen || start.isPending) return;
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
          <Button type="submit" form={formId} disabled={!isSeen} loading={start.isPending} keepsFocus>
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
          <KindFields
            {...{ organizationId, candidateIds, blind, onUnauthorized }}
            onBlind={(changed) => set({ blind: changed })}
            onSeen={setIsSeen}
          />
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
