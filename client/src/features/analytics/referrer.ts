/** The referrer's label: the origin's host without 'www.', 'Direct' without a referrer, 'Other' for the rest. */
export const referrerName = (referrer: string | null) => {
  if (referrer === 'other') return 'Other';
  return referrer !== null && URL.canParse(referrer)
    ? new URL(referrer).host.replace(/^www\./, '')
    : 'Direct';
};
