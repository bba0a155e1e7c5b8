import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { jobScore } from '#shared/resume/words';
import { foundIn, foundPiece, placesOfPiece, type Piece } from './pieces';

const vesselName = /^(?:M\/?[VT]|S\/?S|LPG|LNG)\.? \p{Lu}/u;
const vesselType =
  /\b(?:tanker|carrier|cargo|container|bulk(?:er)?|ferry|ro-?ro|tug|dredger|supply|reefer|cruise|passenger|vessel)\b/i;
const tonnage = /^(?:(?:GRT|GT|DWT)\s*:?\s*)?[\d,.]+ ?(?:GRT|GT|DWT|tons?)?$/i;
const power = /^[\d,.]+ ?(?:kW|BHP|HP)$/i;
const rankAlone = /^(?:master|AB|OS|[1-4](?:st|nd|rd|th)?\/?[OE])$/i;

/** A voyage whose facts stand in one line, without headings above them: told by the vessel's name, and by what each fact looks like. */
export const voyageOf = (
  facts: readonly Piece[],
  duration: Found | undefined,
): Pick<ReadEntry, 'headline' | 'organization' | 'ship'> | undefined => {
  const left = [...facts];
  const take = (test: (text: string) => boolean) => {
    const index = left.findIndex(({ text }) => test(text));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const vessel = take((text) => vesselName.test(text));
  const type = take((text) => vesselType.test(text) && jobScore(text) === 0);
  const [weight, engine] = [take((text) => tonnage.test(text)), take((text) => power.test(text))];
  const rank = take((text) => jobScore(text) > 0 || rankAlone.test(text));
  const [agency, ...more] = left;
  if (!vessel || !rank || !(type ?? weight) || more.length > 0) return undefined;
  const found = (piece: Piece | undefined) => piece && foundPiece(piece, 0.85);
  const [on, off] = duration?.text.split(/\s+(?:[-–—]|to)\s+/) ?? [];
  const date = (text: string | undefined) => text && duration && foundIn(text, duration.places, 0.85);
  return {
    headline: found(rank),
    organization: agency
      ? foundIn(`${vessel.text} (${agency.text})`, [vessel, agency].flatMap(placesOfPiece), 0.85)
      : found(vessel),
    ship: {
      vessel: found(vessel),
      type: found(type),
      tonnage: found(weight),
      power: found(engine),
      principal: found(agency),
      signOn: date(on) || undefined,
      signOff: date(off) || undefined,
    },
  };
};
