/** A pattern of LIKE for texts that contain `text`, whose own signs of a pattern stand for themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
