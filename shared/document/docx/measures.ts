// The units of WordprocessingML.

/** Twentieths of a point, as most lengths have them, of a length in millimeters. */
export const twips = (millimeters: number) => Math.round((millimeters * 1440) / 25.4);

/** Half points, as sizes of type have them. */
export const halfPoints = (points: number) => Math.round(points * 2);

/** Eighths of a point, as borders have them. */
export const eighths = (millimeters: number) => Math.max(2, Math.round((millimeters * 72 * 8) / 25.4));

/** Pixels of 1/96 inch, as the docx library takes the sizes of pictures. */
export const pixels = (millimeters: number) => Math.round((millimeters * 96) / 25.4);
