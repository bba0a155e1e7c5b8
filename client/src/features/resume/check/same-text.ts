/** The same words, whatever the case, dashes, list signs and spaces. */
export const sameText = (a: string, b: string) => plain(a) === plain(b);

/** Whether a link is this address, in its text or behind it. */
export const isAddress = ({ text, url = '' }: { text: string; url?: string }, address: string) =>
  sameText(text, address) || sameText(url, address);

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
    .replace(/^[ \t]*(?:[•▪●○◦➢➤►▸✓✔‣■□*·]|[-–—](?=\s))[ \t]*/gmu, '')
    .replace(/[‐-―−~]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, '')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
