import { isDate } from '#shared/text/dates';

// Parts of addresses have the lengths that the standards allow: without them a long line takes seconds.
export const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,6}\.\p{L}{2,24}/u;
const phone = /(?<![\d/])(?:\(\+(?=\d{1,3}\))|\+|\(|\b0|\b)\(?\d[\d\s().–-]{5,18}\d(?![\d/])/;
export const url =
  /\b(?:https?:\/\/|www\.)[^\s,;|<>]+|\b[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,6}\.(?:com|net|org|ph|io|dev|me|co|info|app|edu|gov|biz|tech|site|online|example|us|uk|eu|xyz|page|design)(?:\/[^\s,;|<>]*)?(?![\p{L}\d@])|\b\p{L}[\p{L}\d-]{0,62}(?:\.[\p{L}\d-]{1,63}){0,6}:\d{2,5}\/[^\s,;|<>]*/iu;
export const profiles =
  /linkedin|github|gitlab|facebook|fb\.com|twitter|x\.com|instagram|behance|dribbble|medium\.com|stackoverflow|kaggle|youtube|tiktok|jobstreet|onlinejobs|orcid|researchgate|scholar\.google|\/profile\//i;
export const isProfile = (address: string) => /^https?:/.test(address) && profiles.test(address);
export const label =
  /^(?:e-?mail|phone|mobile|cell(?:phone)?|tel(?:ephone)?|contact(?: no| number)?|(?:(?:home|present|current|permanent|city|provincial|residential|mailing) )?address|location|home(?=\s*:)|website|web|portfolio|linkedin|github|tirahan|telepono|numero)\.?\s*[:–-]?\s*/i;

/** The phone number in a text. */
export const phoneIn = (text: string): string | undefined =>
  isPhone(text) ? balanced(phone.exec(text.replace(url, ' '))?.[0].trim() ?? '') : undefined;

/** Without a bracket that has no other. */
const balanced = (text: string) => (/^\([^)]*$/.test(text) ? text.slice(1) : text);

export const isPhone = (text: string) => {
  const found = phone.exec(text.replace(url, ' '))?.[0];
  const digits = found?.replace(/\D/g, '').length ?? 0;
  return (
    digits >= 7 &&
    digits <= 15 &&
    !isDate(text) &&
    !/^(?:19|20)\d\d\s*[–-]\s*(?:19|20)\d\d$/.test(found?.trim() ?? '')
  );
};

const titleLabels =
  '(?:position|designation)(?: (?:applied(?: for)?|desired|sought))?|(?:desired|applied|preferred) (?:position|employment|job)|(?:job )?applied for|applying for|posisyong? (?:inaaplayan|inaaplyan|nais)|rank (?:applied(?: for)?|desired)';
/** In a cell of its own. */
export const titleLabel = new RegExp(`^(?:${titleLabels})\\s*[:–-]?$`, 'i');
export const titleLabelBefore = new RegExp(`^(?:${titleLabels})\\s*[:–-]\\s*`, 'i');

const ownAddress = /[\w.+-]{3,64}(?=@)|linkedin\.com\/in\/[\w%-]{3,100}/g;

/** What addresses say of the name of who has them, in small letters. */
export const ownAddresses = (lines: readonly { text: string }[]): string =>
  lines
    .flatMap(({ text }) => text.match(ownAddress) ?? [])
    .join(' ')
    .toLowerCase();
