import type { ReactNode } from 'react';

/** A long text to read: headings, paragraphs and lists in one narrow column. */
export const PolicyText = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) => (
  <article className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
    <div className="max-w-reading">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-3 text-muted">{lead}</p>
      {children}
    </div>
  </article>
);

export const PolicySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h2 className="text-lg font-semibold">{title}</h2>
    <div className="mt-3 grid gap-3 text-ink/90 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
      {children}
    </div>
  </section>
);

export const PolicyLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="font-medium text-primary-text underline underline-offset-2 [overflow-wrap:anywhere]"
  >
    {children}
  </a>
);
