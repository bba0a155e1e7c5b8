const gone = '***';

/**
 * A delivery's body for administrators: values of secret names are removed, and possible card numbers masked to the last
 * four digits, in JSON, broken JSON, JSON within strings, forms and plain text. Everything else stays unchanged.
 */
export const maskPayload = (body: string): string => maskText(body, 0);

// Each level doubles its backslashes when serialized; real bodies are not nested deeper.
const deepestString = 4;

const maskText = (text: string, level: number): string => {
  if (level > deepestString && text.includes('"')) return gone;
  const isWhole = isJson(text);
  const masked = maskJson(text, isWhole, (inner) => maskText(inner, level + 1));
  return isWhole ? masked : maskCards(maskPairs(masked));
};

// A bare number is treated as text.
const isJson = (text: string) => {
  if (!/^\s*[{["]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

// Strings, JSON tokens, and everything else; every text matches.
const tokens = /"(?:[^"\\]+|\\.)*"?|[{}[\],:]|[^"{}[\],:]+/gs;

/** Scans the text instead of parsing it: any depth works, duplicate names stay, and big numbers keep their digits. */
const maskJson = (text: string, isWhole: boolean, maskInner: (text: string) => string): string => {
  const all = text.match(tokens) ?? [];
  const maskValue = (token: string) => {
    if (token.startsWith('"')) return maskString(token, maskInner);
    return isWhole ? maskNumber(token) : token;
  };
  let masked = '';
  let isSecret = false;
  for (let index = 0; index < all.length; index++) {
    const token = all[index] ?? '';
    if (isName(all, index)) {
      isSecret = isSecretName(textOf(token));
      masked += token.startsWith('"') ? maskString(token, maskCards) : token;
    } else if (token === ':' || token.trim() === '') {
      masked += token;
    } else if (token === '{' || token === '[') {
      masked += isSecret ? JSON.stringify(gone) : token;
      if (isSecret) index = endOf(all, index);
      isSecret = false;
    } else if (token === '}' || token === ']' || token === ',') {
      masked += token;
      isSecret = false;
    } else {
      masked += isSecret ? maskSecret(token) : maskValue(token);
    }
  }
  return masked;
};

const isName = (all: readonly string[], index: number) => {
  if (/^[{}[\],:]$/.test(all[index] ?? '') || all[index]?.trim() === '') return false;
  return (all[index + 1]?.trim() === '' ? all[index + 2] : all[index + 1]) === ':';
};

/** The end of the array or object that starts here. */
const endOf = (all: readonly string[], begin: number): number => {
  let depth = 0;
  for (let index = begin; index < all.length; index++) {
    if (all[index] === '{' || all[index] === '[') depth += 1;
    if (all[index] === '}' || all[index] === ']') depth -= 1;
    if (depth === 0) return index;
  }
  return all.length;
};

const maskSecret = (token: string) =>
  token.startsWith('"')
    ? JSON.stringify(gone)
    : token.replace(/\S(?:.*\S)?/s, (value) => (value === 'null' ? value : JSON.stringify(gone)));

const maskNumber = (token: string) => {
  const value = token.trim();
  // 5.1e15 is as readable as its digits.
  for (const digits of /[.e]/i.test(value) ? [String(Number(value)), value] : [value]) {
    const masked = maskCards(digits);
    if (masked !== digits) return token.replace(value, () => JSON.stringify(masked));
  }
  return token;
};

const maskString = (token: string, mask: (text: string) => string) => {
  const text = textOf(token);
  const masked = mask(text);
  return masked === text ? token : JSON.stringify(masked);
};

const escapes: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The content of a string, even if unterminated. */
const textOf = (token: string) =>
  (/^"((?:[^"\\]+|\\.)*)/s.exec(token)?.[1] ?? token).replace(
    /\\(?:u([\da-f]{4})|(.))/gis,
    (_, code?: string, letter?: string) =>
      code ? String.fromCharCode(parseInt(code, 16)) : (escapes[letter ?? ''] ?? letter ?? ''),
  );

// A form's `name=value`, a header's `name: value`.
const pairs = /(?<![^\s"'=&;:,{}?])([^\s"'=&;:,{}?]+)["']?\s*([=:])\s*/g;
const quoted = `"(?:[^"\\\\]+|\\\\.)*"?|'[^']*'?`;
const valueAfter = {
  '=': new RegExp(`${quoted}|[^\\s&;]*`, 'sy'),
  ':': new RegExp(`${quoted}|[^\\r\\n]*`, 'sy'),
};

const maskPairs = (text: string): string => {
  let masked = '';
  let done = 0;
  for (const { 0: pair, 1: name = '', 2: sign, index } of text.matchAll(pairs)) {
    if (index < done || !isSecretName(name)) continue;
    const from = index + pair.length;
    const value = valueAfter[sign === '=' ? '=' : ':'];
    value.lastIndex = from;
    const found = value.exec(text)?.[0] ?? '';
    masked += text.slice(done, from) + (found.startsWith('"') ? JSON.stringify(gone) : gone);
    done = from + found.length;
  }
  return masked + text.slice(done);
};

const secretParts =
  /secret|token|password|passwd|passcode|passphrase|authori[sz]ation|signature|cvv|cvc|cvn|securitycode|cardcode|verificationcode|apikey|accesskey|privatekey|credential|cookie/;
const secretWords = /^(?:pin|otp|csc|pwd|pass)s?\d*$/;

/** Whether a name denotes a secret, in any spelling: `apiKey`, `API_KEY`, `x-api-key`. */
const isSecretName = (name: string): boolean => {
  if (name.length < 3) return false;
  const plain = name.replace(/%[\da-f]{2}/gi, ' ');
  if (secretParts.test(plain.replace(/[^a-z\d]/gi, '').toLowerCase())) return true;
  return plain
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => secretWords.test(word) || word.endsWith('pin'));
};

// Issuers' prefixes, so that timestamps and most other long numbers stay readable.
// https://en.wikipedia.org/wiki/Payment_card_number
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5\d{15}|6\d{15,18}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14})$/;

// Inside a longer number, match only the most common cards: others would match too often by chance.
const commonest = /^(?:4|5[1-5])\d+$/;
const commonestLength = 16;

const shortest = 13;
const longest = 19;

// A UUID, or digits with common separators; in a form, '+' is a space.
const candidates =
  /((?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-z]))|\d(?:[\s.+-]*\d)+/gi;

/** Masks all but the last four digits of each card number, also between other digits. Everything else is unchanged. */
const maskCards = (text: string): string =>
  text.replace(candidates, (found, uuid?: string) => uuid ?? maskRun(found));

interface Card {
  from: number;
  to: number;
  isCertain: boolean;
}

const maskRun = (run: string): string => {
  const places = [...run.matchAll(/\d/g)].map(({ index }) => index);
  let masked = '';
  let done = 0;
  for (const { from, to, isCertain } of findCards(run, places)) {
    const end = (places[to - 1] ?? 0) + 1;
    const digits = run.slice(places[from], end).replace(/\D/g, '');
    const shown = isCertain ? digits.slice(-4) : '';
    masked += run.slice(done, places[from]) + shown.padStart(digits.length, '*');
    done = end;
  }
  return masked + run.slice(done);
};

/** Ranges by digit index. Overlapping matches are merged, because their ends are ambiguous. */
const findCards = (run: string, places: readonly number[]): Card[] => {
  const digits = run.replace(/\D/g, '');
  const begins = places.map((place, index) => place - 1 !== places[index - 1]);
  const cards: Card[] = [];
  for (let from = 0; from + shortest <= digits.length; from++) {
    for (let to = from + shortest; to <= Math.min(from + longest, digits.length); to++) {
      const standsAlone = begins[from] && (begins[to] ?? true);
      const isAmid = to - from === commonestLength && isUnbroken(places, from, to);
      if (!standsAlone && !isAmid) continue;
      if (!isCard(digits.slice(from, to), standsAlone ? issued : commonest)) continue;
      const last = cards.at(-1);
      if (last && from < last.to) Object.assign(last, { to: Math.max(to, last.to), isCertain: false });
      else cards.push({ from, to, isCertain: true });
    }
  }
  return cards;
};

const isUnbroken = (places: readonly number[], from: number, to: number) =>
  (places[to - 1] ?? 0) - (places[from] ?? 0) === to - from - 1;

const isCard = (digits: string, numbers: RegExp) => numbers.test(digits) && hasCardChecksum(digits);

/** Luhn's: https://en.wikipedia.org/wiki/Luhn_algorithm */
const hasCardChecksum = (digits: string) => {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const value = (digits.charCodeAt(digits.length - 1 - index) - 48) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};
