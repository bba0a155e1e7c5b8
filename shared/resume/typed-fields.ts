import { parseDuration } from '#shared/text/duration';
import { ambiguousDay } from '#shared/text/partial-date';

// A hyphen as keyboards, word processors and web pages write it.
const yearRange = /^\s*(\d{4})\s*(?:[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+|to|until)\s*(\d{4})\s*$/i;

/** '2021 – 2025' and '2021 to 2025' become '2021-2025'; any other text stays as it is. */
export const normalizeYears = (typed: string) => typed.replace(yearRange, '$1-$2');

const label = /^(?:class of|batch|grad(?:uated|uation)?\.?|finished|expected|s\.? ?y\.?|a\.? ?y\.?)[ :]+/i;
const shortRange = /^(\d\d)(\d\d) ?[-/\u2010-\u2015\u2212] ?(?:\1)?(\d\d)$/;

/**
 * The years that were typed for a school, which has no months: '2021-2025' of 'S.Y. 2021-25' and 'Jun 2021 to Apr 2025'. What
 * goes on stays as it was typed: years have no way to say it.
 */
export const typedYears = (typed: string) => {
  const text = normalizeYears(typed.trim().replace(label, ''));
  const [, century = '', first = '', last = ''] = shortRange.exec(text) ?? [];
  if (last > first) return `${century}${first}-${century}${last}`;
  if (/^\d{4}(?:-\d{4})?$/.test(text)) return text;
  const { from, to } = parseDuration(ambiguousDay(text)?.['month-first'] ?? text) ?? {};
  if (!from || !to || to === 'present') return typed;
  return [...new Set([from.year, to.year])].filter((year) => year !== undefined).join('-') || typed;
};

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
