import { inlineStyle } from '../http/pages/inline-style';

const baseStyle = `
  :root { color-scheme: light dark; --line: #cbd5e1; --field: #64748b; --quiet: #475569; --primary: #1d4ed8; --link: #1d4ed8; --ground: #f8fafc; --card: #fff; --text: #0f172a; --bad: #b91c1c }
  @media (prefers-color-scheme: dark) { :root { --line: #334155; --field: #64748b; --quiet: #a3b1c6; --link: #93b4ff; --ground: #0b1120; --card: #111a2e; --text: #e2e8f0; --bad: #fca5a5 } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 28rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 24px }
  h1 { font-size: 24px; line-height: 1.2; margin: 0 0 8px }
  h2 { font-size: 16px; margin: 24px 0 8px }
  label { display: block; font-size: 14px; font-weight: 600; margin: 12px 0 4px }
  input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; background: transparent; color: inherit; font: inherit }
  a { color: var(--link) }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  button { width: 100%; min-height: 44px; padding: 8px 12px; border-radius: 8px; font: inherit; cursor: pointer }
  .primary { margin-top: 16px; border: 1px solid transparent; background: var(--primary); color: #fff; font-weight: 600 }
  .person { margin-top: 8px; text-align: left; border: 1px solid var(--line); background: transparent; color: inherit }
  .person span, .quiet { color: var(--quiet); font-size: 14px }
  .person span { display: block }
  .problem { color: var(--bad); font-weight: 600 }
  :focus-visible { outline: 2px solid var(--primary); outline-offset: 2px }
`;

/** A page of an embedded part: one narrow card, light or dark, without scripts. Everything given is HTML already. */
export const embeddedPage = (title: string, body: string, moreStyle = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${inlineStyle(baseStyle + moreStyle).element}
</head>
<body><main>${body}</main></body>
</html>
`;

interface PolicyOptions {
  /** Other origins that a form, or a redirect after one, may lead to. Chromium holds both to form-action. */
  formTargets?: readonly string[];
  scriptNonce?: string;
  /** The `moreStyle` of the page. */
  moreStyle?: string;
}

/** The content policy of an embedded page: its own style, and forms. */
export const embeddedPolicy = ({ formTargets = [], scriptNonce, moreStyle = '' }: PolicyOptions = {}) =>
  [
    "default-src 'none'",
    `style-src ${inlineStyle(baseStyle + moreStyle).source}`,
    ...(scriptNonce ? [`script-src 'nonce-${scriptNonce}'`] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
