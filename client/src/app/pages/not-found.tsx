import { Link } from 'wouter';
import { buttonClass } from '../../ui/button';
import { usePageTitle } from '../page-title';

export const NotFoundPage = () => {
  usePageTitle('Page not found');
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 text-center">
      <div>
        <h1 className="text-xl font-semibold">404 Page Not Found</h1>
        <p className="mt-2 text-sm text-muted">Did you forget to add the page to the router?</p>
        <Link href="/" className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
          Go to the start page
        </Link>
      </div>
    </div>
  );
};
