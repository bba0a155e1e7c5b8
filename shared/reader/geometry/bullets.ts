/** Signs that are bullets wherever they begin a text. */
export const bulletCharacters = '•▪●○◦➢➤►▸▶▷✓✔‣■□▫◾◼◻◆◇❖❑❏☐⬤⚫➔→»›⁃∙✦';

/** A bullet by itself: also what is a dash, a star or a letter elsewhere. */
export const bulletSign = new RegExp(`^[${bulletCharacters}–—*·o-]$`);

/** A bullet in front of a text: ambiguous signs need a space. */
export const bulletStart = new RegExp(`^(?:[${bulletCharacters}]\\s*|[–—*·o-]\\s+)(?=\\S)`);

const leadingBullet = new RegExp(`^(?:[${bulletCharacters}]\\s*|[–—*·o-](?:\\s+|$))`);

export const withoutBullet = (text: string) => text.replace(leadingBullet, '');

/** Where the fonts Symbol and Wingdings have their bullets, as word processors write them. */
const symbolBullet = /^\s*[\uf0b7\uf0a7\uf0a8\uf0d8\uf0fc\uf076\uf071\uf06c\uf06e](?=\s|$)/;

export const withPlainBullet = (text: string) => text.replace(symbolBullet, '•');
