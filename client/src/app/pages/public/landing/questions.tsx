import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { product } from '#shared/product/product';
import { Section } from './section';
import { landingWords } from '../../words';

const { questions: words } = landingWords;

export const Questions = () => (
  <Section id="help" title={words.title} split banded>
    <div className="border-t">
      {words.list.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
    <p className="mt-6 text-sm text-muted">
      {words.other}{' '}
      <a
        href={`mailto:${product.supportEmail}`}
        className="font-medium text-primary-text underline underline-offset-2"
      >
        {words.write}
      </a>
      .
    </p>
  </Section>
);

/** A disclosure. The browser opens it when a link targets its content. */
const Disclosure = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
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
