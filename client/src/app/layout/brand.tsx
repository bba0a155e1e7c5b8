import { Link } from 'wouter';
import { product } from '#shared/product/product';

/** The product's logo and name, linked to the home page. */
export const Brand = () => (
  <Link
    href="/"
    className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold tracking-tight"
  >
    <svg viewBox="0 0 32 32" aria-hidden className="size-7">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M10 8v16M22 8v16M10 16h12" fill="none" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="25" cy="7" r="4" className="fill-accent" />
    </svg>
    <span className="text-[1.0625rem]">{product.name}</span>
  </Link>
);
