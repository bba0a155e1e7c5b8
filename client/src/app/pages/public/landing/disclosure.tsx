import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A disclosure. The browser opens it when a link targets its content. */
export const Disclosure = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <details className="group border-b last:border-b-0">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
      />
    </summary>
    <div id={id} className="grid max-w-reading scroll-mt-32 gap-3 pb-5 text-sm text-muted">
      {children}
    </div>
  </details>
);
