import { CircleAlert } from 'lucide-react';
import type { Template } from '#shared/document/template';
import { Button } from '../../../../ui/button';
import { notSavedWords as words } from '../words';

interface TemplateNotSavedProps {
  chosen: Template;
  visitorsGet: Template;
  retrying: boolean;
  retry: () => void;
}

/** Shown until the choice is saved or replaced, unlike the toast. */
export const TemplateNotSaved = ({ chosen, visitorsGet, retrying, retry }: TemplateNotSavedProps) => (
  <div
    role="alert"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-danger bg-danger-soft px-4 py-3"
  >
    <CircleAlert aria-hidden className="hidden size-5 shrink-0 text-danger-text sm:block" />
    <div className="min-w-0 flex-1 basis-60 text-sm">
      <p className="font-semibold">{words.title(chosen.name)}</p>
      <p className="text-ink/80">{words.description(visitorsGet.name)}</p>
    </div>
    <Button variant="secondary" className="max-sm:w-full" loading={retrying} onClick={retry}>
      {words.retry}
    </Button>
  </div>
);
