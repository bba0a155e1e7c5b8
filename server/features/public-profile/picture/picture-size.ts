/** Of a profile's picture, in pixels: what Facebook, Messenger and others show whole (1.91 : 1). */
export const pictureSize = { width: 1200, height: 630 } as const;
