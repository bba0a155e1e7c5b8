import { analyticsWords } from './words';

/** Sites by the ends of their hosts, as the people of the Philippines know them: apps send people by hosts of their own. */
const sites: readonly [name: string, hosts: readonly string[]][] = [
  ['Facebook', ['facebook.com', 'fb.com', 'fb.me']],
  ['Messenger', ['messenger.com', 'm.me']],
  ['Instagram', ['instagram.com']],
  ['TikTok', ['tiktok.com']],
  ['Viber', ['viber.com']],
  ['WhatsApp', ['whatsapp.com', 'wa.me']],
  ['Telegram', ['telegram.org', 't.me']],
  ['X', ['twitter.com', 'x.com', 't.co']],
  ['YouTube', ['youtube.com', 'youtu.be']],
  ['LinkedIn', ['linkedin.com', 'lnkd.in']],
  ['JobStreet', ['jobstreet.com', 'jobstreet.com.ph']],
  ['Indeed', ['indeed.com']],
  ['Google', ['google.com', 'google.com.ph']],
  ['Bing', ['bing.com']],
];

const siteAt = (host: string) =>
  sites.find(([, hosts]) => hosts.some((end) => host === end || host.endsWith(`.${end}`)))?.[0];

/**
 * The referrer's label: the site's name if it is a known one, else its host without 'www.'; 'Direct' without a referrer, 'Other'
 * for the rest.
 */
export const referrerName = (referrer: string | null) => {
  if (referrer === 'other') return analyticsWords.otherReferrer;
  if (referrer === null || !URL.canParse(referrer)) return analyticsWords.noReferrer;
  const { hostname, host } = new URL(referrer);
  return siteAt(hostname) ?? host.replace(/^www\./, '');
};

/** Views by the referrers' labels, most first: several hosts of one site are one line. */
export const viewsByName = (referrers: readonly { referrer: string | null; views: number }[]) => {
  const views = new Map<string, number>();
  for (const { referrer, views: count } of referrers) {
    const name = referrerName(referrer);
    views.set(name, (views.get(name) ?? 0) + count);
  }
  return [...views].map(([name, count]) => ({ name, views: count })).sort((a, b) => b.views - a.views);
};
