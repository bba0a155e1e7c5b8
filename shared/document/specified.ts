import type { PageGeometry } from './template';

// The figures that the specification gives for every template or for all of one layout: lengths in millimetres, type in points.

export const specifiedPage: PageGeometry = { margin: 20, newPageUnder: 30 };
export const specifiedType = { name: 24, watermark: 50 } as const;
export const watermarkAngle = 45;

export const singleColumn = { photo: 32, heading: 16 } as const;
export const sidebar = { width: 70, photo: 40, heading: 12 } as const;
export const twoColumn = { photo: 30, headerBand: 40 } as const;
