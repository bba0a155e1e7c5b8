export const emailLink = (email: string) =>
  /^[^\s@]+@[^\s@]+$/.test(email)
    ? `mailto:${encodeURI(email).replace(/[?&#]/g, encodeURIComponent)}`
    : undefined;

export const phoneLink = (phone: string) => {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length >= 7 ? `tel:${digits}` : undefined;
};
