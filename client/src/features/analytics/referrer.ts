/** Where a visitor came from: the host of an origin without 'www.', 'Direct' where from no page, 'Other' of what is left. */
export const referrerName = (referrer: string | null) => {
  if (referrer === 'other') return 'Other';
  return referrer !== null && URL.canParse(referrer)
    ? new URL(referrer).host.replace(/^www\./, '')
    : 'Direct';
};
