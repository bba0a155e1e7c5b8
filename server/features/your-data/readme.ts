import { manilaTime } from '#shared/manila-day';
import { product } from '#shared/product/product';

/** README.txt of an archive. Paths and what each of them is, in the order of the archive. */
export const readmeText = (files: readonly { path: string; about: string }[], now: Date): string => {
  const width = Math.max(...files.map(({ path }) => path.length));
  return [
    `Your data from ${product.name}, as it was on ${manilaTime(now)} (Manila time).`,
    '',
    'What is in this archive:',
    '',
    ...files.map(({ path, about }) => `  ${path.padEnd(width)}  ${about}`),
    '',
    'Files that end in .json open in any text editor; files that end in .csv open in a spreadsheet.',
    'If there is a file named missing-files.txt, it lists files that could not be read; please download again later.',
    `Nothing was removed from your account. Questions? Write to ${product.supportEmail}.`,
    '',
  ].join('\n');
};
