import ExternalLink from 'lucide-react/icons/external-link';
import Search from 'lucide-react/icons/search';
import { verificationPages } from '#shared/public-profile/issuer-verification';
import { publicWords } from './words';

/** Links to where a visitor can check a license or certificate. The issuer's own register is marked by its icon. */
export const VerificationLinks = ({ issuers, link }: { issuers: readonly string[]; link: string }) => {
  const pages = verificationPages({ issuers, link });
  return (
    pages.length > 0 && (
      <ul className="flex flex-wrap gap-x-4 text-sm print:hidden">
        {pages.map(({ name, url, isOwn }) => {
          const Icon = isOwn ? ExternalLink : Search;
          return (
            <li key={url} className="min-w-0">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="inline-flex min-h-6 items-center gap-1.5 text-primary-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {isOwn ? publicWords.certificateAt(name) : publicWords.checkWith(name)}{' '}
                <span className="sr-only">{publicWords.opensInNewTab}</span>
              </a>
            </li>
          );
        })}
      </ul>
    )
  );
};
