import { ArrowRight, Check } from 'lucide-react';
import { signInPath } from '#shared/accounts/endpoints';
import { landingPicture } from '#shared/pages/page-loads';
import { pages } from '#shared/pages/page-table';
import { ConsentLine } from '../../../../features/privacy-notice/consent-line';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { ResumePicture } from './resume-picture';
import { landingWords } from '../../words';

const { hero: words } = landingWords;

export const Hero = () => (
  <section className="overflow-hidden border-b bg-surface">
    <div className="mx-auto grid max-w-page items-center gap-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
      <div>
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
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          {words.promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Check aria-hidden className="size-4 text-success" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative mx-auto w-full max-w-md lg:max-w-none">
        <div aria-hidden className="absolute -inset-x-6 -top-6 bottom-10 rounded-3xl bg-primary-soft" />
        <div aria-hidden className="absolute -top-2 -right-2 h-24 w-24 rounded-2xl bg-accent" />
        <ResumePicture
          picture={landingPicture}
          sizes={landingPicture.sizes}
          fetchPriority="high"
          alt={words.picture}
          className="relative block w-full rounded-card bg-white shadow-float"
        />
      </div>
    </div>
  </section>
);
