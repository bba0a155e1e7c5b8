import { parsedUrl } from '#shared/text/parsed-url';

/** A page where visitors can check a license or certificate themselves. */
export interface VerificationPage {
  /** Who runs it, in a link's text. */
  name: string;
  url: string;
  /** Whether the page is about this one certificate; otherwise the visitor searches it for the owner. */
  isOwn: boolean;
}

/**
 * Issuers with a public register, by the names that owners write. Sources: PRC Online Verification Service
 * (verification.prc.gov.ph); TESDA Registry of Certified Workers (tesda.gov.ph/Rwac, TESDA advisory of June 2023); NBI
 * Clearance Online Verification (clearance.nbi.gov.ph); American Heart Association eCards (ecards.heart.org).
 *
 * A register that has no entry makes an honest owner look like a fraud, so an ambiguous issuer has none: the Philippine Red
 * Cross is also called PRC.
 */
const registers: readonly { name: string; issuer: RegExp; url: string }[] = [
  {
    name: 'PRC',
    issuer: /^\W*prc\W*$|\bprc\b.*\bboard of\b|\bboard of\b.*\bprc\b|professional regulations? commission/i,
    url: 'https://verification.prc.gov.ph/',
  },
  {
    name: 'TESDA',
    issuer: /\btesda\b|technical education (and|&) skills development/i,
    url: 'https://www.tesda.gov.ph/Rwac',
  },
  {
    name: 'the NBI',
    issuer: /\bnbi\b|national bureau of investigation/i,
    url: 'https://clearance.nbi.gov.ph/',
  },
  {
    name: 'the American Heart Association',
    issuer: /american heart association/i,
    url: 'https://ecards.heart.org/',
  },
];

/** Others than the register's own authority, such as 'PRC-accredited CPD provider'. */
const otherIssuer = /red cross|accredited|recogni[sz]ed|approved|registered/i;

const hasRegister = (issuer: string, register: (typeof registers)[number]) =>
  register.issuer.test(issuer) && !otherIssuer.test(issuer);

/** Issuers whose certificates have a page of their own, by its host. */
const certificateHosts: Record<string, string> = {
  'credly.com': 'Credly',
  'coursera.org': 'Coursera',
  'credential.net': 'Accredible',
  'accredible.com': 'Accredible',
  'edx.org': 'edX',
  'udemy.com': 'Udemy',
  'linkedin.com': 'LinkedIn',
  'learn.microsoft.com': 'Microsoft Learn',
  'certmetrics.com': 'CertMetrics',
  'hackerrank.com': 'HackerRank',
  'freecodecamp.org': 'freeCodeCamp',
  'skillshop.exceedlms.com': 'Google Skillshop',
};

const isOnHost = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`);

/**
 * Where visitors can check a certificate: at the owner's link, and in the issuer's register if it has one. A credential and
 * its license can name different issuers; the first with a register counts.
 */
export const verificationPages = ({
  issuers,
  link,
}: {
  issuers: readonly string[];
  link: string;
}): VerificationPage[] => {
  const pages: VerificationPage[] = [];
  const address = parsedUrl(link.trim());
  if (address && /^https?:$/.test(address.protocol)) {
    const known = Object.entries(certificateHosts).find(
      // Only https shows that the page comes from that host.
      ([host]) => address.protocol === 'https:' && isOnHost(address.hostname, host),
    );
    const name = known?.[1] ?? address.hostname.replace(/^www\./, '');
    pages.push({ name, url: address.href, isOwn: true });
  }
  const register = issuers
    .map((issuer) => registers.find((candidate) => hasRegister(issuer, candidate)))
    .find(Boolean);
  if (register && pages[0]?.url !== register.url) {
    pages.push({ name: register.name, url: register.url, isOwn: false });
  }
  return pages;
};
