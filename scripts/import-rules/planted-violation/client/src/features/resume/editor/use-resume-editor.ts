export const editor = 1;
