import { boxOf, isSetAlike, joinWords, type Cell } from '../geometry/cells';
import type { Found, FoundLink, ReadContact } from '#shared/resume/read-resume';
import type { Line } from '../geometry/lines';
import { locationIn } from './contact-location';
import {
  email,
  isPhone,
  label,
  ownAddresses,
  phoneIn,
  profiles,
  titleLabel,
  titleLabelBefore,
  url,
} from './contact-patterns';
import { isFormLabel, isOtherNumber } from './form-labels';
import { foundIn, foundPiece, joinPieces, piecesOf, placesOfPiece, type Piece } from './pieces';
import { isDate } from '#shared/text/dates';
import { documentTitle, isSurelyPlace, jobScore, looksLikePlace, placeScore } from '#shared/resume/words';

interface ContactLines {
  /** Lines above the first heading. */
  header: readonly Line[];
  /** Lines of sections about contact, links or the person. */
  sections: readonly Line[];
  all: readonly Line[];
}

/** Name, title and contact details: by shape (e-mail, phone, address of a page), the rest by size and place. */
export const readContact = (given: ContactLines): ReadContact & { rest: Found[] } => {
  const { sections } = given;
  const [header, all] = [given.header, given.all].map(withNameApart) as [Line[], Line[]];
  const near = [...header, ...sections];
  const name = labeledName(near) ?? nameIn(header, all);
  const nameLine = name?.line;
  const titled = name && titledName(name.text);
  const pieces = joinWrapped(
    near
      .flatMap(piecesOf)
      .flatMap(titleAndPlace)
      .filter(({ line, text }) => !name?.lines.includes(line) || !name.text.includes(text)),
  );
  const own = new Set<Piece>();
  const take = (piece: Piece | undefined) => (piece ? own.add(piece) && piece : undefined);

  const mail = emailIn(pieces, near) ?? emailIn(all.flatMap(piecesOf), []);
  if (mail?.piece) take(mail.piece);
  const phonePiece = take(
    pieces.find((piece) => !own.has(piece) && isOwnPhone(piece)) ??
      pieces.find(isOwnPhone) ??
      all
        .filter(({ text }) => text.length <= maxPhoneLine)
        .flatMap(piecesOf)
        .find(isOwnPhone),
  );
  const links = linksIn(pieces, mail?.found.text);
  for (const { piece } of links) own.add(piece);
  const website = links.find(({ found }) => !profiles.test(found.url));
  const title = titled ? undefined : take(titleIn(header, nameLine, pieces, own));
  const location = locationIn(pieces.filter((piece) => !own.has(piece)));
  for (const piece of location?.pieces ?? []) own.add(piece);

  return {
    name: name && foundIn(titled?.name ?? name.text, name.places, name.confidence),
    title: title
      ? foundPiece(title, jobScore(title.text) > 0 ? 0.9 : 0.7)
      : name && titled && foundIn(titled.title, [boxOf(name.line)], 0.8),
    email: mail?.found,
    phone:
      phonePiece &&
      foundIn(
        phoneIn(phonePiece.text) ?? '',
        placesOfPiece(phonePiece),
        isOpenPhone(phonePiece.text) && !/^\(/.test(phonePiece.text) ? 0.7 : 0.95,
      ),
    location: location?.found,
    website: website?.found,
    links: links.filter((link) => link !== website).map(({ found }) => found),
    rest: pieces
      .filter(
        (piece) =>
          !own.has(piece) &&
          !(piece.line === title?.line && title.text.includes(piece.text.replace(titleLabelBefore, ''))) &&
          header.includes(piece.line) &&
          !/^\W*$/.test(piece.text) &&
          !documentTitle.test(piece.text) &&
          !titleLabel.test(piece.text),
      )
      .map((piece) => foundPiece(piece, 0.3)),
  };
};

/** 'Ana Reyes-Cruz | Social' above 'Welfare Officer', both in the largest type: the name, and the title below it. */
const withNameApart = (lines: readonly Line[]): Line[] => {
  const size = Math.max(...lines.map((line) => line.size));
  const at = lines.findIndex((line) => line.size === size);
  const of = lines.slice(at).findIndex((line) => line.size !== size || line.cells.length > 1);
  const large = lines.slice(at, of < 0 ? undefined : at + of);
  const [first] = large;
  const [name, title, ...more] = large
    .map(({ text }) => text)
    .reduce(joinWordsOf, '')
    .split(/\s+\|\s+/);
  const [cell] = first?.cells ?? [];
  const isLargest = lines.some((line) => line.size < size * 0.8);
  const areBoth = name && title && more.length === 0 && jobScore(title) > 0 && jobScore(name) === 0;
  if (!first || !cell || large.length < 2 || !isLargest || !areBoth) return [...lines];
  const below = large.slice(1).map((line) => boxOf(line));
  const partOf = (text: string): Line => ({ ...first, text, cells: [{ ...cell, text, below }] });
  return [
    ...lines.slice(0, at),
    partOf(name),
    { ...partOf(title), size: size * 0.9 },
    ...lines.slice(at + large.length),
  ];
};

const joinWordsOf = (above: string, below: string) => (above === '' ? below : joinWords(above, below));

/** 'Project Architect, Baguio City, Benguet' */
const titleAndPlace = (piece: Piece): Piece[] => {
  const [title = '', ...more] = piece.text.split(/,\s+/);
  const place = more.join(', ');
  const isBoth = jobScore(title) > 0 && place !== '' && isSurelyPlace(place) && !/[:@\d]/.test(piece.text);
  return isBoth ? [title, place].map((text) => ({ ...piece, text })) : [piece];
};

/** 'GSIS ID No.' beside a number says that it is none of a phone. */
const isOwnPhone = ({ text, line }: Piece) =>
  isPhone(text) && !isOtherNumber(line.text.slice(0, Math.max(line.text.indexOf(phoneIn(text) ?? text), 0)));

/** A phone number outside of the header and the contact section is on a short line. */
const maxPhoneLine = 30;

/**
 * Joins an address, place or link that a narrow column broke over lines: the lines of one item are closer together than
 * the items.
 */
const joinWrapped = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const above = joined.at(-1);
    if (above && isContinued(above, piece, pieces)) {
      const isAddress = !/\s/.test(above.text) && !/\s/.test(piece.text) && /[@/.]/.test(above.text);
      const text = isAddress ? above.text + piece.text : joinWords(above.text, piece.text);
      joined[joined.length - 1] = { ...joinPieces(above, piece, text), line: piece.line };
    } else joined.push(piece);
  }
  return joined;
};

/** 'https://maria-santos.' goes on in the next line: it has no complete host yet. */
const isOpenAddress = (text: string) =>
  /^(?:https?:\/\/|www\.)\S+$/.test(text) &&
  !/\.(?:com|net|org|ph|io|dev|me|co|info|app|edu|gov|example)(?:[/:]\S*)?$/i.test(text);

/** The start of an e-mail address that a narrow column broke: one word of some length, not complete by itself. */
const isOpenEmail = (text: string) => /^[\w.+-]{8,}$/.test(text) && !url.test(text) && !isPhone(text);

/** A number of fewer digits than a mobile phone's. */
const isOpenPhone = (text: string) => isPhone(text) && text.replace(/\D/g, '').length < 10;

const isContinued = (above: Piece, piece: Piece, pieces: readonly Piece[]) => {
  const [a, b] = [above.line, piece.line];
  // 'linkedin.com/in/ana-', which may be behind an icon, above 'reyes'
  const isOpenLink =
    /^[^\s@]{4,200}\/[^\s@]{0,200}[-_/]$/.test(above.text) && /^[\w./%-]{2,100}$/.test(piece.text);
  if (isOpenLink && a.flow === b.flow && b.gap < 1.8 && b.x < a.x + 3 && b.x > a.x - 2.5 * a.size)
    return true;
  if (a.endsParagraph || (a !== b && b.isBullet)) return false;
  // '+63 998 555' above '0177'
  if (a !== b && isOpenPhone(above.text) && /^\d{3,4}$/.test(piece.text) && b.gap < 1.8) return true;
  if (a === b || a.flow !== b.flow || a.cells.length > 1 || b.cells.length > 1 || Math.abs(a.x - b.x) > 3)
    return false;
  if (
    a.size !== b.size ||
    a.bold !== b.bold ||
    isPhone(piece.text) ||
    (email.test(piece.text) && !isOpenEmail(above.text)) ||
    (url.test(piece.text) && !isOpenAddress(above.text))
  )
    return false;
  if (/^\p{Lu}[^:@\d]*,$/u.test(above.text) && looksLikePlace(`${above.text} ${piece.text}`) && b.gap < 1.8)
    return true;
  // 'ana.reyes@example.co' above 'm': no other line is as short.
  if (email.test(above.text) && /^[a-z]{1,3}$/.test(piece.text) && b.gap < 1.8) return true;
  const gaps = pieces
    .filter(({ line }) => line.flow === b.flow && line.size === b.size && line.gap < 4)
    .map(({ line }) => line.gap);
  const isAlone = [a, b].every((line) => pieces.filter((other) => other.line === line).length === 1);
  const isClose = isAlone && b.gap <= Math.min(...gaps) * 1.06 && b.gap * 1.12 < Math.max(...gaps);
  // No e-mail address goes on with a path or a port.
  return isClose && !isPhone(above.text) && !(email.test(above.text) && /[\s/:]/.test(piece.text));
};

const nameLabel =
  /^(?:\d{1,2}\. )?(?:(?:full|complete) )?(?:name|pangalan|(?:(?:first )?name|surname)(?:\(s\))? ?\/ ?(?:(?:first )?name|surname)(?:\(s\))?)\s*(?:$|:\s*(.*)$)/i;

/** 'Name: Juan dela Cruz' in a bio-data sheet. */
const labeledName = (near: readonly Line[]) => {
  for (const [at, line] of near.entries())
    for (const [index, cell] of line.cells.entries()) {
      const [whole, inCell = ''] = nameLabel.exec(cell.text) ?? [];
      const below = line.cells.length === 1 && near[at + 1]?.cells.length === 1 ? near[at + 1] : undefined;
      const beside = line.cells[index + 1];
      const own = inCell || beside?.text;
      const text = own ?? below?.text ?? '';
      if (whole !== undefined && canBeName(text) && !nameLabel.test(text)) {
        const place = own === undefined && below ? below : line;
        const next = near[at + 1];
        const goesOn = beside && next && isRestOfCell(beside, line, next) && canBeName(next.text);
        const lines = goesOn ? [place, next] : [place];
        return {
          line: place,
          lines,
          text: goesOn ? joinWords(text, next.text) : text,
          places: lines.map((one) => boxOf(one)),
          confidence: 0.95,
        };
      }
    }
  return undefined;
};

/** A line by itself, set like the last cell of the line above, which it is below. */
const isRestOfCell = (cell: Cell, line: Line, next: Line) => {
  const [first] = next.cells;
  const [end, start] = [cell.runs.at(-1), first?.runs[0]];
  return (
    next.cells.length === 1 &&
    cell === line.cells.at(-1) &&
    Math.abs(next.x - cell.x) < 3 &&
    next.gap < 1.45 &&
    end !== undefined &&
    start !== undefined &&
    isSetAlike(end, start)
  );
};

/** The largest text of the header, if it can be a name; in text of one size, or in place of a title, the one whose words an address has. */
const nameIn = (header: readonly Line[], all: readonly Line[]) => {
  const first = header.length > 0 ? header : all.slice(0, 5);
  const candidates = first.filter(({ cells }) => cells.some(({ text }) => isNameOnly(text)));
  const size = Math.max(...candidates.map((line) => line.size));
  const own = ownAddresses(all);
  const isInAddress = ({ text }: Line) =>
    jobScore(text) === 0 &&
    /^\p{Lu}[^@\d]*\s\p{Lu}/u.test(text) &&
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => own.includes(word));
  const largest = candidates.find((candidate) => candidate.size === size);
  if (!largest) return undefined;
  const isUnclear = jobScore(largest.text) > 0 || all.every((other) => other.size === size);
  const line = (isUnclear && candidates.find(isInAddress)) || largest;
  const partOf = (one: Line) => one.cells.map((cell) => cell.text).find(isNameOnly);
  // A long name takes several lines of the same size.
  const at = header.indexOf(line);
  const lines = [line];
  const parts = [partOf(line) ?? line.text];
  for (const below of at < 0 ? [] : header.slice(at + 1, at + 1 + maxNameLines)) {
    const part = below.size === size && below.gap < 1.6 && size > 16 ? partOf(below) : undefined;
    if (part === undefined || jobScore(part) > 0) continue;
    lines.push(below);
    parts.push(part);
  }
  const isLargest = size >= Math.max(...all.map((other) => other.size));
  return {
    line,
    lines,
    text: parts.reduce(joinWords),
    places: lines.map((one) => boxOf(one)),
    confidence: isLargest && !isCutName.test(parts.at(-1) ?? '') ? 0.95 : 0.6,
  };
};

/** 'Rolando B.' above 'Ybañez': a name that may go on. */
const isCutName = /(?:[,-]|\s\p{Lu}\.|\s(?:del?|dela|san|santa))$/u;

const maxNameLines = 5;

/** 'Juan Cruz, Software Engineer'. What is behind a comma may also be letters after a name, as in 'Juan Cruz, RN', or first names. */
const titledName = (text: string) => {
  const [, name = '', title = ''] =
    /^(\p{Lu}[^,]{2,50}(?:,\s+\p{Lu}[\p{L}.]{1,4})*)\s+[–—|-]\s+(.+)$/u.exec(text) ??
    /^([^,]+?)(?:,\s+|\s+[–—-]\s+)(.+)$/u.exec(text) ??
    [];
  const isTitle = jobScore(title) > 0 && /\p{L}*\p{Ll}{3}/u.test(title) && jobScore(name) === 0;
  return isTitle && /\s/.test(name) ? { name, title } : undefined;
};

/** How messages begin. */
export const greeting =
  /^(?:hi|hello|hey|dear|good (?:day|morning|noon|afternoon|evening)|greetings|magandang|here (?:is|are)|thank you|thanks)\b(?!-).*[,!.:]$|^(?:hi|hello|dear) \S+$/i;

const sentence = /(?<!\p{L})\p{Ll}{3,} .*(?<!\p{L})\p{Ll}{2,}[.!:]$/u;

const canBeName = (text: string) =>
  text.length <= 70 &&
  !/[@\d:;/|]/.test(text) &&
  /\p{L}/u.test(text) &&
  !documentTitle.test(text) &&
  !greeting.test(text) &&
  !sentence.test(text) &&
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 8;

/** 'Naga City, Camarines Sur'. 'Aurora Santiago' may be a person's name. */
const isNameOnly = (text: string) =>
  canBeName(titledName(text)?.name ?? text) &&
  !(/,|\b(?:city|province|metro|philippines)\b/i.test(text) && placeScore(text) > 1 && looksLikePlace(text));

const emailIn = (pieces: readonly Piece[], lines: readonly Line[]) => {
  const piece = pieces.find(({ text }) => email.test(text));
  const printed = piece && email.exec(piece.text)?.[0];
  if (piece && printed) {
    // The link behind a broken address is whole.
    const whole = piece.url?.startsWith(`mailto:`) ? piece.url.slice('mailto:'.length) : printed;
    return { piece, found: foundIn(whole.endsWith(printed) ? whole : printed, placesOfPiece(piece), 0.98) };
  }
  const linked = pieces.find((other) => other.url?.startsWith('mailto:'));
  const address = linked?.url?.slice('mailto:'.length).split('?')[0];
  if (linked && address)
    return { piece: linked, found: foundIn(decodeURIComponentSafely(address), [linked.place], 0.9) };
  // An address that is broken over two lines.
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    // 'ple.com' below 'ana@exam', but not a page's address below 'ana@example.n', of which the page has no more
    const isOther = next && url.test(next.text) && /@\S*\.\p{L}/u.test(line.text);
    const isRest = next && !isOther && /^[\p{Ll}\d.-]/u.test(next.text);
    const joined = isRest && email.exec(line.text + next.text)?.[0];
    if (joined && line.text.includes('@'))
      return { piece: undefined, found: foundIn(joined, [boxOf(line), boxOf(next)], 0.8) };
  }
  return undefined;
};

const decodeURIComponentSafely = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const linksIn = (
  pieces: readonly Piece[],
  mail: string | undefined,
): { piece: Piece; found: FoundLink }[] => {
  const links: { piece: Piece; found: FoundLink }[] = [];
  for (const piece of pieces) {
    const text = mail ? piece.text.replace(mail, '') : piece.text;
    const printed = email.test(text) ? undefined : url.exec(text)?.[0].replace(/[.,)]$/, '');
    const linked = piece.url && /^https?:/.test(piece.url) && !map.test(piece.url) ? piece.url : undefined;
    if (printed && mail?.endsWith(printed)) continue;
    const target = linked ?? (printed && (/^https?:/i.test(printed) ? printed : `https://${printed}`));
    if (!target || links.some(({ found }) => found.url === target)) continue;
    links.push({
      piece,
      // A link of an icon beside a phone number has no text of its own.
      found: {
        ...foundIn(
          printed ?? (isPhone(piece.text) ? target : piece.text),
          placesOfPiece(piece),
          printed || profiles.test(target) ? 0.9 : 0.7,
        ),
        url: target,
      },
    });
  }
  return links;
};

/** What a place links to. */
const map = /^https?:\/\/(?:[\w.-]*\bmaps\.|[\w.]+\/maps\b)/i;

const titleIn = (
  header: readonly Line[],
  name: Line | undefined,
  pieces: readonly Piece[],
  taken: ReadonlySet<Piece>,
) => {
  const start = name ? header.indexOf(name) : -1;
  const isLabeled = ({ text }: Piece) => titleLabel.test(text) || titleLabelBefore.test(text);
  const labelAt = pieces.findIndex(isLabeled);
  const labelLine = pieces[labelAt]?.line;
  const below = header
    .slice(start + 1)
    .filter(({ text }) => text.toLowerCase() !== name?.text.toLowerCase())
    .filter((line) => !piecesOf(line).every((piece) => taken.has(piece)));
  const above = header.slice(0, Math.max(start, 0)).filter(({ text }) => jobScore(text) > 0);
  const after = [...below.slice(0, 4), ...(labelLine ? [labelLine] : []), ...above];
  const candidates = pieces.filter(
    (piece) =>
      after.includes(piece.line) &&
      !titleLabel.test(piece.text) &&
      !isFormLabel(piece.text) &&
      !documentTitle.test(piece.text) &&
      !taken.has(piece) &&
      piece.text.length <= 110 &&
      !/[.:]$|\p{Ll}{3}[.!?] \p{Lu}/u.test(piece.text) &&
      (!label.test(piece.text) || jobScore(piece.text) > 0) &&
      (titleLabelBefore.test(piece.text) || !/^[\p{L} ]{2,25}:\s/u.test(piece.text)) &&
      !isPhone(piece.text) &&
      !email.test(piece.text) &&
      !isDate(piece.text) &&
      piece.text !== name?.text,
  );
  const sure =
    candidates.find((piece) => piece.line === labelLine && pieces.indexOf(piece) >= labelAt) ??
    candidates.find(({ text, line }) => jobScore(text) > 0 && !above.includes(line)) ??
    candidates.find(({ line }) => above.includes(line));
  if (sure) return withoutTitleLabel(wholeTitle(sure, candidates));
  return candidates.find(
    ({ text, line }) => line === after[0] && !looksLikePlace(text) && !/\d{2}/.test(text),
  );
};

/** 'Virtual Assistant | Social Media Manager': two titles of one line. */
const wholeTitle = (title: Piece, candidates: readonly Piece[]): Piece => {
  const ofLine = candidates.filter(({ line }) => line === title.line);
  const areTitles = ofLine.length === title.line.cells.length || title.line.cells.length === 1;
  const isWhole = areTitles && ofLine.length > 1 && ofLine.every(({ text }) => jobScore(text) > 0);
  return isWhole ? { ...title, text: ofLine.map(({ text }) => text).join(' | ') } : title;
};

const withoutTitleLabel = (title: Piece): Piece => ({
  ...title,
  text: title.text.replace(titleLabelBefore, ''),
});
