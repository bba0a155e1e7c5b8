import { CircleCheck, CircleMinus, CircleX, Hand, type LucideIcon } from 'lucide-react';
import { flowStepNames, type FlowStep } from '#shared/test-tools/schema';
import { classNames } from '../../lib/class-names';
import { flowWords } from './words';

const { steps: words } = flowWords;

const names: Partial<Record<string, string>> = words.names;

const looks: Record<FlowStep['status'], { icon: LucideIcon; color: string }> = {
  passed: { icon: CircleCheck, color: 'text-success' },
  failed: { icon: CircleX, color: 'text-danger-text' },
  skipped: { icon: CircleMinus, color: 'text-muted' },
  needs_person: { icon: Hand, color: 'text-warning' },
};

/** The steps in order, each with outcome and duration. */
export const FlowSteps = ({ steps }: { steps: Record<string, FlowStep> }) => {
  const order = new Map<string, number>(flowStepNames.map((name, place) => [name, place]));
  const placeOf = (name: string) => order.get(name) ?? order.size;
  const taken = Object.entries(steps).sort(([a], [b]) => placeOf(a) - placeOf(b));
  if (taken.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">{words.title}</h3>
      <ol aria-label={words.title} className="mt-2 divide-y rounded-control border">
        {taken.map(([name, step]) => (
          <Step key={name} name={name} step={step} />
        ))}
      </ol>
    </>
  );
};

const Step = ({ name, step: { status, message, durationMs } }: { name: string; step: FlowStep }) => {
  const { icon: Icon, color } = looks[status];
  return (
    <li className="flex gap-3 px-3 py-2.5 text-sm">
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2 font-medium">
          {names[name] ?? name}
          <span className={classNames('font-normal', color)}>{words.states[status]}</span>
        </p>
        {message && <p className="text-muted wrap-anywhere">{withLinks(message)}</p>}
      </div>
      <span className="shrink-0 text-muted tabular-nums">{words.milliseconds(durationMs)}</span>
    </li>
  );
};

/** A manual step links to where the user has to go. */
const withLinks = (message: string) =>
  message.split(/(https?:\/\/[^\s]+[^\s.,;:!?)])/).map((part, place) =>
    place % 2 === 1 ? (
      <a
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        className="text-primary-text underline"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
