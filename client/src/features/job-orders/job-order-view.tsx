import { useQuery } from '@tanstack/react-query';
import { Columns3, List, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { candidateNumber } from '#shared/candidates/number';
import { candidatePath, rosterPath } from '#shared/candidates/paths';
import { jobOrdersPath } from '#shared/job-orders/paths';
import {
  filledOf,
  jobStageNames,
  jobStages,
  type JobOrder,
  type JobOrderCandidate,
  type JobStage,
} from '#shared/job-orders/schema';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDate, formatDateTime } from '../../lib/format';
import { Board, LayoutSwitch } from '../../ui/board';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { DeleteRecord } from '../../ui/delete-record';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Select } from '../../ui/forms/select';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { Fact } from '../../ui/layout/fact';
import { OpenedRecord } from '../../ui/layout/opened-record';
import { SelectAll, SelectionBar } from '../../ui/layout/selection-bar';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { jobOrderHistoryQuery, jobOrderQuery, useDeleteJobOrder, useMoveInJobOrder, useTakeOff } from './api';
import { Deadline } from './deadline';
import { JobOrderDialog } from './job-order-dialog';
import { jobOrderFormWords, jobOrdersWords, jobOrderWords as words, statusNames } from './words';

interface JobOrderViewProps {
  userId: string;
  organizationId: string;
  slug: string;
  id: string;
  mayManage: boolean;
  /** What other features do with the chosen candidates of a job order. */
  actions?: (chosen: readonly JobOrderCandidate[], jobOrder: JobOrder) => ReactNode;
  onDeleted: () => void;
  onUnauthorized: () => void;
}

/** A job order: what the client wants, the candidates in their stages, and who moved them. */
export const JobOrderView = (props: JobOrderViewProps) => {
  const { organizationId, slug, id, onUnauthorized } = props;
  const query = useQuery(jobOrderQuery(organizationId, id));
  useSignedOut(query.data === null, onUnauthorized);
  return (
    <OpenedRecord backTo={jobOrdersPath(slug)} words={words} query={query}>
      {(jobOrder) => (
        <div className="grid grid-cols-1 gap-4">
          <Facts {...props} jobOrder={jobOrder} />
          <Candidates {...props} jobOrder={jobOrder} />
          <History organizationId={organizationId} id={id} />
        </div>
      )}
    </OpenedRecord>
  );
};

type OrderProps = JobOrderViewProps & { jobOrder: JobOrder };

const Facts = ({
  userId,
  organizationId,
  id,
  mayManage,
  jobOrder,
  onDeleted,
  onUnauthorized,
}: OrderProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const deletion = useDeleteJobOrder(organizationId, id);
  const { position, client, place, people, deadline, status, requirements, stages } = jobOrder;
  return (
    <Card aria-label={words.facts}>
      <CardHeader
        title={position}
        isPageTitle
        description={client}
        action={
          mayManage && (
            <>
              <Button variant="secondary" onClick={() => setIsEditing(true)}>
                {words.edit}
              </Button>
              <DeleteRecord
                words={words}
                name={words.about(jobOrder)}
                deletion={deletion}
                onDeleted={onDeleted}
                onUnauthorized={onUnauthorized}
              />
            </>
          )
        }
      />
      <dl className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
        <Fact name={jobOrdersWords.columns.status}>
          <Badge tone={status === 'filled' ? 'success' : 'neutral'}>{statusNames[status]}</Badge>
        </Fact>
        <Fact name={jobOrdersWords.columns.deadline}>
          <Deadline day={deadline} isOpen={status === 'open'} />
        </Fact>
        <Fact name={jobOrdersWords.columns.filled}>{jobOrdersWords.filled(filledOf(stages), people)}</Fact>
        <Fact name={jobOrderFormWords.place}>{place || '–'}</Fact>
      </dl>
      {requirements && (
        <details className="mt-4 text-sm" open={requirements.length <= 300}>
          <summary className="cursor-pointer font-medium pointer-coarse:py-2.5">{words.requirements}</summary>
          <p className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">{requirements}</p>
        </details>
      )}
      {isEditing && (
        <JobOrderDialog
          userId={userId}
          organizationId={organizationId}
          stored={jobOrder}
          onClose={() => setIsEditing(false)}
          onSaved={() => setIsEditing(false)}
          onUnauthorized={onUnauthorized}
        />
      )}
    </Card>
  );
};

const layouts = [
  { id: 'board', name: words.layouts.board, icon: Columns3 },
  { id: 'table', name: words.layouts.table, icon: List },
] as const;

const Candidates = (props: OrderProps) => {
  const { organizationId, slug, id, mayManage, actions, jobOrder, onUnauthorized } = props;
  const [address, setAddress] = useSearchParams();
  const layout = address.get('layout') === 'table' ? 'table' : 'board';
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const move = useMoveInJobOrder(organizationId, id);
  const { candidates, stages } = jobOrder;
  const chosen = candidates.filter(({ candidate }) => selected.has(candidate.id));

  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const one of ids) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    setSelected(next);
  };
  const moveTo = ({ candidate, stage }: JobOrderCandidate, to: JobStage) => {
    if (move.isPending || stage === to) return;
    move.mutate(
      { candidateId: candidate.id, from: stage, to },
      {
        onSuccess: () => toast({ title: words.moved(candidate.name, to), variant: 'success' }),
        onError: refusedAs(words.notMoved, onUnauthorized, words.notMovedText),
      },
    );
  };
  /** The stage that a candidate is on the way to. */
  const targetOf = (candidateId: string) =>
    move.isPending && move.variables.candidateId === candidateId ? move.variables.to : undefined;
  const list = { slug, mayManage, candidates, selected, toggle, targetOf, moveTo };

  return (
    <Card aria-label={words.candidates}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold tracking-tight">{words.candidates}</h2>
        <div className="flex flex-wrap gap-2">
          {candidates.length > 0 && (
            <LayoutSwitch
              label={words.layout}
              layouts={layouts}
              value={layout}
              onChange={(next) => setAddress(next === 'table' ? { layout: next } : {}, { replace: true })}
            />
          )}
          {mayManage && candidates.length > 0 && (
            <Link href={rosterPath(slug)} className={buttonClass({ variant: 'secondary' })}>
              {words.toRoster}
            </Link>
          )}
        </div>
      </div>
      {chosen.length > 0 && (
        <SelectionBar label={words.selected(chosen.length)} onClear={() => setSelected(new Set())}>
          {actions?.(chosen, jobOrder)}
          {mayManage && <TakeOff {...props} ids={chosen.map(({ candidate }) => candidate.id)} />}
        </SelectionBar>
      )}
      {candidates.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title={words.emptyTitle}
          description={mayManage ? words.empty : words.emptyReader}
          action={
            mayManage && (
              <Link href={rosterPath(slug)} className={buttonClass()}>
                {words.toRoster}
              </Link>
            )
          }
        />
      ) : layout === 'table' ? (
        <CandidatesTable {...list} />
      ) : (
        <Board
          label={words.board}
          isMovable={mayManage}
          columns={jobStages.map((stage) => ({
            id: stage,
            name: jobStageNames[stage],
            total: stages[stage],
          }))}
          cards={candidates.map((one) => ({
            ...one,
            id: one.candidate.id,
            column: one.stage,
            name: one.candidate.name,
          }))}
          targetOf={targetOf}
          onMove={(card, { id: to }) => moveTo(card, to)}
        >
          {({ candidate }) => (
            <div className="flex gap-2">
              <Choose {...list} candidate={candidate} />
              <div className="min-w-0">
                <CandidateName slug={slug} candidate={candidate} />
                {candidate.headline && <p className="text-muted wrap-anywhere">{candidate.headline}</p>}
                {candidate.hasObjected && <Badge tone="danger">{words.objected}</Badge>}
              </div>
            </div>
          )}
        </Board>
      )}
    </Card>
  );
};

interface ListProps {
  slug: string;
  mayManage: boolean;
  candidates: readonly JobOrderCandidate[];
  selected: ReadonlySet<string>;
  toggle: (ids: readonly string[], isOn: boolean) => void;
  targetOf: (candidateId: string) => JobStage | undefined;
  moveTo: (one: JobOrderCandidate, to: JobStage) => void;
}
type Listed = JobOrderCandidate['candidate'];

const Choose = ({
  candidate: { id, name },
  selected,
  toggle,
}: Pick<ListProps, 'selected' | 'toggle'> & { candidate: Listed }) => (
  <input
    type="checkbox"
    aria-label={words.select(name)}
    className="mt-0.5 size-4 shrink-0 accent-primary pointer-coarse:mt-3"
    checked={selected.has(id)}
    onChange={({ target }) => toggle([id], target.checked)}
  />
);

const CandidateName = ({ slug, candidate: { id, name, number } }: { slug: string; candidate: Listed }) => (
  <>
    <Link
      href={candidatePath(slug, id)}
      className="inline-flex items-center font-medium text-primary-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
    >
      {name}
    </Link>
    <span className="block text-xs text-muted">{candidateNumber(number)}</span>
  </>
);

const CandidatesTable = ({ slug, mayManage, candidates, selected, toggle, targetOf, moveTo }: ListProps) => {
  const areAll = candidates.every(({ candidate }) => selected.has(candidate.id));
  return (
    <>
      <SelectAll
        label={words.selectAll}
        checked={areAll}
        onChange={() =>
          toggle(
            candidates.map(({ candidate }) => candidate.id),
            !areAll,
          )
        }
      />
      <Table
        label={words.candidates}
        head={
          <>
            <HeaderCell>{words.columns.name}</HeaderCell>
            <HeaderCell>{words.columns.work}</HeaderCell>
            <HeaderCell>{words.columns.years}</HeaderCell>
            <HeaderCell>{words.columns.since}</HeaderCell>
            <HeaderCell>{words.columns.stage}</HeaderCell>
          </>
        }
      >
        {candidates.map((one) => {
          const { candidate, since } = one;
          const stage = targetOf(candidate.id) ?? one.stage;
          return (
            <Row key={candidate.id}>
              <Cell>
                <span className="flex gap-2">
                  <Choose candidate={candidate} selected={selected} toggle={toggle} />
                  <span className="min-w-0">
                    <CandidateName slug={slug} candidate={candidate} />
                  </span>
                </span>
              </Cell>
              <Cell>
                {[candidate.headline, candidate.place].filter(Boolean).join(' · ') || '–'}
                {candidate.hasObjected && <Badge tone="danger">{words.objected}</Badge>}
              </Cell>
              <Cell label={words.columns.years}>{candidate.years || '–'}</Cell>
              <Cell label={words.columns.since} className="whitespace-nowrap">
                {formatDate(since)}
              </Cell>
              <Cell label={words.columns.stage}>
                {mayManage ? (
                  <Select
                    aria-label={words.stageOf(candidate.name)}
                    className="w-40"
                    value={stage}
                    onChange={({ target }) => moveTo(one, target.value as JobStage)}
                  >
                    {jobStages.map((name) => (
                      <option key={name} value={name}>
                        {jobStageNames[name]}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <Badge>{jobStageNames[stage]}</Badge>
                )}
              </Cell>
            </Row>
          );
        })}
      </Table>
    </>
  );
};

const TakeOff = ({ organizationId, id, ids, onUnauthorized }: OrderProps & { ids: readonly string[] }) => {
  const [isAsking, setIsAsking] = useState(false);
  const takeOff = useTakeOff(organizationId, id);
  const confirm = () =>
    takeOff.mutate(ids, {
      onSuccess: () => {
        setIsAsking(false);
        toast({ title: words.takenOff(ids.length), variant: 'success' });
      },
      onError: (error) => {
        setIsAsking(false);
        refusedAs(words.error, onUnauthorized, words.notTakenOff)(error);
      },
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {words.takeOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && !takeOff.isPending && setIsAsking(false)}
        title={words.askTakeOff(ids.length)}
        description={words.takeOffConsequence}
        confirmLabel={words.takeOff}
        busy={takeOff.isPending}
        onConfirm={confirm}
      />
    </>
  );
};

const History = ({ organizationId, id }: { organizationId: string; id: string }) => {
  const query = useQuery(jobOrderHistoryQuery(organizationId, id));
  return (
    <Card aria-label={words.history.title}>
      <CardHeader title={words.history.title} />
      <Loaded
        query={query}
        failed={words.history.failed}
        skeleton={<SkeletonRows label={words.history.loading} className="h-8" />}
      >
        {({ moves }) =>
          moves.length === 0 ? (
            <p className="text-sm text-muted">{words.history.none}</p>
          ) : (
            <ol
              // As long as 200 lines: it scrolls by itself, also by keyboard.
              tabIndex={0}
              aria-label={words.history.title}
              className="-mx-2 grid max-h-96 gap-2 overflow-y-auto px-2 text-sm"
            >
              {moves.map(({ at, member, name, from, to }, index) => (
                <li key={moves.length - index} className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 wrap-anywhere">{words.history.move(name, from, to)}</span>
                  <span className="text-muted">
                    {words.history.by(member)} · {formatDateTime(at)}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
};
