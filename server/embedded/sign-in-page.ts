import { product } from '#shared/product';
import { escapeHtml } from '../http/web-app';

export interface SamplePerson {
  email: string;
  firstName: string;
  lastName: string;
  about: string;
}

interface Form {
  action: string;
  people: readonly SamplePerson[];
  values?: { email?: string; firstName?: string; lastName?: string };
  problem?: string;
}

/** The embedded provider's sign-in page: one real form, and one-click sample people. It works without JavaScript. */
export const signInPage = ({ action, people, values = {}, problem }: Form) =>
  page(
    `Sign in to ${product.name}`,
    `
<h1>Sign in to ${product.name}</h1>
<p class="quiet">This is the built-in sign-in for trying ${product.name} on this computer: any email is accepted and no password is asked.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(values.email ?? '')}">
  <div class="pair">
    <div>
      <label for="firstName">First name</label>
      <input id="firstName" name="firstName" autocomplete="given-name" maxlength="50" value="${escapeHtml(values.firstName ?? '')}">
    </div>
    <div>
      <label for="lastName">Last name</label>
      <input id="lastName" name="lastName" autocomplete="family-name" maxlength="50" value="${escapeHtml(values.lastName ?? '')}">
    </div>
  </div>
  <button class="primary">Sign in</button>
</form>
<h2>Or look around as a sample person</h2>
${people
  .map(
    (person) => `<form method="post" action="${escapeHtml(action)}">
  <input type="hidden" name="email" value="${escapeHtml(person.email)}">
  <input type="hidden" name="firstName" value="${escapeHtml(person.firstName)}">
  <input type="hidden" name="lastName" value="${escapeHtml(person.lastName)}">
  <button class="person"><strong>${escapeHtml(`${person.firstName} ${person.lastName}`.trim())}</strong> <span>${escapeHtml(person.about)}</span></button>
</form>`,
  )
  .join('\n')}`,
  );

/** Asks nothing: the person chose to sign out a moment ago. The button serves browsers that run no scripts. */
export const signOutPage = (form: string, nonce: string) =>
  page(
    'Signing out',
    `<h1>Signing out…</h1>
${form.replace('</form>', '<input type="hidden" name="logout" value="yes"><button class="primary">Continue</button></form>')}
<script nonce="${nonce}">document.getElementById('op.logoutForm').submit()</script>`,
  );

export const signInProblemPage = (problem: string) =>
  page(
    'Sign-in did not finish',
    `<h1>Sign-in did not finish</h1><p>${escapeHtml(problem)}</p><p><a href="/api/login">Try signing in again</a></p>`,
  );

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; --line: #cbd5e1; --field: #64748b; --quiet: #475569; --primary: #1d4ed8; --ground: #f8fafc; --card: #fff; --text: #0f172a; --bad: #b91c1c }
  @media (prefers-color-scheme: dark) { :root { --line: #334155; --field: #64748b; --quiet: #a3b1c6; --ground: #0b1120; --card: #111a2e; --text: #e2e8f0; --bad: #fca5a5 } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 28rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 24px }
  h1 { font-size: 24px; line-height: 1.2; margin: 0 0 8px }
  h2 { font-size: 16px; margin: 24px 0 8px }
  label { display: block; font-size: 14px; font-weight: 600; margin: 12px 0 4px }
  input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; background: transparent; color: inherit; font: inherit }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  button { width: 100%; min-height: 44px; padding: 8px 12px; border-radius: 8px; font: inherit; cursor: pointer }
  .primary { margin-top: 16px; border: 0; background: var(--primary); color: #fff; font-weight: 600 }
  .person { margin-top: 8px; text-align: left; border: 1px solid var(--line); background: transparent; color: inherit }
  .person span, .quiet { color: var(--quiet); font-size: 14px }
  .person span { display: block }
  .problem { color: var(--bad); font-weight: 600 }
  :focus-visible { outline: 2px solid var(--primary); outline-offset: 2px }
</style>
</head>
<body><main>${body}</main></body>
</html>
`;
