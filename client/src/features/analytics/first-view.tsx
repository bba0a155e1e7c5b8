import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card';

const steps = [
  'Send your profile link to people who know your work: a former manager, a recruiter, a classmate.',
  'Put it where people look for you: your email signature, your Facebook page, a printed resume.',
  'Come back here. A visit is listed within a minute, with the place it came from as far as that is known.',
] as const;

/** Empty state of the analytics: how to get the first view. `children` share the profile. */
export const FirstView = ({ children }: { children: ReactNode }) => (
  <Card aria-labelledby="first-view" className="grid gap-6 lg:grid-cols-2 lg:gap-10">
    <div>
      <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Sprout aria-hidden className="size-5" />
      </span>
      <h2 id="first-view" className="mt-3 text-base font-semibold tracking-tight">
        Get your first view
      </h2>
      <ol className="mt-3 grid gap-3 text-sm">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-subtle text-xs font-semibold text-muted tabular-nums"
            >
              {at + 1}
            </span>
            <span className="min-w-0 pt-px">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">Your own visits are never counted.</p>
    </div>
    <div className="min-w-0 space-y-6">{children}</div>
  </Card>
);
