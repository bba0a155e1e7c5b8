import { expect, test } from 'vitest';
import { verificationPages } from './issuer-verification';

const pagesOf = (issuer: string, link = '') => verificationPages({ issuers: [issuer], link });
const prc = { name: 'PRC', url: 'https://verification.prc.gov.ph/', isOwn: false };

test.each([
  ['PRC', 'https://verification.prc.gov.ph/'],
  ['Professional Regulation Commission (PRC)', 'https://verification.prc.gov.ph/'],
  ['PRC – Board of Nursing', 'https://verification.prc.gov.ph/'],
  ['professional regulation commission', 'https://verification.prc.gov.ph/'],
  ['TESDA', 'https://www.tesda.gov.ph/Rwac'],
  ['Technical Education and Skills Development Authority', 'https://www.tesda.gov.ph/Rwac'],
  ['National Bureau of Investigation', 'https://clearance.nbi.gov.ph/'],
  ['American Heart Association', 'https://ecards.heart.org/'],
])('%s has a register', (issuer, url) => {
  expect(pagesOf(issuer)).toEqual([expect.objectContaining({ url, isOwn: false })]);
});

test.each([
  '',
  'Aprc Trading',
  'Cebu Normal University',
  'Philippine Red Cross (PRC)',
  'PRC Cebu Chapter',
  'PRC-accredited CPD provider',
  'Professional Regulation Commission accredited CPD provider',
  'TESDA Accredited Assessment Center',
  'TESDA-registered training center',
])('%s has none', (issuer) => {
  expect(pagesOf(issuer)).toEqual([]);
});

test.each([
  ['https://www.credly.com/badges/1', 'Credly'],
  ['https://coursera.org/verify/ABC', 'Coursera'],
  ['https://credentials.edx.org/credentials/1', 'edX'],
  // Others can pretend to be a known host only by name.
  ['https://credly.com.example.org/1', 'credly.com.example.org'],
  ['https://notcredly.com/1', 'notcredly.com'],
  ['http://www.credly.com/1', 'credly.com'],
])('the page %s is named %s', (link, name) => {
  expect(pagesOf('', link)).toEqual([{ name, url: link, isOwn: true }]);
});

test('of two issuers, the first with a register counts', () => {
  expect(verificationPages({ issuers: ['Board of Nursing', 'PRC'], link: '' })).toEqual([prc]);
  expect(verificationPages({ issuers: ['Board of Nursing', ''], link: '' })).toEqual([]);
});

test("an owner's link does not take the place of the issuer's register", () => {
  expect(pagesOf('PRC', 'https://prc.example.org/me')).toEqual([
    { name: 'prc.example.org', url: 'https://prc.example.org/me', isOwn: true },
    prc,
  ]);
  expect(pagesOf('PRC', prc.url)).toEqual([expect.objectContaining({ url: prc.url })]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])('%s is no page', (link) => {
  expect(pagesOf('PRC', link)).toEqual([prc]);
});
