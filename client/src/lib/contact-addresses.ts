/** What an email address is linked to; undefined for other text. */
export const mailAddress = (email: string) => {
  const address = email.trim();
  return /^[^\s@]+@[^\s@]+$/.test(address)
    ? // A question mark would start headers such as bcc.
      `mailto:${encodeURIComponent(address).replace('%40', '@')}`
    : undefined;
};

/** What a phone number is linked to; undefined for other text. */
export const phoneAddress = (phone: string) => {
  const number = phone.replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : undefined;
};
