/** Whether a person may be sent there to pay: over https, or on our own origin, where the embedded sandbox is. */
export const mayFollow = (address: string, ownOrigin = window.location.origin): boolean => {
  try {
    const url = new URL(address, ownOrigin);
    return url.protocol === 'https:' || url.origin === ownOrigin;
  } catch {
    return false;
  }
};
