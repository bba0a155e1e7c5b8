/*
 * Signs without a shape: zero-width spaces, soft hyphens, tags, fillers, and those that turn the direction of the text around
 * them, so that one name looks like another or like the words beside it. Unicode calls them default ignorable code points.
 */
const shapeless = String.raw`[\p{Default_Ignorable_Code_Point}\u0080-\u009f\ufff9-\ufffb]`;

// They keep their meaning where a script or an emoji needs them.
const withoutJoining = String.raw`\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}\p{scx=Zinh}\p{scx=Zyyy}`;
const joining = String.raw`(?![${withoutJoining}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}]`;
// Composing a text reorders its marks.
const marks = String.raw`(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*`;
const joiner = String.raw`[\u200d\u200c\u180e]`;
const pictograph = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?`;
const variable = String.raw`(?:[\p{Emoji}\p{Extended_Pictographic}\p{Sm}]|(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{Default_Ignorable_Code_Point}])\p{L})`;
const selector = String.raw`[\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]`;
// The sign comes first in each: nothing looks behind where there is none.
const meaningful = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{2,6}\u{e007f}`,
  `${joiner}(?<=${joining}${marks}${joiner})`,
  `${joiner}(?=${marks}${joining})`,
  String.raw`\u200d(?<=${pictograph}\u200d)(?=\p{Extended_Pictographic})`,
  `${selector}(?<=${variable}${selector})`,
  // Before a mark, which it keeps in its place.
  String.raw`\u034f(?=(?!\p{Default_Ignorable_Code_Point})\p{M})`,
].join('|');

const invisible = new RegExp(`(${meaningful})|${shapeless}`, 'gu');
const invisibleButMarks = new RegExp(String.raw`(${meaningful}|[\u200e\u200f\u061c])|${shapeless}`, 'gu');

const kept = (_sign: string, meaning = '') => meaning;

/** The text as it is seen. Joiners in Arabic, Hindi and emoji and variation selectors behind what varies stay. */
export const withoutInvisible = (text: string) => text.replace(invisible, kept);

/** The same for text of several lines, in which Arabic and Hebrew are written with direction marks. */
export const withDirectionMarks = (text: string) => text.replace(invisibleButMarks, kept);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for a place in other text that has no markup: a title, a subject, a message. Written from right to left, it is
 * isolated (FSI, PDI), so that the words beside it stay in their order. Markup has `<bdi>`.
 */
export const isolated = (name: string) => {
  const seen = withoutInvisible(name);
  return rightToLeft.test(seen) ? `\u2068${seen}\u2069` : seen;
};
