/** Whether a checkout URL is allowed: https, or our own origin, which serves the embedded sandbox. */
export const mayFollow = (address: string, ownOrigin = window.location.origin): boolean => {
  try {
    const url = new URL(address, ownOrigin);
    return url.protocol === 'https:' || url.origin === ownOrigin;
  } catch {
    return false;
  }
};
