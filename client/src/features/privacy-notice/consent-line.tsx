import { pages } from '#shared/pages/page-table';

const linkClass = 'underline underline-offset-2 hover:text-ink';

/** Shown beside the sign-in buttons. */
export const ConsentLine = ({ className = '' }: { className?: string }) => (
  <p className={`text-sm text-muted ${className}`}>
    By continuing you agree to the{' '}
    <a href={pages.terms} className={linkClass}>
      Terms of Service
    </a>
    . The{' '}
    <a href={pages.privacy} className={linkClass}>
      Privacy Notice
    </a>{' '}
    says what happens to your data.
  </p>
);
