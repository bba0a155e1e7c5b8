import type { StoredLogo } from '#shared/letterheads/schema';
import { printableColor } from '#shared/document/brand-color';
import { inlineStyle } from './inline-style';
import { escapeHtml } from './web-app';

export const brandPageStyle = inlineStyle(`
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; --line: color-mix(in srgb, CanvasText 20%, Canvas); --soft: color-mix(in srgb, CanvasText 72%, Canvas) }
  * { box-sizing: border-box }
  body { margin: 0; background: Canvas; color: CanvasText; overflow-wrap: anywhere; min-height: 100vh; display: flex; flex-direction: column }
  header { background: var(--brand); color: #fff; border-bottom: 1px solid var(--line) }
  header > div, main, footer > div { max-width: 72rem; margin: 0 auto; padding: 1rem; width: 100% }
  header > div { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: center; font-weight: 600; font-size: 1.125rem }
  header img { background: #fff; padding: 0.375rem; border-radius: 0.5rem; max-height: 4rem; max-width: min(14rem, 100%); width: auto; height: auto }
  main { flex: 1; padding-block: 1.5rem 2.5rem }
  h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 0.25rem }
  h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem }
  p { margin: 0.5rem 0; max-width: 44rem }
  .soft { color: var(--soft) }
  .message { white-space: pre-line; margin-top: 1rem }
  .notice { border-left: 4px solid var(--brand); padding: 0.5rem 0.75rem; background: color-mix(in srgb, CanvasText 6%, Canvas); max-width: 44rem }
  a.button, button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 1rem; border-radius: 0.5rem; border: 1px solid color-mix(in srgb, var(--brand) 60%, CanvasText); background: var(--brand); color: #fff; font: inherit; font-weight: 600; text-decoration: none; white-space: nowrap; position: relative; cursor: pointer }
  a.button.plain { background: Canvas; color: CanvasText; border-color: var(--line) }
  :focus-visible { outline: 3px solid LinkText; outline-offset: 2px }
  table { border-collapse: collapse; width: 100%; margin-top: 1.5rem }
  th, td { text-align: left; vertical-align: top; padding: 0.75rem 0.75rem 0.75rem 0; border-bottom: 1px solid var(--line) }
  thead th { font-size: 0.875rem; color: var(--soft); font-weight: 600; overflow-wrap: normal }
  tbody th { font-weight: 600 }
  td { min-width: 6rem }
  tbody th span { font-weight: 400 }
  .actions { display: flex; gap: 0.5rem }
  dl { margin: 0.5rem 0; display: grid; grid-template-columns: max-content 1fr; gap: 0 1.5rem; max-width: 44rem }
  dt { color: var(--soft); padding-block: 0.25rem }
  dd { margin: 0; padding-block: 0.25rem }
  footer a { display: inline-block; padding-block: 0.25rem }
  form { display: grid; gap: 0.5rem; max-width: 22rem; margin-top: 1rem }
  label { font-weight: 600 }
  input { font: inherit; min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--soft); border-radius: 0.5rem; background: Canvas; color: CanvasText; width: 100% }
  footer { border-top: 1px solid var(--line); color: var(--soft); font-size: 0.875rem }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  @media (max-width: 62rem) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    table, tbody, tr, tbody th, td { display: block; width: 100% }
    tr { border-bottom: 1px solid var(--line); padding: 0.75rem 0 }
    th, td { border: 0; padding: 0.125rem 0; min-width: 0 }
    td[data-label]::before { content: attr(data-label) ': '; color: var(--soft) }
    td:empty { display: none }
    .actions { padding-top: 0.5rem }
    dl { grid-template-columns: 1fr }
    dt { padding-bottom: 0 }
    dd { padding-top: 0; margin-bottom: 0.5rem }
  }
`);

interface BrandPage {
  /** The organization in whose name the page is. */
  name: string;
  /** '' for the product's own. */
  color: string;
  logo: StoredLogo | null;
  title: string;
  description?: string;
  isIndexed?: boolean;
  /** Escaped by its maker. */
  main: string;
  footer: string;
}

const plainColor = '#334155';

/** A page of its own in an organization's colors, which needs no script. White text is legible on a color that is printable as text on white. */
export const brandPage = ({
  name,
  color,
  logo,
  title,
  description,
  isIndexed = false,
  main,
  footer,
}: BrandPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`}<title>${escapeHtml(title === name ? name : `${title} | ${name}`)}</title>
${brandPageStyle.element}
</head>
<body style="--brand:${printableColor(color) ?? plainColor}">
<header><div>${logo ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="">` : ''}<span>${escapeHtml(name)}</span></div></header>
<main>
${main}
</main>
<footer><div>${footer}</div></footer>
</body>
</html>
`;
