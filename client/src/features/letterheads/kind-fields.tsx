import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import type { CheckedCandidate } from '#shared/letterheads/bulk/schema';
import { serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { Select } from '../../ui/forms/select';
import { Spinner } from '../../ui/spinner';
import { checkQuery } from './api';
import { documentsWords as words } from './words';

const usual: BlindChoices = { names: 'all', employers: false };

interface KindFieldsProps {
  organizationId: string;
  candidateIds: string[];
  blind: BlindChoices | null;
  onBlind: (blind: BlindChoices | null) => void;
  /** Whether what blind documents leave out of free text is on the screen; always of full ones. */
  onSeen: (isSeen: boolean) => void;
  onUnauthorized: () => void;
}

/** Full or blind documents, and of blind ones what is taken out of free text. */
export const KindFields = ({
  organizationId,
  candidateIds,
  blind,
  onBlind,
  onSeen,
  onUnauthorized,
}: KindFieldsProps) => {
  const check = useQuery({
    ...checkQuery(organizationId, { candidateIds, blind: blind ?? usual }),
    enabled: blind !== null,
  });
  useSignedOut(check.data === null, onUnauthorized);
  const isSeen = blind === null || (!!check.data && !check.isFetching);
  useEffect(() => {
    onSeen(isSeen);
  }, [isSeen, onSeen]);
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.kind}</legend>
        {(['full', 'blind'] as const).map((kind) => (
          <label key={kind} className="flex min-h-6 items-start gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="radio"
              name="kind"
              className="mt-0.5 size-4 shrink-0 accent-primary"
              checked={(blind !== null) === (kind === 'blind')}
              onChange={() => onBlind(kind === 'blind' ? usual : null)}
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
                    onBlind({ ...blind, names: target.value as BlindChoices['names'] })
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
                onChange={({ target }) => onBlind({ ...blind, employers: target.checked })}
              />
              {words.employers}
            </label>
          </div>
          <FoundTexts query={check} />
        </>
      )}
    </>
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
