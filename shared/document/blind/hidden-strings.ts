import { composed } from '#shared/text/plain-text';

/** What a blind document may not say about a candidate. */
export const hiddenKinds = [
  'name',
  'email',
  'phone',
  'link',
  'address',
  'employer',
  'reference',
  'license number',
  'particular',
] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

/**
 * One text to look for: folded to letters and digits alone, so that case, accents, hyphens, spaces and line breaks make no
 * difference. A `whole` one does not begin or end within a word.
 */
export interface HiddenString {
  kind: HiddenKind;
  folded: string;
  whole: boolean;
}

/** A place in a text, from its `from`th UTF-16 unit up to `to`. */
export interface Found {
  kind: HiddenKind;
  from: number;
  to: number;
}

const undecomposed: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

/** Each letter of the first line reads as the one below it. */
const pairs = (alike: string, plain: string) => {
  const letters = [...plain];
  return [...alike].map((letter, index): [string, string] => [letter, letters[index] ?? letter]);
};

// Capitals that have another shape than their small letters come first. Letters of full width and of formulas decompose.
const alike = new Map([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('αβεηικνορτυχω', 'abenikvoptuxw'),
  ...pairs('АВЕКМНОРСТУХІЈЅԀҺԚԜѴӀ', 'abekmhopctyxijsdhqwvl'),
  ...pairs('авекмнорстухіјѕԁһԛԝѵӏ', 'abekmhopctyxijsdhqwvl'),
  // Small capitals, and letters of phonetics.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡ', 'abcdefghijklmnopqrstuvwyzag'),
]);

const foldSign = (sign: string) => {
  // Some letters have no shape, such as Hangul's fillers.
  const plain = composed(sign, 'NFKD')
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/./gu, (letter) => alike.get(letter) ?? letter)
    .toLowerCase();
  return plain.replace(/./gu, (letter) => undecomposed[letter] ?? letter).replace(/[^\p{L}\p{N}]/gu, '');
};

const knownSigns = new Map<string, string>();

// Cached: a finished file has some hundred thousand signs, of a few hundred kinds.
const foldedSign = (sign: string) => {
  let known = knownSigns.get(sign);
  if (known === undefined) {
    known = foldSign(sign);
    if (knownSigns.size < 5000) knownSigns.set(sign, known);
  }
  return known;
};

interface Folded {
  text: string;
  /** Of each folded unit, where its sign begins and ends in the original. */
  starts: number[];
  ends: number[];
}

/** An accent of its own belongs to the letter before it, and is no gap. */
const folded = (original: string): Folded => {
  const made: Folded = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const sign of original) {
    const end = at + sign.length;
    const plain = foldedSign(sign);
    if (plain === '' && /\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/u.test(sign) && made.ends.length > 0)
      made.ends[made.ends.length - 1] = end;
    for (let i = 0; i < plain.length; i++) {
      made.starts.push(at);
      made.ends.push(end);
    }
    made.text += plain;
    at = end;
  }
  return made;
};

export const fold = (text: string) => folded(text).text;

/** Between two letters of a hidden text: a hyphen and a line break, or dots. More is another text. */
const maxGap = 3;
/** A text this short is looked for in one piece: 'g' and 'o' are beside each other too often. */
const shortText = 3;

const letter = /[\p{L}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

const isApart = (text: string, at: number, sign: RegExp) => {
  const beside = text.charAt(at);
  return beside === '' || !sign.test(beside);
};

/** A name of up to three letters in small ones is a word: 'go', 'sy', 'so'. */
const isWord = ({ kind, folded: needle }: HiddenString, typed: string) =>
  kind === 'name' && needle.length <= shortText && typed === typed.toLowerCase();

/** All places of hidden strings in a text, in order and without overlaps. */
export const findHidden = (text: string, hidden: readonly HiddenString[]): Found[] => {
  const { text: haystack, starts, ends } = folded(text);
  const found: Found[] = [];
  for (const needle of hidden) {
    const { folded: looked, whole, kind } = needle;
    for (let i = haystack.indexOf(looked); i >= 0; i = haystack.indexOf(looked, i + 1)) {
      const last = i + looked.length - 1;
      const [from = 0, to = 0] = [starts[i], ends[last]];
      const gap = looked.length <= shortText ? 0 : maxGap;
      let isClose = true;
      for (let at = i; at < last && isClose; at++) isClose = (starts[at + 1] ?? 0) - (ends[at] ?? 0) <= gap;
      // 'Santos88' is a name; '12345' is no part of '0123456'.
      const beside = kind === 'name' ? letter : letterOrDigit;
      const fits = !whole || (isApart(text, from - 1, beside) && isApart(text, to, beside));
      if (isClose && fits && !isWord(needle, text.slice(from, to))) found.push({ kind, from, to });
    }
  }
  return merged(found);
};

const merged = (found: readonly Found[]): Found[] => {
  const ordered = [...found].sort((a, b) => a.from - b.from || b.to - a.to);
  const apart: Found[] = [];
  for (const one of ordered) {
    const last = apart.at(-1);
    if (last && one.from < last.to) last.to = Math.max(last.to, one.to);
    else apart.push({ ...one });
  }
  return apart;
};

const general: readonly (readonly [HiddenKind, RegExp])[] = [
  ['email', /[^\s@<>()[\]{},;:"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['link', /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu],
  [
    'link',
    /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)*(?:facebook|fb|linkedin|github|instagram|twitter|x|tiktok|youtube|behance|wa|t|m|bit)\.(?:com|me|ly|net)\/[^\s<>"]*/giu,
  ],
  [
    'link',
    /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|ph|edu|gov|info|biz|dev|app|me|io)\/[^\s<>"]*/giu,
  ],
  ['link', /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,}/gu],
  // Of the Philippines, and with any country's code.
  ['phone', /(?<!\d)(?:\+?63|0)[\s().-]*9\d{2}[\s().-]*\d{3}[\s().-]*\d{4}(?!\d)/gu],
  ['phone', /(?<!\d)\+\d(?:[\s().-]*\d){8,14}(?!\d)/gu],
];

/** What leads to any person: addresses, handles and phone numbers. */
const findContacts = (text: string): Found[] =>
  merged(
    general.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        kind,
        from: index,
        to: index + length,
      })),
    ),
  );

/** Quoted or in brackets between two names, as in 'Maria “Jojo” Santos'; capitals in brackets are a title, such as (RN). */
const withinName =
  /^[\s,]*(?:["“”'‘’]\s*(\p{L}[\p{L}\p{M} .-]{0,30}?)\s*["“”'‘’]|\(\s*(\p{Lu}\p{Ll}[\p{L}\p{M} .-]{0,30}?)\s*\))[\s,]*$/u;
/** What a text says to be a nickname: quoted, or a word with a capital. */
const saidNickname =
  /(?<!\p{L})(?:[Nn]ick ?named?|[Aa]\.?[Kk]\.?[Aa]\.?|[Pp]alayaw|[Gg]oes by)(?!\p{L})[\s:–-]*(?:(?:is|as|ay)\s+)?(?:["“”'‘’]\s*(\p{L}[\p{L}\p{M} .-]{0,30}?)\s*["“”'‘’]|(\p{Lu}[\p{L}\p{M}]+))/gu;

/** What a text calls the person whose names these are, beside them. */
export const nicknamesIn = (text: string, names: readonly HiddenString[]): string[] => {
  const found = findHidden(text, names);
  const between = found.flatMap(({ to }, index) => {
    const next = found[index + 1];
    return next ? (withinName.exec(text.slice(to, next.from)) ?? []).slice(1) : [];
  });
  const said = [...text.matchAll(saidNickname)].flatMap((match) => match.slice(1));
  return [...between, ...said].filter(Boolean);
};

const withheld = '[withheld]';

/** The text without what was found, and what that was. */
export const screened = (text: string, hidden: readonly HiddenString[]) => {
  const found = merged([...findHidden(text, hidden), ...findContacts(text)]);
  let [shown, at] = ['', 0];
  for (const { from, to } of found) {
    shown += text.slice(at, from) + withheld;
    at = to;
  }
  return {
    text: shown + text.slice(at),
    hits: found.map(({ kind, from, to }) => ({ kind, text: text.slice(from, to) })),
  };
};
