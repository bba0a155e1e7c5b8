import type { Found, ReadEntry, ReadResume } from '#shared/resume/read-resume';
import { toImportedResume } from '../to-imported-resume';

export const found = (text: string, confidence = 0.9): Found => ({
  text,
  confidence,
  places: [{ page: 0, x: 50, y: text.length, width: 100, height: 12 }],
});

export const entry = (texts: Partial<Record<keyof ReadEntry, string>>): ReadEntry => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, found(text)])),
  bullets: [],
});

export const section = (
  kind: ReadResume['sections'][number]['kind'],
  { entries = [], items = [], heading = kind }: { entries?: ReadEntry[]; items?: string[]; heading?: string },
) => ({
  kind,
  heading: found(heading),
  entries,
  items: items.map((item) => found(item)),
  text: found([...items, ...entries.flatMap((one) => one.headline?.text ?? [])].join('\n')),
});

export const read = (sections: ReadResume['sections'], rest: Partial<ReadResume> = {}): ReadResume => ({
  links: [],
  unplaced: [],
  text: '',
  ...rest,
  sections,
});

/** What these sections become; fails where nothing does. */
export const imported = (...input: Parameters<typeof read>) => {
  const result = toImportedResume(read(...input));
  if (!result) throw new Error('nothing was imported');
  return result;
};
