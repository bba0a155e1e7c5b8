// A hyphen as keyboards, word processors and web pages write it.
const yearRange = /^\s*(\d{4})\s*(?:[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+|to|until)\s*(\d{4})\s*$/i;

/** '2021 – 2025' and '2021 to 2025' become '2021-2025'; any other text stays as it is. */
export const normalizeYears = (typed: string) => typed.replace(yearRange, '$1-$2');

/**
 * Removes invisible characters, such as the direction marks of a number copied from a contact list, and writes dots,
 * slashes and dash variants as hyphens. What has other characters than those of a phone number stays as it is.
 */
export const normalizePhone = (typed: string) => {
  const normal = typed.replace(/\p{Cf}/gu, '').replace(/[./\p{Pd}\u2212]/gu, '-');
  return /^[+\d\s\-()]*$/.test(normal) ? normal : typed;
};

// A host name with a top-level domain, perhaps with a port and a path; nothing with a scheme or an '@' before the path.
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** 'facebook.com/ana' becomes 'https://facebook.com/ana'; what has a scheme or is no address stays as it is. */
export const normalizeWebsite = (typed: string) => {
  const text = typed.trim();
  return text.length <= 2000 && bareAddress.test(text) ? `https://${text}` : typed;
};
