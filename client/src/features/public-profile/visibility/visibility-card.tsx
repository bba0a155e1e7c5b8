import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  visibility as visibilitySchema,
  type ProfileVisibility,
  type VisibilityChange,
} from '#shared/public-profile/visibility';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { Card, CardHeader } from '../../../ui/layout/card';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { Switch } from '../../../ui/forms/switch';
import { toast } from '../../../ui/feedback/toast';
import { visibilityChoices } from './audience';
import { useChangeVisibility, useUnsavedVisibility, visibilityQuery } from './visibility-api';
import { visibilityWords } from './words';

const { card: words } = visibilityWords;

/** Who can see the user's profile, and which contact details visitors see. Each change is saved at once. */
export const VisibilityCard = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const { data, isPending, isFetching, refetch } = useQuery(visibilityQuery());
  // Not per call: with several in flight, React Query runs only the last call's callbacks.
  const { mutate: change } = useChangeVisibility((error) => {
    if (isUnauthorized(error)) {
      onUnauthorized();
      return;
    }
    toast({
      title: words.error,
      description: serverMessage(error, words.notChanged),
      variant: 'destructive',
    });
  });
  // Optimistic: a failure restores the stored value.
  const unsaved = useUnsavedVisibility();
  if (isPending) {
    return (
      <Card>
        <CardHeader title={words.title} />
        <Loading label={words.loading} className="space-y-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <CardHeader title={words.title} />
        <FailedState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  const shown = { ...data, ...unsaved };
  return (
    <Card>
      <Choices shown={shown} onChange={change} />
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">{words.details}</legend>
        <p className="text-sm text-muted">
          {shown.visibility === 'private' ? words.detailsHidden : words.detailsShown}
        </p>
        <ul className="mt-2 divide-y">
          <Detail
            label={words.email}
            checked={shown.showEmail}
            onChange={(showEmail) => change({ showEmail })}
          />
          <Detail
            label={words.phone}
            checked={shown.showPhone}
            onChange={(showPhone) => change({ showPhone })}
          />
          <Detail
            label={words.location}
            checked={shown.showLocation}
            onChange={(showLocation) => change({ showLocation })}
          />
        </ul>
      </fieldset>
      <p className="mt-2 text-xs text-muted">{words.ownPdf}</p>
    </Card>
  );
};

interface ChoicesProps {
  shown: ProfileVisibility;
  onChange: (change: VisibilityChange) => void;
}

const Choices = ({ shown, onChange }: ChoicesProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-base font-semibold tracking-tight">{words.title}</legend>
      <div className="-mx-2 mt-2">
        {visibilitySchema.options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-subtle"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={shown.visibility === option}
              onChange={() => onChange({ visibility: option })}
              className="mt-0.5 size-5 shrink-0 accent-primary"
              aria-describedby={`${name}-${option}`}
              aria-label={visibilityChoices[option].label}
            />
            <span>
              <span className="block text-sm font-medium">{visibilityChoices[option].label}</span>
              <span id={`${name}-${option}`} className="block text-sm text-muted">
                {visibilityChoices[option].about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface DetailProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Detail = ({ label, checked, onChange }: DetailProps) => (
  <li className="flex min-h-11 items-center justify-between gap-4">
    <span className="text-sm">{label}</span>
    <Switch aria-label={words.show(label)} checked={checked} onCheckedChange={onChange}>
      <span className="w-14 text-start">{checked ? words.shown : words.hidden}</span>
    </Switch>
  </li>
);
