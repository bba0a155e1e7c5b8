export const paint = 1;
