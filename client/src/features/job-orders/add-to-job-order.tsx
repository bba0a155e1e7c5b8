import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { jobOrderPath, jobOrdersPath } from '#shared/job-orders/paths';
import { jobOrderLimits as limits, jobStageNames, jobStages, type JobStage } from '#shared/job-orders/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { SearchField } from '../../ui/forms/search-field';
import { Select } from '../../ui/forms/select';
import { jobOrdersQuery, useAddToJobOrder } from './api';
import { Deadline } from './deadline';
import { addToJobOrderWords as words, jobOrdersWords } from './words';

interface AddToJobOrderProps {
  organizationId: string;
  slug: string;
  candidateIds: string[];
  onUnauthorized: () => void;
}

/** A button that puts candidates into an open job order. */
export const AddToJobOrder = (props: AddToJobOrderProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const AddDialog = ({
  organizationId,
  slug,
  candidateIds,
  onClose,
  onUnauthorized,
}: AddToJobOrderProps & { onClose: () => void }) => {
  const [, navigate] = useLocation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const [stage, setStage] = useState<JobStage>('longList');
  const query = useQuery({
    ...jobOrdersQuery(organizationId, { search }),
    placeholderData: keepPreviousData,
  });
  useSignedOut(query.data === null, onUnauthorized);
  const addition = useAddToJobOrder(organizationId);
  const add = () => {
    if (addition.isPending) return;
    addition.mutate(
      { jobOrderId: chosen, candidateIds, stage },
      {
        onSuccess: () => {
          onClose();
          toast({
            title: words.added(candidateIds.length),
            variant: 'success',
            action: { label: words.show, onPress: () => navigate(jobOrderPath(slug, chosen)) },
          });
        },
        onError: (error) => isUnauthorized(error) && onUnauthorized(),
      },
    );
  };
  const isNone = search === '' && query.data?.total === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !addition.isPending && onClose()}
      title={words.title}
      description={words.description(candidateIds.length)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={addition.isPending}>
            {words.cancel}
          </Button>
          {!isNone && (
            <Button loading={addition.isPending} disabled={chosen === ''} onClick={add}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      {isNone ? (
        <EmptyState
          icon={BriefcaseBusiness}
          title={words.none}
          description={words.noneText}
          action={
            <Link href={jobOrdersPath(slug)} className={buttonClass({ variant: 'secondary' })}>
              {words.toJobOrders}
            </Link>
          }
        />
      ) : (
        <div className="grid gap-4">
          <SearchField
            label={jobOrdersWords.search}
            hint={jobOrdersWords.searchHint}
            maxLength={limits.search}
            search={search}
            onSearch={(next) => {
              setSearch(next);
              setChosen('');
            }}
          />
          <Loaded
            query={query}
            failed={jobOrdersWords.failed}
            skeleton={<SkeletonRows label={jobOrdersWords.loading} className="h-14" />}
          >
            {({ jobOrders, total }) =>
              jobOrders.length === 0 ? (
                <p role="status" className="text-sm text-muted">
                  {words.noneFits}
                </p>
              ) : (
                <fieldset className="grid gap-2">
                  <legend className="mb-1.5 text-sm font-medium">{words.orders}</legend>
                  {jobOrders.map(({ id, position, client, deadline }) => (
                    <label
                      key={id}
                      className="flex cursor-pointer items-start gap-3 rounded-control border p-3 text-sm has-checked:border-primary has-checked:bg-primary-soft"
                    >
                      <input
                        type="radio"
                        name="job-order"
                        className="mt-0.5 size-4 shrink-0 accent-primary"
                        checked={chosen === id}
                        onChange={() => setChosen(id)}
                      />
                      <span className="min-w-0 flex-1 wrap-anywhere">
                        <span className="block font-medium">{position}</span>
                        <span className="block text-muted">{client}</span>
                      </span>
                      <Deadline day={deadline} isOpen />
                    </label>
                  ))}
                  {total > jobOrders.length && (
                    <p className="text-sm text-muted">{words.more(total - jobOrders.length)}</p>
                  )}
                </fieldset>
              )
            }
          </Loaded>
          <Field label={words.stage} className="sm:w-52">
            {(control) => (
              <Select
                {...control}
                value={stage}
                onChange={({ target }) => setStage(target.value as JobStage)}
              >
                {jobStages.map((name) => (
                  <option key={name} value={name}>
                    {jobStageNames[name]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {addition.error && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {serverMessage(addition.error, words.failed)}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};
