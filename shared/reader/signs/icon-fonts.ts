import { bulletSign } from '#shared/text/lists';

/** Fonts of pictures. Symbol is none: it has the letters of formulas, too. */
const iconFont =
  /wingdings|webdings|dingbats|awesome|material(?:-|\s)?(?:icons|symbols)|icomoon|ionicons|fontello|glyphicons|academicons|octicons|remixicon|typicons|entypo|simple-?line-?icons|themify|devicon|phosphor|iconfont|bootstrap-?icons/i;

/** The bullets of Wingdings by their codes, whatever letter a file takes them for. */
const wingdingsBullets = 'l§¨·ØüvqnFw\uf06c\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc\uf076\uf071\uf06e\uf046\uf077';

export const isIconFont = (name: string): boolean => iconFont.test(name);

/** The text of a run in such a font: a bullet, or nothing, as its letters are pictures. */
export const textOfIcons = (text: string, fontName: string): string => {
  const sign = text.trim();
  if (bulletSign.test(sign) && !/^[§o*–—-]$/.test(sign)) return text;
  return sign.length === 1 && /wingdings/i.test(fontName) && wingdingsBullets.includes(sign) ? '•' : '';
};
