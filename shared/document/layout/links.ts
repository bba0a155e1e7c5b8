const followable = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The URL if it is safe, else undefined: a PDF viewer would open `javascript:` and `file:` URLs. */
export const safeLink = (address: string): string | undefined => {
  // Most entries have none, and throwing at each of them took a sixth of a keystroke's time.
  if (address === '') return undefined;
  try {
    const url = new URL(address);
    return followable.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
};

export const emailLink = (email: string) =>
  /^[^\s@]+@[^\s@]+$/.test(email)
    ? safeLink(`mailto:${encodeURI(email).replace(/[?&#]/g, encodeURIComponent)}`)
    : undefined;

export const phoneLink = (phone: string) => {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length >= 7 ? safeLink(`tel:${digits}`) : undefined;
};
