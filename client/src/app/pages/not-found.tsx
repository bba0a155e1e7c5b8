import { Link } from 'wouter';
import { buttonClass } from '../../ui/button';
import { usePageTitle } from '../page-title';
import { shellWords } from '../layout/words';

const { notFound: words } = shellWords;

export const NotFoundPage = () => {
  usePageTitle(words.tab);
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 text-center">
      <div>
        <h1 className="text-xl font-semibold">{words.title}</h1>
        <p className="mt-2 text-sm text-muted">{words.explanation}</p>
        <Link href="/" className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
          {words.back}
        </Link>
      </div>
    </div>
  );
};
