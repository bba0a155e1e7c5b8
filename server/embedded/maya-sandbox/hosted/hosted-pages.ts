import { product } from '#shared/product/product';
import { escapeHtml } from '../../../http/pages/web-app';
import { embeddedPage, embeddedPolicy } from '../../embedded-page';
import { sandboxCards, sandboxWallet, schemeOf } from '../cards';
import { hostedPath, hostedStep } from '../paths';
import type { CheckoutRecord } from '../records';

type FieldName = 'cardNumber' | 'expiry' | 'cvv' | 'walletNumber' | 'walletPassword' | 'password';

/** What the person typed, and what is wrong with it. */
export interface Typed {
  values?: Partial<Record<FieldName, string>>;
  problem?: { field: FieldName; text: string };
}

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});

const moreStyle = `  main > .sandbox { margin: -24px -24px 20px; padding: 8px 24px; border-radius: 11px 11px 0 0; background: #f5b301; color: #0f172a; font-weight: 600 }
  dl { margin: 16px 0 8px; border-block: 1px solid var(--line); padding: 8px 0 }
  dl div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0 }
  dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
  .fills { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 8px }
  .fills form { display: flex }
  .pair { align-items: end }
  .other { margin-top: 8px; border: 1px solid var(--field); background: transparent; color: inherit }
  [aria-invalid] { border-color: var(--bad) }
  a.next { display: block; margin-top: 16px; padding: 10px 12px; border-radius: 8px; background: var(--primary); color: #fff; font-weight: 600; text-align: center; text-decoration: none }
  h1 { overflow-wrap: anywhere }
`;

const page = (title: string, body: string) =>
  embeddedPage(
    `${title} | ${product.name} payment sandbox`,
    `<p class="sandbox">Sandbox: no real money</p>\n<h1>${title}</h1>\n${body}`,
    moreStyle,
  );

/** Forms may lead back to the `shops`, by the redirect after them. */
export const hostedPolicy = (shops: readonly string[]) => embeddedPolicy({ formTargets: shops, moreStyle });

const amountOf = ({ amountCentavos }: CheckoutRecord) => peso.format(amountCentavos / 100);

interface Field {
  name: FieldName;
  label: string;
  attributes: string;
}

const field = ({ name, label, attributes }: Field, { values, problem }: Typed) => {
  const wrong = problem?.field === name;
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes} value="${escapeHtml(values?.[name] ?? '')}"${wrong ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
${wrong ? `<p class="problem" role="alert" id="${name}-problem">${escapeHtml(problem.text)}</p>` : ''}`;
};

const summary = (checkout: CheckoutRecord) => `<dl>
${checkout.items.map(({ name, totalAmount }) => `<div><dt>${escapeHtml(name)}</dt><dd>${peso.format(Number(totalAmount.value))}</dd></div>`).join('\n')}
<div><dt><strong>Total</strong></dt><dd><strong>${amountOf(checkout)}</strong></dd></div>
<div><dt class="quiet">Reference</dt><dd class="quiet">${escapeHtml(checkout.referenceNumber)}</dd></div>
</dl>`;

const schemeNames = { visa: 'Visa', 'master-card': 'Mastercard', jcb: 'JCB' };

const fillButtons = (checkout: CheckoutRecord) =>
  sandboxCards
    .map(({ number, password }) => {
      const last4 = number.slice(-4);
      return `<form method="get" action="${hostedPath}"><input type="hidden" name="id" value="${escapeHtml(checkout.id)}"><input type="hidden" name="fill" value="${last4}"><button class="person"><strong>${schemeNames[schemeOf(number)]} ${last4}</strong> <span>${password ? 'asks for a password' : 'no password'}</span></button></form>`;
    })
    .join('\n');

/** The first page: what is paid for, and every way in which it can end. */
export const paymentPage = (checkout: CheckoutRecord, typed: Typed = {}, note = '') =>
  page(
    `Pay ${amountOf(checkout)}`,
    `${note && `<p class="problem" role="status">${escapeHtml(note)}</p>`}
${summary(checkout)}
<h2>Card</h2>
<p class="quiet">These cards work here. One click fills in the form; any other card is declined.</p>
<div class="fills">${fillButtons(checkout)}</div>
<form method="post" action="${hostedStep(checkout.id, 'card')}">
${field({ name: 'cardNumber', label: 'Card number', attributes: 'inputmode="numeric" autocomplete="off" maxlength="23"' }, typed)}
<div class="pair">
<div>${field({ name: 'expiry', label: 'Expiry (MM/YYYY)', attributes: 'inputmode="numeric" autocomplete="off" maxlength="7" placeholder="12/2030"' }, typed)}</div>
<div>${field({ name: 'cvv', label: 'CVV', attributes: 'inputmode="numeric" autocomplete="off" maxlength="4"' }, typed)}</div>
</div>
<button class="primary">Pay ${amountOf(checkout)} by card</button>
</form>
<h2>Maya wallet</h2>
<form method="get" action="${hostedPath}"><input type="hidden" name="id" value="${escapeHtml(checkout.id)}"><input type="hidden" name="fill" value="wallet"><button class="person"><strong>Fill in the sandbox wallet</strong> <span>${sandboxWallet.number}</span></button></form>
<form method="post" action="${hostedStep(checkout.id, 'wallet')}">
${field({ name: 'walletNumber', label: 'Mobile number', attributes: 'inputmode="tel" autocomplete="off" maxlength="16"' }, typed)}
${field({ name: 'walletPassword', label: 'Wallet password', attributes: 'type="password" autocomplete="off" maxlength="64"' }, typed)}
<button class="primary">Pay ${amountOf(checkout)} by wallet</button>
</form>
<h2>Or see what happens otherwise</h2>
${ending(checkout, 'decline', 'Decline the payment')}
${ending(checkout, 'cancel', 'Cancel and go back')}
${ending(checkout, 'close', 'Close this page without paying')}`,
  );

const ending = (checkout: CheckoutRecord, step: string, label: string) =>
  `<form method="post" action="${hostedStep(checkout.id, step)}"><button class="other">${label}</button></form>`;

/** The bank's or the wallet's own question in the middle of a payment, with the answer that this sandbox takes. */
export const authenticationPage = (
  checkout: CheckoutRecord,
  { by, answer }: { by: 'card' | 'wallet'; answer: string },
  typed: Typed = {},
) => {
  const [title, label] =
    by === 'card'
      ? ['Your bank wants to be sure', '3-D Secure password']
      : ['Your wallet wants to be sure', 'One-time PIN'];
  return page(
    title,
    `${summary(checkout)}
<p class="quiet">In this sandbox it is <strong>${escapeHtml(answer)}</strong>.</p>
<form method="post" action="${hostedStep(checkout.id, 'authenticate')}">
${field({ name: 'password', label, attributes: 'autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64"' }, typed)}
<button class="primary">Confirm ${amountOf(checkout)}</button>
</form>
<form method="post" action="${hostedStep(checkout.id, 'fail-authentication')}"><button class="other">Fail this check</button></form>`,
  );
};

/** For a finished checkout that is opened again, or without a return address. */
export const endPage = (title: string, text: string, next?: { label: string; to: string | undefined }) =>
  page(
    title,
    `<p>${escapeHtml(text)}</p>${next?.to ? `<a class="next" href="${escapeHtml(next.to)}">${escapeHtml(next.label)}</a>` : ''}`,
  );

/** Nothing has happened, as when the user closes the tab. */
export const closedPage = (checkout: CheckoutRecord, shop: string | undefined) =>
  page(
    'You closed the payment page',
    `<p>Nothing was paid. The payment stays open until ${time.format(checkout.expiresAt)}, Manila time.</p>
<a class="next" href="${hostedStep(checkout.id)}">Go on paying</a>
${shop ? `<p><a href="${escapeHtml(shop)}">Back to the shop</a></p>` : ''}`,
  );
