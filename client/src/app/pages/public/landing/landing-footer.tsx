import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { ThemeToggle } from '../../../../ui/theme/theme-toggle';
import { landingWords } from '../../words';

const { footer: words } = landingWords;

const groups = [
  {
    title: words.product,
    links: [
      { label: words.features, href: '#features' },
      { label: words.pricing, href: '#pricing' },
      { label: words.templates, href: '#templates' },
      { label: words.examples, href: pages.example },
    ],
  },
  {
    title: words.support,
    links: [
      { label: words.help, href: '#help' },
      { label: words.contact, href: `mailto:${product.supportEmail}` },
      { label: words.privacy, href: pages.privacy },
      { label: words.terms, href: pages.terms },
    ],
  },
];

export const LandingFooter = () => (
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
        <p suppressHydrationWarning>{words.rights(new Date().getFullYear())}</p>
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
