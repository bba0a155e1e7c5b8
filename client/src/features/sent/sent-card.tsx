import { useQuery } from '@tanstack/react-query';
import { Download, FileCheck2, Files, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Application } from '#shared/applications/schema';
import { plans, planNow, type Plan } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { sentFilePath } from '#shared/sent/endpoints';
import { inMegabytes, isNearlyFull, sentKindNames, type SentFile, type SentList } from '#shared/sent/schema';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDay } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { lazyDialog } from '../../ui/lazy';
import { sentQuery, useDeleteSent } from './api';
import type { Draw } from './draw';

import { packetWords, sentWords as words } from './words';
import { refusedAs } from '../../ui/feedback/refused-as';

const MarkSentDialog = lazyDialog(() => import('./mark-sent-dialog'), 'MarkSentDialog');
const PacketDialog = lazyDialog(() => import('./packet/packet-dialog'), 'PacketDialog');

interface SentCardProps {
  applicationId: string;
  /** Under which a packet is saved. */
  packetName: string;
  user: { id: string; plan: Plan; subscriptionExpiresAt: string | null };
  draw: Draw;
  /** Gets the application, which storing may have moved. */
  onSent: (stored: Application) => void;
  onUnauthorized: () => void;
  /** What else is done before sending. */
  children?: ReactNode;
}

/** What was sent with an application, and the way to mark more. */
export const SentCard = ({
  applicationId,
  packetName,
  user,
  draw,
  onSent,
  onUnauthorized,
  children,
}: SentCardProps) => {
  const query = useQuery(sentQuery(applicationId));
  useSignedOut(query.data === null, onUnauthorized);
  const [isMarking, setIsMarking] = useState(false);
  const [isPacking, setIsPacking] = useState(false);
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} description={words.description} />
      <div className="mb-4 flex flex-wrap gap-2">
        {children}
        <Button variant="secondary" onClick={() => setIsPacking(true)}>
          <Files aria-hidden /> {packetWords.open}
        </Button>
        <Button variant="secondary" onClick={() => setIsMarking(true)}>
          <FileCheck2 aria-hidden /> {words.mark}
        </Button>
      </div>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} rows={1} className="h-16 rounded-control" />}
      >
        {(data) => (
          <>
            {data.files.length > 0 ? (
              <ul aria-label={words.list} className="grid gap-3">
                {data.files.map((file) => (
                  <SentRow key={file.id} {...{ file, applicationId, onUnauthorized }} />
                ))}
              </ul>
            ) : (
              <p className="text-sm text-muted">{words.empty}</p>
            )}
            <Room {...data} plan={planNow(user)} />
          </>
        )}
      </Loaded>
      {/* Mounted anew each time: what an earlier try stored or chose is not part of the next. */}
      {isMarking && (
        <MarkSentDialog
          open
          onOpenChange={setIsMarking}
          applicationId={applicationId}
          draw={draw}
          onSent={onSent}
          onUnauthorized={onUnauthorized}
        />
      )}
      {isPacking && (
        <PacketDialog
          open
          onOpenChange={setIsPacking}
          userId={user.id}
          applicationId={applicationId}
          fileName={packetName}
          draw={draw}
          onSent={onSent}
          onUnauthorized={onUnauthorized}
        />
      )}
    </Card>
  );
};

/** How much room sent files take: said once there are some, and with what to do before it is full. */
const Room = ({ usedBytes, limitBytes, plan }: Omit<SentList, 'files'> & { plan: Plan }) => {
  if (usedBytes === 0) return null;
  const isFull = isNearlyFull({ usedBytes, limitBytes });
  return (
    <div className="mt-4 text-sm">
      {isFull && (
        <p role="status" className="font-medium text-warning">
          {words.nearlyFull}
          {plan === 'free' ? (
            <Link href={pages.billing} className="underline">
              {words.orUpgrade(inMegabytes(plans.pro.sentBytes))}
            </Link>
          ) : (
            '.'
          )}
        </p>
      )}
      <p className="text-muted">{words.room(inMegabytes(usedBytes), inMegabytes(limitBytes))}</p>
    </div>
  );
};

interface SentRowProps {
  file: SentFile;
  applicationId: string;
  onUnauthorized: () => void;
}

const SentRow = ({ file, applicationId, onUnauthorized }: SentRowProps) => {
  const { id, kind, label, fileName, sizeBytes, sentOn, credentials } = file;
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteSent(applicationId);
  const confirm = () =>
    deletion.mutate(id, {
      onSuccess: () => toast({ title: words.deleted, variant: 'success' }),
      onError: (error) => {
        setIsAsking(false);
        refusedAs(words.notDeleted, onUnauthorized)(error);
      },
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {label} <Badge>{sentKindNames[kind]}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {words.sentOn(formatDay(sentOn))} · {fileName} · {inMegabytes(sizeBytes)}
        </p>
        {credentials.length > 0 && (
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {words.with(new Intl.ListFormat('en').format(credentials))}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <a
          href={sentFilePath(id)}
          download={fileName}
          aria-label={words.downloadOf(fileName)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Download aria-hidden /> {words.download}
        </a>
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.deleteOf(fileName)}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden /> {words.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !deletion.isPending && setIsAsking(open)}
        title={words.askDelete(label)}
        description={words.deleteConsequence}
        confirmLabel={words.delete}
        busy={deletion.isPending}
        onConfirm={confirm}
      />
    </li>
  );
};
