import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Award from 'lucide-react/icons/award';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import Pause from 'lucide-react/icons/pause';
import PencilLine from 'lucide-react/icons/pencil-line';
import Play from 'lucide-react/icons/play';
import Share2 from 'lucide-react/icons/share-2';
import { useState, useSyncExternalStore, type ReactNode, type ComponentProps } from 'react';
import { signInPath } from '#shared/accounts/endpoints';
import { pageTable } from '#shared/pages/page-table';
import { pages } from '#shared/pages/page-table';
import { templateThumbnails, type Picture } from '#shared/pages/pictures';
import { allowsTemplate, templates } from '#shared/document/templates';
import { trialRequest } from '#shared/pages/trial-request';
import { product } from '#shared/product/product';
import { usePageTitle } from '../../page-title';
import { landingWords } from './landing-words';
import { ConsentLine } from '../../../features/privacy-notice/consent-line';
import { classNames } from '../../../lib/class-names';
import { Button, buttonClass } from '../../../ui/button';
import { Badge } from '../../../ui/layout/badge';
import { PlanCard } from '../../../features/billing/plans/plan-card';
import { PlanComparison } from '../../../features/billing/plans/plan-comparison';
import { ThemeToggle } from '../../../ui/theme/theme-toggle';
import { accountDeletedQuery } from '../account-deleted-path';

/** The landing page: what the product is, what it looks like, and what it costs. */
export const LandingPage = () => {
  usePageTitle(landingWords.tab);
  return (
    <>
      <AccountDeleted />
      <Hero />
      <Blurbs />
      <Demo />
      <TemplateShowcase />
      <BringYours />
      <Plans />
      <Questions />
      <LandingFooter />
    </>
  );
};

const { hero: words } = landingWords;

const Hero = () => (
  <section className="overflow-hidden border-b bg-surface">
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-10 pb-12 sm:px-6 sm:pt-16 lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8 lg:py-16">
      <div className="lg:pt-16">
        <h1 className="text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mt-5 max-w-reading text-base text-muted sm:text-lg sm:leading-8 sm:tracking-normal">
          {words.lead}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <a href={signInPath()} className={classNames(buttonClass({ size: 'lg' }), 'max-sm:w-full')}>
            {words.start}
            <ArrowRight aria-hidden />
          </a>
          <a
            href={pages.example}
            className={classNames(buttonClass({ variant: 'secondary', size: 'lg' }), 'max-sm:w-full')}
          >
            {words.example}
          </a>
        </div>
        <ConsentLine className="mt-4 max-w-reading" />
      </div>
      {/* The page comes before what is said about it where there is one column. */}
      <div className="relative mx-auto w-full max-w-xl lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none">
        <div aria-hidden className="absolute -inset-x-6 -top-6 bottom-10 rounded-3xl bg-primary-soft" />
        <div aria-hidden className="absolute -top-2 -right-2 h-24 w-24 rounded-2xl bg-accent" />
        <ResumePicture
          picture={pageTable.landing.picture}
          sizes={pageTable.landing.picture.sizes}
          fetchPriority="high"
          alt={words.picture}
          className="relative block w-full rounded-card bg-white shadow-float"
        />
      </div>
      <ul className="grid content-start gap-2 text-sm text-muted sm:grid-cols-2 lg:grid-cols-1">
        {words.outcomes.map((outcome) => (
          <li key={outcome} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            {outcome}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const { demo: demoWords } = landingWords;

/** A form that is filled in, and the page that follows. It is complete where motion is reduced, and needs no code to run. */
const Demo = () => {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Section id="demo" title={demoWords.title} lead={demoWords.lead} split>
      <div
        data-paused={isPaused || undefined}
        className="group/demo grid gap-4 rounded-card border bg-surface p-4 sm:grid-cols-2 sm:gap-6 sm:p-6"
      >
        <p className="sr-only">{demoWords.what}</p>
        <div aria-hidden className="grid content-start gap-3">
          {demoWords.fields.map(({ label, text }, index) => (
            <div key={label}>
              <p className="text-xs font-medium">{label}</p>
              <p className="mt-1 min-h-10 rounded-control border border-control px-3 py-2 text-sm">
                <Typed step={index}>{text}</Typed>
              </p>
            </div>
          ))}
        </div>
        <div
          aria-hidden
          className="grid grid-cols-[1fr_2fr] overflow-hidden rounded-sm bg-white text-slate-900 shadow-float ring-1 ring-black/10 forced-colors:border"
        >
          <div className="bg-blue-50" />
          <div className="grid content-start gap-3 p-4">
            <p className="text-lg font-semibold">{demoWords.name}</p>
            {demoWords.fields.map(({ label, text }, index) => (
              <div key={label} className={index === 0 ? '-mt-3' : undefined}>
                {demoWords.sections[index] && (
                  <p className="border-b border-blue-700 text-xs font-semibold text-blue-700">
                    {demoWords.sections[index]}
                  </p>
                )}
                <p className="mt-1 text-xs">
                  <Typed step={index}>{text}</Typed>
                </p>
              </div>
            ))}
          </div>
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start motion-reduce:hidden sm:col-span-2"
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {isPaused ? demoWords.play : demoWords.pause}
        </Button>
      </div>
    </Section>
  );
};

const secondsPerField = 1.5;

/** A text that is typed again and again, after those before it. Its place is kept. */
const Typed = ({ step, children }: { step: number; children: string }) => (
  <span
    className="inline-block animate-typed group-data-paused/demo:[animation-play-state:paused]"
    style={{ animationDelay: `${step * secondsPerField}s` }}
  >
    {children}
  </span>
);

const { bring: bringWords } = landingWords;

const BringYours = () => (
  <Section id="import" title={bringWords.title} lead={bringWords.lead}>
    <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
      {bringWords.steps.map(({ title, text }, index) => (
        <li key={title} className="rounded-card border bg-surface p-6">
          <div
            aria-hidden
            className="flex min-h-36 flex-col justify-center gap-2 rounded-control bg-subtle p-4 text-xs"
          >
            {importPictures[index]}
          </div>
          <h3 className="mt-4 font-semibold">
            {index + 1}. {title}
          </h3>
          <p className="mt-1.5 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

/** What each step of the import looks like. */
const importPictures: readonly ReactNode[] = [
  <span key="files" className="flex flex-wrap gap-2">
    {bringWords.files.map((file) => (
      <span key={file} className="flex items-center gap-1.5 rounded-control border bg-surface px-2 py-1">
        <FileText aria-hidden className="size-3.5 text-primary-text" />
        {file}
      </span>
    ))}
  </span>,
  <span key="found" className="grid gap-1.5">
    {bringWords.found.map((found) => (
      <span key={found} className="flex items-center gap-1.5">
        <Check aria-hidden className="size-3.5 text-success" />
        {found}
      </span>
    ))}
    <span className="text-muted">{bringWords.left}</span>
  </span>,
  <span key="form" className="grid gap-2">
    {demoWords.fields.slice(0, 2).map(({ label, text }) => (
      <span key={label} className="rounded-control border bg-surface px-2 py-1">
        {text}
      </span>
    ))}
  </span>,
];

const { features: featuresWords } = landingWords;

const blurbs: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: PencilLine, ...featuresWords.builder },
  { icon: Award, ...featuresWords.credentials },
  { icon: Share2, ...featuresWords.profile },
];

const Blurbs = () => (
  <Section id="features" title={featuresWords.title} lead={featuresWords.lead}>
    <div className="grid gap-4 md:grid-cols-3 md:gap-6">
      {blurbs.map(({ icon: Icon, title, text }) => (
        <div key={title} className="rounded-card border bg-surface p-6">
          <span className="grid size-10 place-items-center rounded-control bg-primary-soft text-primary-text">
            <Icon aria-hidden className="size-5" />
          </span>
          <h3 className="mt-4 font-semibold">{title}</h3>
          <p className="mt-1.5 text-sm text-muted">{text}</p>
        </div>
      ))}
    </div>
  </Section>
);

const { templates: templatesWords } = landingWords;

const TemplateShowcase = () => (
  <Section id="templates" title={templatesWords.title(templates.length)} lead={templatesWords.lead} banded>
    {/* As wide as the window, so that the next one looks cut off: there are more. */}
    <div
      role="group"
      aria-label={templatesWords.browse}
      tabIndex={0}
      className="-mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6"
    >
      <ul className="flex w-max gap-4 sm:gap-6">
        {templates.map(({ id, name, description }) => (
          <li key={id} className="w-60 snap-start sm:w-72">
            <div className="overflow-hidden rounded-card border bg-white">
              <ResumePicture
                picture={templateThumbnails[id]}
                sizes="(min-width: 40rem) 18rem, 15rem"
                loading="lazy"
                alt={templatesWords.picture(name)}
                className="block w-full"
              />
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="text-sm font-semibold">{name}</h3>
              <Badge tone={allowsTemplate('free', id) ? 'success' : 'neutral'}>
                {allowsTemplate('free', id) ? templatesWords.free : templatesWords.pro}
              </Badge>
            </div>
            <p className="mt-1 text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

const { plans: plansWords } = landingWords;

const Plans = () => (
  <Section id="pricing" title={plansWords.title} lead={plansWords.lead} split>
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <PlanCard plan="free" description={plansWords.free.description}>
        <a
          href={signInPath()}
          className={classNames(buttonClass({ variant: 'secondary' }), 'min-h-11 w-full')}
        >
          {plansWords.free.action}
        </a>
      </PlanCard>
      <PlanCard plan="pro" mark={plansWords.pro.mark} highlighted description={plansWords.pro.description}>
        <a
          href={signInPath(trialRequest.path)}
          aria-describedby="trial-terms"
          className={classNames(buttonClass(), 'min-h-11 w-full')}
        >
          {plansWords.pro.action}
        </a>
        <p id="trial-terms" className="mt-2 text-xs text-muted">
          {plansWords.pro.terms}
        </p>
      </PlanCard>
    </div>
    <ConsentLine className="mt-4" />
    <PlanComparison className="mt-8" />
  </Section>
);

const { questions: questionsWords } = landingWords;

const Questions = () => (
  <Section id="help" title={questionsWords.title} split banded>
    <div className="border-t">
      {questionsWords.list.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
    <p className="mt-6 text-sm text-muted">
      {questionsWords.other}{' '}
      <a
        href={`mailto:${product.supportEmail}`}
        className="font-medium text-primary-text underline underline-offset-2"
      >
        {questionsWords.write}
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

const { footer: footerWords } = landingWords;

const groups = [
  {
    title: footerWords.product,
    links: [
      { label: footerWords.features, href: '#features' },
      { label: footerWords.pricing, href: '#pricing' },
      { label: footerWords.templates, href: '#templates' },
      { label: footerWords.examples, href: pages.example },
    ],
  },
  {
    title: footerWords.support,
    links: [
      { label: footerWords.help, href: '#help' },
      { label: footerWords.contact, href: `mailto:${product.supportEmail}` },
      { label: footerWords.privacy, href: pages.privacy },
      { label: footerWords.terms, href: pages.terms },
    ],
  },
];

const LandingFooter = () => (
  <footer className="border-t bg-surface">
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6">
      <div className="grid grid-cols-2 gap-8 md:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-1">
          <p className="font-semibold">{product.name}</p>
          <p className="mt-2 max-w-xs text-sm text-muted">{product.tagline}.</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    onClick={() => openTarget(href)}
                    className="inline-flex min-h-9 items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mt-10 flex items-center justify-between gap-4 border-t pt-6 text-sm text-muted">
        {/* The server's year differs from the visitor's for a few hours at New Year. */}
        <p suppressHydrationWarning>{footerWords.rights(new Date().getFullYear())}</p>
        <ThemeToggle />
      </div>
    </div>
  </footer>
);

/** Opens the closed disclosure that contains an in-page link's target; not every browser does. */
const openTarget = (href: string) => {
  if (!href.startsWith('#')) return;
  const details = document.getElementById(href.slice(1))?.closest('details');
  if (details) details.open = true;
};

const { deleted: deletedWords } = landingWords;

const neverChanges = () => () => {};

/** Confirms a deletion. The server renders the page without it. */
const AccountDeleted = () => {
  const isShown = useSyncExternalStore(
    neverChanges,
    () => window.location.search === accountDeletedQuery,
    () => false,
  );
  if (!isShown) return null;
  return (
    <div role="status" className="border-b bg-success-soft">
      <p className="mx-auto flex max-w-page items-start gap-2 px-4 py-3 text-sm sm:px-6">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span>
          <strong>{deletedWords.title}</strong> {deletedWords.description}
        </span>
      </p>
    </div>
  );
};

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** On a wide screen the title is beside the content instead of above it. */
  split?: boolean;
  /** Alternate background, which separates adjacent sections. */
  banded?: boolean;
  children: ReactNode;
}

const Section = ({ id, title, lead, split = false, banded = false, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames('py-16 sm:py-20', banded && 'border-y bg-surface')}
  >
    <div
      className={classNames(
        'mx-auto grid max-w-page gap-8 px-4 sm:gap-10 sm:px-6',
        split && 'lg:grid-cols-[1fr_2fr] lg:gap-16',
      )}
    >
      <div className="max-w-reading">
        <h2 id={`${id}-title`} className="text-2xl font-semibold">
          {title}
        </h2>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
);

interface ResumePictureProps extends Omit<ComponentProps<'img'>, keyof Picture | 'srcSet'> {
  /** From shared/pages/pictures.ts, where a new template's is added by npm run pictures. */
  picture: Picture | undefined;
  /** The widths of its box, from which the browser chooses a file. */
  sizes: string;
  alt: string;
}

const ResumePicture = ({ picture, sizes, ...image }: ResumePictureProps) => (
  <picture>
    <source type="image/avif" srcSet={picture?.avifSrcSet} sizes={sizes} />
    <img {...image} src={picture?.src} width={picture?.width} height={picture?.height} />
  </picture>
);
