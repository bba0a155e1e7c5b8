import { noEnd, rosterProfessions } from '#shared/candidates/facts';
import type { StoredLetterhead } from '#shared/letterheads/schema';
import { organizationKindNames, type OrganizationKind } from '#shared/organizations/schema';
import { presentedFilePath } from '#shared/presentations/endpoints';
import type { PresentedFacts } from '#shared/presentations/facts';
import { presentationLimits } from '#shared/presentations/schema';
import { product } from '#shared/product/product';
import type { OrganizationRow } from '../../db/schema/organizations';
import type { PresentationRow } from '../../db/schema/presentations';
import { brandPage } from '../../http/pages/brand-page';
import { escapeHtml } from '../../http/pages/web-app';
import type { ListedRow } from './repository';

interface Agency {
  organization: OrganizationRow;
  letterhead: StoredLetterhead;
}

const brandOf = ({ organization: { name }, letterhead: { color, logo } }: Agency) => ({ name, color, logo });

const longDay = (day: Date) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'Asia/Manila',
  }).format(day);

const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const link = (to: string, text: string) => `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;
const siteLink = (site: string) => (/^https?:\/\//i.test(site) ? link(site, site) : escapeHtml(site));

const definitions = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows
    .filter(([, html]) => html !== '')
    .map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`)
    .join('')}</dl>`;

const contactOf = ({ organization: { contact }, letterhead }: Agency) => {
  const { name, email, phone, website } = letterhead.contact;
  // The recruiter's own, or where nothing is given the office's.
  const either = { email: email || contact.email, phone: phone || contact.phone };
  return definitions([
    ['Recruiter', escapeHtml(name)],
    ['Email', either.email && link(`mailto:${encodeURI(either.email)}`, either.email)],
    ['Phone', either.phone && link(`tel:${either.phone.replace(/[^\d+]/g, '')}`, either.phone)],
    ['Website', siteLink(website || contact.website)],
    ['Office', escapeHtml(contact.address)],
  ]);
};

const questions = (agency: Agency) => `<h2>Questions?</h2>
<p>${escapeHtml(agency.organization.name)} answers them.</p>
${contactOf(agency)}`;

const candidateName = ({ name, number }: PresentedFacts) => name || `Candidate ${number}`;

const availabilityOf = ({ availability, availableOn }: PresentedFacts) =>
  ({
    unknown: '',
    available: 'Now',
    from: availableOn ? `From ${shortDay(availableOn)}` : '',
    unavailable: 'Not at present',
  })[availability];

const licenseOf = ({ licensedUntil }: PresentedFacts) => {
  if (!licensedUntil) return '';
  return licensedUntil === noEnd ? 'Does not expire' : shortDay(licensedUntil);
};

const yearsOf = ({ years }: PresentedFacts) => (years === 0 ? '' : years === 1 ? '1 year' : `${years} years`);

const cell = (label: string, text: string) =>
  text === '' ? '<td role="cell"></td>' : `<td role="cell" data-label="${label}">${escapeHtml(text)}</td>`;

const columns = [
  'Candidate',
  'Position',
  'Field',
  'Place',
  'Experience',
  'License valid until',
  'Available',
  'Document',
];

const rowOf = (token: string, { position, facts, fileName }: ListedRow): string => {
  if (!facts) return '';
  const name = candidateName(facts);
  const file = escapeHtml(presentedFilePath(token, String(position)));
  const of = `<span class="hidden"> the document of ${escapeHtml(name)}</span>`;
  const number = facts.name ? `<br><span class="soft">${escapeHtml(facts.number)}</span>` : '';
  return `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(name)}${number}</th>${[
    cell('Position', facts.title),
    cell('Field', rosterProfessions[facts.profession]),
    cell('Place', facts.place),
    cell('Experience', yearsOf(facts)),
    cell('License valid until', licenseOf(facts)),
    cell('Available', availabilityOf(facts)),
  ].join(
    '',
  )}<td role="cell"><div class="actions"><a class="button" href="${file}" target="_blank" rel="noreferrer">Open${of}</a><a class="button plain" href="${file}" download="${escapeHtml(fileName)}">Download${of}</a></div></td></tr>`;
};

const counted = (count: number, one: string, many: (count: number) => string) =>
  count === 0 ? '' : `<p class="notice">${count === 1 ? one : many(count)}</p>`;

const table = (token: string, rows: readonly ListedRow[]) =>
  rows.length === 0
    ? ''
    : `<table role="table"><caption class="hidden">The presented candidates</caption><thead role="rowgroup"><tr role="row">${columns
        .map((name) => `<th scope="col" role="columnheader">${name}</th>`)
        .join(
          '',
        )}</tr></thead><tbody role="rowgroup">${rows.map((row) => rowOf(token, row)).join('\n')}</tbody></table>`;

const made = `Made with <a href="/">${product.name}</a>.`;

/** The presentation as the client sees it. */
export const presentedPage = (
  agency: Agency,
  { token, presentation, rows }: { token: string; presentation: PresentationRow; rows: readonly ListedRow[] },
) => {
  const { client, title, message, chosen, expiresAt } = presentation;
  const ready = rows.filter(({ state, facts }) => state === 'done' && facts);
  const of = (which: ListedRow['state']) => rows.filter(({ state }) => state === which).length;
  const name = escapeHtml(agency.organization.name);
  return brandPage({
    ...brandOf(agency),
    title,
    main: `<h1>${escapeHtml(title)}</h1>
<p class="soft">For ${escapeHtml(client)}, open until ${longDay(expiresAt)}</p>
${message ? `<p class="message">${escapeHtml(message)}</p>` : ''}
${table(token, ready)}
${counted(of('waiting'), 'One document is still being prepared. Reload this page in a minute.', (all) => `${all} documents are still being prepared. Reload this page in a minute.`)}
${counted(of('failed'), 'One document could not be prepared. Ask the recruiter.', (all) => `${all} documents could not be prepared. Ask the recruiter.`)}
${counted(chosen - rows.length, 'One candidate is no longer available.', (all) => `${all} candidates are no longer available.`)}
${questions(agency)}`,
    footer: `<p>${name} sees how often this page was opened and its documents were downloaded, and when it was opened last. Your name and network address are not kept.</p>
<p>These documents are personal data that ${name} shares with you. Use them to consider the candidates, keep them safe, and delete them when you no longer need them.</p>
<p>${made}</p>`,
  });
};

/** What a presentation with a password shows before it. */
export const passwordPage = (agency: Agency, problem?: string) =>
  brandPage({
    ...brandOf(agency),
    title: 'Candidates for you',
    main: `<h1>Candidates for you</h1>
<p>${escapeHtml(agency.organization.name)} protects this page with a password. The recruiter who sent you the link can tell you.</p>
<form method="post">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" required maxlength="${presentationLimits.password.max}"${problem ? ' aria-describedby="problem" aria-invalid="true" autofocus' : ''}>
${problem ? `<p id="problem" role="alert" class="notice">${escapeHtml(problem)}</p>` : ''}
<button>Open</button>
</form>
${questions(agency)}`,
    footer: `<p>${made}</p>`,
  });

// Law: RA 11641 for work abroad; Labor Code, articles 25 to 39, for work in the Philippines.
const agencyCheck =
  'It licenses agencies that send people to work abroad: look for the name in its list of licensed agencies, and for a license that is valid now. An agency for work in the Philippines is licensed by the Department of Labor and Employment (DOLE): ask its regional office.';

/** Where a license that was declared can be looked up, by the kind of agency. */
const checks: Record<OrganizationKind, { where: string; site: string; how: string }> = {
  recruitment: {
    where: 'the Department of Migrant Workers (DMW)',
    site: 'https://dmw.gov.ph',
    how: agencyCheck,
  },
  manpower: {
    where: 'the Department of Migrant Workers (DMW)',
    site: 'https://dmw.gov.ph',
    how: agencyCheck,
  },
  training: {
    where: 'TESDA',
    site: 'https://www.tesda.gov.ph',
    how: 'It registers the technical-vocational programs that a center may offer: look for the center and its programs in the list of registered programs, or ask a TESDA office.',
  },
  school: {
    where: 'the Commission on Higher Education (CHED)',
    site: 'https://ched.gov.ph',
    how: 'It is responsible for colleges and universities: look for the school and its programs there, or ask a CHED regional office. For a basic education school, ask the Department of Education.',
  },
};

/** The public page of an agency. */
export const agencyPage = (agency: Agency) => {
  const { name, kind, licenseNumber } = agency.organization;
  const { where, site, how } = checks[kind];
  const kindName = organizationKindNames[kind];
  return brandPage({
    ...brandOf(agency),
    title: name,
    description: `${name}: ${kindName}${licenseNumber ? `, declared license ${licenseNumber}` : ''}. Contact, and how to check the license.`,
    isIndexed: agency.letterhead.publicPage === 'listed',
    main: `<h1>${escapeHtml(name)}</h1>
<p class="soft">${kindName}</p>
<h2>License</h2>
<p>${licenseNumber ? `<strong>${escapeHtml(licenseNumber)}</strong><br>` : ''}<span class="soft">${licenseNumber ? 'Declared by the agency, not checked by us.' : 'The agency declares no license number here.'}</span></p>
<p class="notice">Check it before you pay or sign anything: ${link(site, where)}. ${how}</p>
<h2>Contact</h2>
${contactOf(agency)}`,
    footer: `<p>${made}</p>`,
  });
};
