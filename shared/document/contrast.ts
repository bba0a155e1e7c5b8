const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Red, green and blue of a hex color, from 0 to 255. */
const channelsOf = (color: string): [number, number, number] => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (color: string) => {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
};

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** From 1 (the same) to 21 (black on white): https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** As a printer without colors prints it (ITU-R BT.601). */
export const inGray = (color: string) => {
  const [red, green, blue] = channelsOf(color);
  const gray = 0.299 * red + 0.587 * green + 0.114 * blue;
  return hex([gray, gray, gray]);
};

/** So much of a color on white paper. */
export const onPaper = (color: string, share: number) =>
  hex(channelsOf(color).map((value) => 255 - (255 - value) * share));

/** The color with this part of its light. */
export const darker = (color: string, share: number) => hex(channelsOf(color).map((value) => value * share));
