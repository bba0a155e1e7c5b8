import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a screen reader announces this text: politely ('status'), or at once ('alert'). Returns the announcing element. */
export const findAnnounced = (text: string, role: 'status' | 'alert' = 'status') =>
  waitFor(() => {
    const regions = screen.queryAllByRole(role);
    const announcing = regions.find(({ textContent }) => textContent.includes(text));
    expect(announcing, regions.map(({ textContent }) => textContent).join('\n')).toBeDefined();
    return announcing as HTMLElement;
  });
