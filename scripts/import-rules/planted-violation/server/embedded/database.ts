export const database = 'embedded';
