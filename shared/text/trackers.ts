/** What programs add to addresses to know where a click came from. */
const tracker =
  /^(?:utm_\w+|trk|trkInfo|trackingId|lipi|licu|refId|jobid|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_cid|mc_eid|yclid|_hsenc|_hsmi|vero_id|mkt_tok)$/i;

/** An address without what only follows its visitors. */
export const withoutTrackers = (url: string): string => {
  const [, start = url, query, rest = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(url) ?? [];
  if (query === undefined) return url;
  const kept = query.split('&').filter((part) => !tracker.test(part.split('=')[0] ?? ''));
  return start + (kept.length > 0 ? `?${kept.join('&')}` : '') + rest;
};
