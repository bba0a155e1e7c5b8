import type { TypedUpdate } from './update-form';

const key = 'husay.billing-update';

interface KeptUpdate {
  adminId: string;
  /** Whose plan it is about. */
  userId: string;
  typed: TypedUpdate;
}

/** Keeps a typed change of a plan for this tab while the administrator signs in again. */
export const keepUpdate = (update: KeptUpdate) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(update));
  } catch {
    // Without storage it has to be typed again.
  }
};

export const forgetKeptUpdate = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
};

/** This administrator's kept change; another one's is removed. */
export const readKeptUpdate = (adminId: string): KeptUpdate | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<KeptUpdate> | null;
    if (kept?.adminId === adminId && kept.userId && kept.typed) return kept as KeptUpdate;
  } catch {
    // Unreadable: treat it as missing.
  }
  forgetKeptUpdate();
  return null;
};
