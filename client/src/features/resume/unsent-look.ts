import { densities, paperNames, photoShapes, type PageSettings } from '#shared/document/page-settings';
import { templates } from '#shared/document/templates';
import type { Resume } from '#shared/resume/schema';
import { draftList, type StoredDraft } from '../../lib/typed-text/draft-list';
import { pageSettingsKeyPrefix } from './drafts/forget-drafts';

/** How the resume is drawn, as it is stored. */
type Look = Pick<Resume, 'templateId' | keyof PageSettings>;
type LookName = keyof Look;

interface UnsentLook extends StoredDraft {
  /** What was chosen and not confirmed by the server. */
  chosen: Partial<Look>;
  /** What the server had before, to notice a choice made elsewhere since. */
  before: Partial<Look>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const looks = draftList<UnsentLook>({
  keyPrefix: pageSettingsKeyPrefix,
  parse: (stored) => {
    const { keptAt, chosen, before } = (stored ?? {}) as Partial<UnsentLook>;
    if (typeof keptAt !== 'number' || !isObject(chosen) || !isObject(before)) throw new Error('Not a look');
    return { id, keptAt, chosen, before };
  },
  maxDrafts: 1,
  maxAgeMs: 30 * 24 * 60 * 60 * 1000,
});

/** A user has one resume, whose choices are kept together. */
const id = 'look';

const values: Record<LookName, readonly unknown[]> = {
  templateId: templates.map((template) => template.id),
  paper: paperNames,
  density: densities,
  photo: photoShapes,
  qrCode: [true, false],
  attachData: [true, false],
};

export const lookNames = Object.keys(values) as LookName[];

const pick = (look: Partial<Look>, isWanted: (name: LookName) => boolean): Partial<Look> =>
  Object.fromEntries(Object.entries(look).filter(([name]) => isWanted(name as LookName)));

const write = (userId: string, { chosen, before }: Pick<UnsentLook, 'chosen' | 'before'>): boolean => {
  if (Object.keys(chosen).length > 0)
    return looks.persist(userId, { id, keptAt: Date.now(), chosen, before });
  looks.remove(userId, id);
  return true;
};

const dropWhere = (userId: string, isGone: (name: LookName, value: unknown) => boolean) => {
  const kept = looks.read(userId)[0];
  if (!kept) return;
  const stays = (name: LookName) => !isGone(name, kept.chosen[name]);
  write(userId, { chosen: pick(kept.chosen, stays), before: pick(kept.before, stays) });
};

/**
 * Keeps choices in this browser until the server confirms them, so that they outlive the tab. False when the browser refuses.
 */
export const keepLook = (userId: string, chosen: Partial<Look>, server: Partial<Look>): boolean => {
  const kept = looks.read(userId)[0];
  return write(userId, {
    chosen: { ...kept?.chosen, ...chosen },
    before: { ...pick(server, (name) => name in chosen), ...kept?.before },
  });
};

/** Ends the keeping of these choices: the server has them, or refused them. A later one stays. */
export const forgetLook = (userId: string, settled: Partial<Look>) =>
  dropWhere(userId, (name, value) => name in settled && settled[name] === value);

/** The choices among these names that the server may lack, and what it had before them. */
export const keptLook = (
  userId: string,
  names: readonly LookName[],
): Pick<UnsentLook, 'chosen' | 'before'> => {
  const { chosen = {}, before = {} } = looks.read(userId)[0] ?? {};
  const isWanted = (name: LookName) => names.includes(name) && values[name].includes(chosen[name]);
  return { chosen: pick(chosen, isWanted), before: pick(before, isWanted) };
};

/** The choices of an earlier visit that are still to be sent. Those that another choice has followed elsewhere are dropped. */
export const unsentLook = (userId: string, server: Partial<Look>): Partial<Look> => {
  looks.removeExpired();
  const { chosen, before } = keptLook(userId, Object.keys(server) as LookName[]);
  const isOpen = (name: LookName) => server[name] === before[name] || server[name] === chosen[name];
  dropWhere(userId, (name) => name in server && !isOpen(name));
  return pick(chosen, isOpen);
};
