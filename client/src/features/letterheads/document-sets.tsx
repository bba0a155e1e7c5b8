import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { getBulkPdf, getBulkZip } from '#shared/letterheads/bulk/endpoints';
import type { BulkFile } from '#shared/letterheads/bulk/schema';
import { urlOf } from '../../lib/api/call-api';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDateTime } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { Loaded } from '../../ui/feedback/loaded';
import { Progress } from '../../ui/feedback/progress';
import { refusedAs } from '../../ui/feedback/refused-as';
import { toast } from '../../ui/feedback/toast';
import { Card, CardHeader } from '../../ui/layout/card';
import { setsQuery, useDeleteSet, useRetrySet } from './api';
import { documentsWords } from './words';

const words = documentsWords.sets;
const pollMs = 2000;

const isBeingMade = ({ rows, whole }: BulkFile) =>
  whole?.state === 'waiting' || rows.some(({ state }) => state === 'waiting');

/** One's own sets, asked for anew while any of them is being made. */
export const useSets = (organizationId: string, onUnauthorized: () => void) => {
  const queryClient = useQueryClient();
  const query = useQuery(setsQuery(organizationId));
  useSignedOut(query.data === null, onUnauthorized);
  const isMaking = query.data?.files.some(isBeingMade) ?? false;
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => {
      // Not the query's own refetchInterval, whose calls cannot be marked as background.
      if (!document.hidden)
        void queryClient.fetchQuery({ ...setsQuery(organizationId, { isBackground: true }), staleTime: 0 });
    }, pollMs);
    return () => clearInterval(timer);
  }, [isMaking, organizationId, queryClient]);
  return query;
};

interface SetProps {
  organizationId: string;
  onUnauthorized: () => void;
}

/** The sets of the last 24 hours; nothing where there is none. */
export const DocumentSets = ({ organizationId, onUnauthorized }: SetProps) => {
  const query = useSets(organizationId, onUnauthorized);
  // Where there is none, nothing comes and goes.
  if (query.isPending || query.data?.files.length === 0) return null;
  return (
    <Card>
      <CardHeader title={words.title} description={words.about} />
      <Loaded query={query} failed={words.failed} skeleton={null}>
        {({ files }) => (
          <ul className="grid gap-4">
            {files.map((file) => (
              <li key={file.id} className="border-t pt-4 first:border-0 first:pt-0">
                <DocumentSet {...{ organizationId, file, onUnauthorized }} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
};

/** A set: how far it is, what failed and why, and what can be done with it. */
export const DocumentSet = ({ organizationId, file, onUnauthorized }: SetProps & { file: BulkFile }) => {
  const { id, rows, whole, options, createdAt, expiresAt } = file;
  const retry = useRetrySet(organizationId);
  const remove = useDeleteSet(organizationId);
  const failed = rows.filter(({ state }) => state === 'failed');
  const done = rows.filter(({ state }) => state === 'done').length;
  const isMaking = isBeingMade(file);
  const isOver = !isMaking && (done === 0 || whole?.state === 'failed');
  const name = words.name(rows.length, options.blind !== null);
  const endpoint = options.format === 'pdf' ? getBulkPdf : getBulkZip;
  const state = isOver ? whole?.problem || words.none : words.ready(done, failed.length);
  const made = done + failed.length;
  const progress = made === rows.length ? words.joining : words.progress(done, rows.length);
  return (
    <section aria-label={name} className="grid gap-3 text-sm">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-muted">
          {words.started(formatDateTime(createdAt))}; {words.until(formatDateTime(expiresAt))}
        </p>
      </div>
      <p role="status" className="tabular-nums">
        {isMaking ? progress : state}
      </p>
      {isMaking && (
        <>
          <Progress share={made / (rows.length + (whole ? 1 : 0))} label={progress} />
          <p className="text-muted">{words.waiting}</p>
        </>
      )}
      {failed.length > 0 && (
        <div>
          <h3 className="font-medium">{words.problems}</h3>
          <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto" tabIndex={0} aria-label={words.problems}>
            {failed.map(({ candidateId, name: whose, problem }) => (
              <li key={candidateId} className="wrap-anywhere">
                <span className="font-medium">{whose ?? words.gone}:</span> {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!isMaking && !isOver && (
          // A link, so that the browser streams the file to disk. Without `download`, so that a refusal is shown as a page.
          <a
            href={urlOf(endpoint, { params: { organizationId, bulkFileId: id } })}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Download aria-hidden />
            {words.download[options.format]}
          </a>
        )}
        {!isMaking && (failed.length > 0 || isOver) && (
          <Button
            variant="secondary"
            loading={retry.isPending}
            onClick={() => retry.mutate(id, { onError: refusedAs(words.notAgain, onUnauthorized) })}
          >
            {words.again(failed.length || rows.length)}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={words.removeOf(name)}
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(id, {
              onSuccess: () => toast({ title: words.removed, variant: 'success' }),
              onError: refusedAs(words.notRemoved, onUnauthorized),
            })
          }
        >
          {words.remove}
        </Button>
      </div>
    </section>
  );
};
