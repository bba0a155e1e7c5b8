import { cleanLine } from '#shared/text/plain-text';

const longest = 200;

/**
 * The file's name as a label: without folders and control characters, shortened, with its extension.
 * No path is ever made of it.
 */
export const fileLabel = (name: string): string => {
  const base = cleanLine(name.split(/[/\\]/).at(-1) ?? '').replace(/^\.+/, '');
  const letters = [...base];
  if (letters.length <= longest) return base || 'credential';
  const ending = /\.[a-z]{3,4}$/i.exec(base)?.[0] ?? '';
  return `${letters.slice(0, longest - ending.length - 1).join('')}…${ending}`;
};
