import { cleanLines } from '#shared/text/plain-text';
import { lineOf, plainText, type JsonRecord } from './reading';

export type ImportOutcome = 'taken' | 'shortened' | 'left out';

/** One line of the summary that is shown before an import is used. */
export interface ImportItem {
  outcome: ImportOutcome;
  what: string;
  text: string;
  reason?: string;
  /** Of what is left out: it is kept somewhere else, or about nothing that a resume has. */
  hasPlace?: true;
}

/** A text that found no room in its field. */
export interface TextSetAside {
  what: string;
  text: string;
}

/** The section of a file that names the files beside it which are not read. */
export const otherFiles = 'otherFiles';

const shownText = 600;
const maxItems = 400;

/** At most `max` characters, cut between words where that costs little, with an ellipsis. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1);
  const lastSpace = Math.max(room.lastIndexOf(' '), room.lastIndexOf('\n'));
  const words = lastSpace > max / 2 ? room.slice(0, lastSpace) : room;
  return `${cleanLines(words).replace(/[\s,;:–-]+$/, '')}…`;
};

/** 'countryCode' → 'country code' */
export const spelledOut = (key: string) =>
  cutText(key, 40)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Collects what becomes of each thing in a file, so that nothing is dropped silently. */
export const createImportReport = () => {
  const items: ImportItem[] = [];
  const asides: TextSetAside[] = [];
  let unlisted = 0;

  const add = (item: ImportItem) => {
    if (items.length >= maxItems) unlisted += 1;
    else items.push({ ...item, text: cutText(item.text, shownText) });
  };
  const taken = (what: string, text: string, reason?: string) =>
    text && add({ outcome: 'taken', what, text, ...(reason && { reason }) });
  const leftOut = (what: string, text: string, reason: string) =>
    text && add({ outcome: 'left out', what, text, reason });
  /** The same of what has its place elsewhere, such as the name in the profile. */
  const leftWhereItIs = (what: string, text: string, reason: string) =>
    text && add({ outcome: 'left out', what, text, reason, hasPlace: true });
  const keep = (what: string, text: string) => text && asides.push({ what, text });
  /** Names a text without room in its field and keeps it: `kept` is how it is shown by itself. */
  const setAside = (what: string, text: string, reason: string, kept = text) => {
    leftWhereItIs(what, text, reason);
    keep(what, text && kept);
  };

  return {
    taken,
    leftOut,
    leftWhereItIs,
    setAside,
    /** Keeps a text that is named already. */
    keep,
    /** Everything that found no room so far. */
    textsSetAside: (): readonly TextSetAside[] => asides,
    shortened: (what: string, text: string, reason: string) =>
      text && add({ outcome: 'shortened', what, text, reason }),

    /** The text within its limits: cut when it is too long, '' when it is too short to be kept. */
    fit(what: string, text: string, limits: { min?: number; max: number }): string {
      if (text.length < (limits.min ?? 0)) {
        setAside(what, text, `It needs at least ${limits.min} characters`);
        return '';
      }
      if (text.length <= limits.max) return text;
      const short = cutText(text, limits.max);
      const lost = text.slice(short.length - 1).trim();
      add({
        outcome: 'shortened',
        what,
        text: short,
        reason: `Cut to ${limits.max} characters, without: ${cutText(lost, shownText)}`,
      });
      keep(what, lost);
      return short;
    },

    /** Names what textsOf passes over in a list. */
    nameOddItems(what: string, key: string, list: unknown) {
      if (!Array.isArray(list)) return;
      for (const item of list)
        if (lineOf(item) === '')
          leftOut(
            `${what}: ${spelledOut(key)}`,
            plainText(item),
            'It is not in the form that JSON Resume uses',
          );
    },

    /** Names every key of `record` that has content and was not used. */
    leftovers(
      what: string,
      record: JsonRecord,
      used: readonly string[],
      reasons: Record<string, string> = {},
    ) {
      for (const [key, value] of Object.entries(record)) {
        if (used.includes(key)) continue;
        const reason = Object.hasOwn(reasons, key) ? reasons[key] : undefined;
        leftOut(`${what}: ${spelledOut(key)}`, plainText(value), reason ?? 'There is no field for it');
      }
    },

    items: (): ImportItem[] =>
      unlisted === 0
        ? items
        : [
            ...items,
            {
              outcome: 'left out',
              what: 'More',
              text: `${unlisted} more items are not listed here`,
              hasPlace: true,
            },
          ],
  };
};

export type ImportReport = ReturnType<typeof createImportReport>;
