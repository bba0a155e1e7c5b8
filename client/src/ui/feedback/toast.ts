import { useSyncExternalStore } from 'react';

export interface ToastContent {
  title: string;
  description?: string;
  /** A destructive one is announced at once and stays longer. */
  variant?: 'default' | 'success' | 'destructive';
  /** A button that also takes the toast away. Such a toast stays longer. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastContent {
  id: number;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: ShownToast | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows a toast and returns its id. There is only ever one: a new one takes the place of the one before. */
export const toast = (content: ToastContent): number => {
  lastId += 1;
  show({ ...content, id: lastId });
  return lastId;
};

/** Takes a toast away, unless another has already replaced it. */
export const dismissToast = (id: number) => {
  if (current?.id === id) show(null);
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => current,
};

/** The toast that is shown now. */
export const useShownToast = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null);
