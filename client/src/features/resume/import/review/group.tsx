import type { ReactNode } from 'react';

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-sm font-semibold">{title}</h3>
    {children}
  </section>
);
