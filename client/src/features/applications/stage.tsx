import { useQuery } from '@tanstack/react-query';
import type { Application } from '#shared/applications/schema';
import { allStages } from '#shared/applications/stages';
import { formatDateTime } from '../../lib/format';
import { Field } from '../../ui/forms/field';
import { Select } from '../../ui/forms/select';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { choicesQuery } from './api';
import { useMove } from './use-move';
import { applicationsWords, applicationWords as words } from './words';

/** Where an application is, and the way to move it. */
export const StageSelect = ({
  application,
  onUnauthorized,
  onMoved,
}: {
  application: Application;
  onUnauthorized: () => void;
  onMoved: (stored: Application) => void;
}) => {
  const choices = useQuery(choicesQuery());
  const { move, dialog, targetOf } = useMove(onUnauthorized, onMoved);
  const stages = allStages(choices.data?.stages ?? []);
  const { id, stage, closedReason, history } = application;
  const shown = targetOf(id) ?? stage;
  return (
    <div className="flex items-end gap-2">
      {closedReason && <Badge className="mb-2">{applicationsWords.closed(closedReason)}</Badge>}
      <Field label={words.fields.stage} className="w-44">
        {(field) => (
          <Select
            {...field}
            value={shown}
            onChange={({ target }) => {
              const to = stages.find((one) => one.id === target.value);
              if (to) move(application, to);
            }}
          >
            {/* A stage of the user's own, before the names of those are loaded. */}
            {!stages.some((one) => one.id === shown) && (
              <option value={shown}>{history.at(-1)?.toName}</option>
            )}
            {stages.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {dialog}
    </div>
  );
};

/** Every change of its stage. */
export const StageHistory = ({ application: { history } }: { application: Application }) => (
  <Card aria-label={words.sections.history}>
    <CardHeader title={words.sections.history} />
    <ol className="grid gap-2 text-sm">
      {history.toReversed().map(({ fromName, toName, reason, changedAt }, index) => (
        <li key={history.length - index} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {fromName === null
              ? words.began(toName)
              : words.change(fromName, reason ? applicationsWords.closed(reason) : toName)}
          </span>
          <span className="text-muted">{formatDateTime(changedAt)}</span>
        </li>
      ))}
    </ol>
  </Card>
);
