import { maskCards } from './mask-cards';

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
