import { product } from '#shared/product/product';
import { inlineStyle } from './inline-style';
import { escapeHtml } from './web-app';

export const messagePageStyle = inlineStyle(`
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { background: Canvas; color: CanvasText; margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box }
  main { max-width: 26rem; overflow-wrap: anywhere }
  a { display: inline-block; min-height: 44px; line-height: 44px; margin-right: 1rem }
  button { font: inherit; min-height: 44px; padding: 0 1rem; cursor: pointer }
`);

export interface Message {
  title: string;
  text: string;
  /** The label of a button that posts to the page's own address. */
  button?: string;
  links: readonly { label: string; to: string }[];
}

/** A whole page of its own, for moments when the app cannot be shown. Everything given is escaped. */
export const messagePage = ({ title, text, button, links }: Message) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${product.name}</title>
${messagePageStyle.element}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${button === undefined ? '' : `\n<form method="post"><button>${escapeHtml(button)}</button></form>`}
<p>${links.map(({ label, to }) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`).join('')}</p>
</main>
</body>
</html>
`;
