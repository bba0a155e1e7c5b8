import type { Paper } from '#shared/document/layout/document';

/** As a multiple of the paper's real size, or as wide as there is room. */
export type Zoom = number | 'fit';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const minScale = steps[0];
export const maxScale = 4;

export const clampedScale = (scale: number) => Math.min(Math.max(scale, minScale), maxScale);

// The scale of a fitted page is rarely a step, and may be a rounding error away from one.
export const nextLarger = (scale: number) => steps.find((step) => step > scale * 1.02) ?? maxScale;
export const nextSmaller = (scale: number) => steps.findLast((step) => step < scale * 0.98) ?? minScale;

/** The width of a sheet at this scale, in CSS pixels. */
export const pageWidth = (paper: Paper, scale: number) => (paper.width / 25.4) * 96 * scale;

export const percentOf = (scale: number) => `${Math.round(scale * 100)}%`;

/** The change of scale by a turn of the wheel; a pinch on a touchpad comes as many small turns. */
export const wheelFactor = (delta: number) => Math.exp(-delta * (Math.abs(delta) < 50 ? 0.01 : 0.002));
