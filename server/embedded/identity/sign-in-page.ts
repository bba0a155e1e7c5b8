import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { escapeHtml } from '../../http/pages/web-app';
import { embeddedPage as page } from '../embedded-page';

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
<p class="quiet">This is the built-in sign-in for trying ${product.name} on this computer: any email works, and you need no password.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" autocomplete="email" autofocus required value="${escapeHtml(values.email ?? '')}">
  <div class="pair">
    <div>
      <label for="firstName">First name</label>
      <input id="firstName" name="firstName" autocomplete="given-name" value="${escapeHtml(values.firstName ?? '')}">
    </div>
    <div>
      <label for="lastName">Last name</label>
      <input id="lastName" name="lastName" autocomplete="family-name" value="${escapeHtml(values.lastName ?? '')}">
    </div>
  </div>
  <button class="primary">Sign in</button>
</form>
<p class="quiet">By continuing you agree to the <a href="${pages.terms}">Terms of Service</a>. The <a href="${pages.privacy}">Privacy Notice</a> says what happens to your data.</p>
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
