import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classNames } from '../lib/class-names';
import { uiWords } from './words';

/** Decoration beside a text that names the activity. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />
);

/** A spinner in the middle of the page, for the one wait that has no shape yet. */
export const PageSpinner = ({ label = uiWords.loading }: { label?: string }) => (
  <div role="status" aria-label={label} className="grid min-h-[60dvh] place-items-center text-primary-text">
    <Spinner className="size-8" />
  </div>
);
