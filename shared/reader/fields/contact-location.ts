import type { Found } from '#shared/resume/read-resume';
import { isDate } from '#shared/text/dates';
import { areLanguages, jobScore, looksLikePlace, placeScore } from '#shared/resume/words';
import { email, isPhone, label } from './contact-patterns';
import { foundIn, placesOfPiece, type Piece } from './pieces';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** 'Toronto Ontario CA', 'San Francisco 94102 (US)': words of a place and the code of its country. */
const endsInCountry = (text: string) => {
  const [, before = '', code = ''] =
    /^([\p{Lu}\d].{2,80}?)[\s,]+\(?([A-Z]{2})\)?(?:[\s,]+\d{4,6})?$/u.exec(text) ?? [];
  return code !== '' && regions.of(code) !== undefined && jobScore(before) === 0 && !/[.:]/.test(before);
};

/** Parts of an address, one below the other: at one left edge, or centered. */
const isBelow = (upper: Piece, lower: Piece) => {
  const [a, b] = [upper.place, lower.place];
  const isAligned = Math.abs(a.x - b.x) < 3 || Math.abs(2 * (a.x - b.x) + a.width - b.width) < 16;
  return a.page === b.page && isAligned && b.y > a.y + 1 && b.y - a.y < 1.5 * upper.line.size;
};

/** Words of addresses in the Philippines: 'Blk 5 Lot 12, Brgy. San Isidro'. */
const addressWords =
  /(?<![\p{L}\d])(?:blk|block|lot|phase|unit|purok|sitio|zone|brgy|barangay|subdivision|subd|village|compound|poblacion|st|street|ave|avenue|road|rd|highway)(?![\p{L}\d])/giu;
const addressScore = (text: string) =>
  /[,\d]/.test(text) ? Math.min((text.match(addressWords) ?? []).length, 3) : 0;

const isAddressLike = (text: string) =>
  text.length <= 80 &&
  !email.test(text) &&
  !/https?:/.test(text) &&
  !isPhone(text) &&
  !areLanguages(text) &&
  jobScore(text) === 0 &&
  (/[,\d]/.test(text) || placeScore(text) > 0 || endsInCountry(text));

/** The piece with the lines of an address below it. */
const addressFrom = (start: Piece, pieces: readonly Piece[]): Piece[] => {
  const lines = [start];
  let last: Piece | undefined = isAddressLike(start.text) ? start : undefined;
  while (last && lines.length < 4) {
    const above: Piece = last;
    last = pieces.find((piece) => isBelow(above, piece) && isAddressLike(piece.text));
    if (last) lines.push(last);
  }
  return lines;
};

/** The place where a person lives, of the pieces that may say it. */
export const locationIn = (pieces: readonly Piece[]): { pieces: Piece[]; found: Found } | undefined => {
  const isLabeled = (text: string) =>
    /^(?:(?:(?:home|present|current|permanent|city|residential) )?address|location|home|tirahan)\s*[:–-]\s*\S/i.test(
      text,
    );
  const scored = pieces
    .map((piece) => addressFrom(piece, pieces))
    .map((own) => ({
      own,
      // 'Cebu City (Home)' of European forms
      text: own
        .map(({ text }) => text.replace(label, ''))
        .join(' ')
        .replace(/ \((?:home|work)\)$/i, ''),
    }))
    .filter(
      ({ text }) =>
        text.length <= 120 &&
        !isDate(text) &&
        !email.test(text) &&
        !/https?:/.test(text) &&
        !areLanguages(text),
    )
    .map(({ own, text }) => ({
      own,
      text,
      score:
        (isLabeled(own[0]?.text ?? '') ? 4 : 0) +
        (looksLikePlace(text) ? 2 : 0) +
        (/,/.test(text) ? 0.5 : 0) +
        (endsInCountry(text) ? 2.5 : 0) +
        (own.length > 1 ? 0.5 : 0) +
        Math.min(placeScore(text), 3) +
        addressScore(text),
    }))
    .filter(({ text, score }) => score >= 2.5 || (score > 0 && looksLikePlace(text)));
  const [best] = scored.sort((a, b) => b.score - a.score);
  return (
    best && {
      pieces: best.own,
      found: foundIn(best.text, best.own.flatMap(placesOfPiece), Math.min(0.5 + best.score * 0.1, 0.95)),
    }
  );
};
