import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { product } from '#shared/product/product';
import { formatCentavos } from '../../../../lib/format';
import { Section } from './section';

const { free, pro } = plans;

const questions: readonly { question: string; answer: string }[] = [
  {
    question: `Is ${product.name} really free?`,
    answer: `Yes. The free plan has the full resume builder, one template, up to ${free.credentials} credentials and a public profile with a QR code. PDFs of the free plan carry a light watermark.`,
  },
  {
    question: 'What does Pro add?',
    answer: `All templates, PDFs without a watermark, room for ${pro.credentials} credentials, your own profile link, trends in your analytics and support messages marked as Pro, for ${formatCentavos(pro.priceCentavos ?? 0)} a month.`,
  },
  {
    question: 'How does the Pro trial work?',
    answer: `You get every Pro feature for ${trialDays} days, once per account. No card needed: the trial ends by itself, and nothing is charged. If you buy Pro during the trial, its ${proPeriodDays} days start when the trial ends.`,
  },
  {
    question: 'What happens to my resume if I stop paying?',
    answer:
      'Nothing is deleted. Your account goes back to the free plan: everything you wrote and uploaded stays, and you can download your resume in the free template.',
  },
  {
    question: 'Can I bring a resume I already have?',
    answer:
      'Yes. Import a PDF, Word or text file, your LinkedIn data or a JSON Resume, and check what was found before anything is saved. You can take yours with you at any time, so you are never locked in.',
  },
  {
    question: 'Will hiring systems be able to read the PDF?',
    answer:
      'The PDF contains real text in reading order, not a picture of it, so that people and programs can search and copy it.',
  },
  {
    question: 'Who can see my profile?',
    answer:
      'Anyone who has your link. It shows your resume, your contact details and those credentials that you marked as public, so leave out what you would not put on a printed resume.',
  },
];

export const Questions = () => (
  <Section id="help" title="Questions and answers" split banded>
    <div className="border-t">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
    <p className="mt-6 text-sm text-muted">
      Something else?{' '}
      <a
        href={`mailto:${product.supportEmail}`}
        className="font-medium text-primary-text underline underline-offset-2"
      >
        Write to us
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
