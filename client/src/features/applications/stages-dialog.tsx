import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { applicationLimits as limits, type ApplicationChoices } from '#shared/applications/schema';
import { allStages, fixedStages, stagesToFollow, type OwnStage } from '#shared/applications/stages';
import { isUnauthorized, unplacedMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Refusal } from '../../ui/feedback/refusal';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { choicesQuery, useStages } from './api';
import { stagesWords as words } from './words';

type Own = ApplicationChoices['stages'][number];

interface StagesDialogProps {
  onClose: () => void;
  onUnauthorized: () => void;
}

/** Adds, renames, moves and deletes the stages of the user's own. */
export const StagesDialog = ({ onClose, onUnauthorized }: StagesDialogProps) => {
  const choices = useQuery(choicesQuery());
  useSignedOut(choices.data === null, onUnauthorized);
  const { create, rename, arrange, remove } = useStages();
  const [problem, setProblem] = useState('');
  const own = choices.data?.stages ?? [];
  const stages = allStages(own);
  const isBusy = [create, rename, arrange, remove].some(({ isPending }) => isPending);

  /** Sends a change; the sentence of a refusal is shown. Returns whether it was made. */
  const change = async (made: Promise<unknown>): Promise<boolean> => {
    setProblem('');
    try {
      await made;
      return true;
    } catch (error) {
      if (isUnauthorized(error)) onUnauthorized();
      else setProblem(unplacedMessage(error, words.failed));
      return false;
    }
  };

  /** One place up or down, past the next stage of the board. */
  const move = (id: string, step: -1 | 1) => {
    const order = stages.map((stage) => stage.id);
    const from = order.indexOf(id);
    order.splice(from, 1);
    order.splice(from + step, 0, id);
    void change(arrange.mutateAsync({ stages: followed(order, own) }));
  };
  const mayMove = (index: number, step: -1 | 1) =>
    step === -1 ? index > 1 : stages[index + 1] !== undefined && stages[index + 1]?.id !== 'closed';

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.about}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Loaded
        query={choices}
        failed={words.loadFailed}
        skeleton={<SkeletonRows label={words.loading} rows={6} className="h-10" />}
      >
        {() => (
          <div className="grid gap-4">
            <ol aria-label={words.title} className="grid gap-2">
              {stages.map(({ id, name }, index) => {
                const stage = own.find((one) => one.id === id);
                return stage ? (
                  <OwnRow
                    key={id}
                    stage={stage}
                    others={stages.filter((one) => one.id !== id && one.id !== 'closed')}
                    isBusy={isBusy}
                    mayMove={(step) => mayMove(index, step)}
                    onMove={(step) => move(id, step)}
                    onRename={(newName) =>
                      change(rename.mutateAsync({ id, name: newName, follows: stage.follows }))
                    }
                    onRemove={(moveTo) => change(remove.mutateAsync({ id, moveTo }))}
                  />
                ) : (
                  <li key={id} className="rounded-control bg-subtle px-3 py-2 text-sm text-muted">
                    {name}
                  </li>
                );
              })}
            </ol>
            {problem && <Refusal text={problem} />}
            {own.length < limits.ownStages ? (
              <NewStage isBusy={isBusy} onAdd={(details) => change(create.mutateAsync(details))} />
            ) : (
              <p className="text-sm text-muted">{words.full(limits.ownStages)}</p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};

/** The own stages of an order, each with the fixed one before it. */
const followed = (order: readonly string[], own: readonly Own[]) => {
  let follows: OwnStage['follows'] = 'saved';
  return order.flatMap((id) => {
    const fixed = stagesToFollow.find((one) => one === id);
    if (fixed) follows = fixed;
    return own.some((stage) => stage.id === id) ? [{ id, follows }] : [];
  });
};

interface OwnRowProps {
  stage: Own;
  /** Where its applications may go. */
  others: { id: string; name: string }[];
  isBusy: boolean;
  mayMove: (step: -1 | 1) => boolean;
  onMove: (step: -1 | 1) => void;
  onRename: (name: string) => Promise<boolean>;
  onRemove: (moveTo: string | null) => Promise<boolean>;
}

const OwnRow = ({ stage, others, isBusy, mayMove, onMove, onRename, onRemove }: OwnRowProps) => {
  const [typed, setTyped] = useState(stage.name);
  const [isAsking, setIsAsking] = useState(false);
  const [moveTo, setMoveTo] = useState<string>(stage.follows);
  const { name, applications } = stage;
  const rename = async () => {
    const next = typed.trim();
    if (next === '' || next === name) setTyped(name);
    else await onRename(next);
  };
  return (
    <li className="rounded-control border p-2">
      <div className="flex items-center gap-1">
        <Field label={words.nameOf(name)} labelHidden className="flex-1">
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => void rename()}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            />
          )}
        </Field>
        {([-1, 1] as const).map((step) => (
          <Button
            key={step}
            variant="ghost"
            size="icon"
            aria-label={step === -1 ? words.up(name) : words.down(name)}
            aria-disabled={!mayMove(step) || isBusy}
            onClick={() => mayMove(step) && !isBusy && onMove(step)}
          >
            {step === -1 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.remove(name)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && (applications > 0 ? setIsAsking(true) : void onRemove(null))}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {isAsking && (
        <div className="mt-2 grid gap-2 text-sm">
          <Field label={words.where(applications)}>
            {(control) => (
              <Select {...control} value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
                {others.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="destructive" size="sm" loading={isBusy} onClick={() => void onRemove(moveTo)}>
              {words.moveAndDelete}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
};

const NewStage = ({
  isBusy,
  onAdd,
}: {
  isBusy: boolean;
  onAdd: (details: { name: string; follows: OwnStage['follows'] }) => Promise<boolean>;
}) => {
  const [name, setName] = useState('');
  const [follows, setFollows] = useState<OwnStage['follows']>('applied');
  return (
    <form
      className="grid items-end gap-2 border-t pt-4 sm:grid-cols-[1fr_10rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || isBusy) return;
        void onAdd({ name: name.trim(), follows }).then((isAdded) => isAdded && setName(''));
      }}
    >
      <Field label={words.newName}>
        {(control) => (
          <Input
            {...control}
            value={name}
            placeholder={words.example}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={words.after}>
        {(control) => (
          <Select
            {...control}
            value={follows}
            onChange={({ target }) => setFollows(target.value as OwnStage['follows'])}
          >
            {stagesToFollow.map((one) => (
              <option key={one} value={one}>
                {fixedStages[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={name.trim() === ''} loading={isBusy}>
        {words.add}
      </Button>
    </form>
  );
};
