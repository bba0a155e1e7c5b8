/** Letters and digits, lower case. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#%₱]/gu, '');

/** Words that a file adds to the content of a field. */
const labelWords = new Set(['grade', 'gpa', 'score', 'courses', 'highlights', 'keywords']);
export const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#%]+/gu) ?? []
  ).filter((word) => !labelWords.has(word));

/** The text of a file, to know what of a resume it shows. */
export class Shown {
  readonly texts: readonly string[];
  readonly links: string;

  constructor(texts: readonly string[], links: readonly string[] = []) {
    this.texts = texts.map(plain);
    this.links = plain(links.join(' '));
  }

  has(text: string | undefined): text is string {
    if (text === undefined || plain(text) === '') return false;
    return this.texts.some((shown) => shown.includes(plain(text)));
  }

  hasLink(text: string | undefined): text is string {
    return text !== undefined && plain(text) !== '' && (this.has(text) || this.links.includes(plain(text)));
  }

  /** Whether `text` is shown within a few lines of `near`. */
  hasNear(near: string | undefined, text: string): boolean {
    if (near === undefined || plain(near) === '') return false;
    const reach = 250;
    return this.texts.some((shown) => {
      for (let at = shown.indexOf(plain(near)); at >= 0; at = shown.indexOf(plain(near), at + 1))
        if (shown.slice(Math.max(0, at - reach), at + plain(near).length + reach).includes(text)) return true;
      return false;
    });
  }
}
