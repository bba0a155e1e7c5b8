import { inMegabytes } from '#shared/sent/schema';
import type { Unreadable } from './make-packet';

const problems: Record<Unreadable['problem'], string> = {
  encrypted: 'is protected. Open it, print it to a new PDF, and upload that',
  broken: 'is damaged and cannot be read. Upload it again',
};

/** The texts of the packet. */
export const packetWords = {
  open: 'Make a packet',
  title: 'Make a packet',
  about: 'One PDF of everything that the employer asked for, made on your device.',
  resume: 'Resume',
  noResume: 'No resume',
  letter: 'Letter',
  noLetter: 'No letter',
  credentials: 'Credentials',
  order: 'Order in the packet',
  orderHint: 'Drag to reorder, or focus a handle, press Space and use the arrow keys.',
  handle: (name: string) => `Move ${name}`,
  picked: (name: string) => `${name} is picked up. Use the arrow keys, then press Space to drop it.`,
  over: (place: number, of: number) => `Place ${place} of ${of}`,
  dropped: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
  stays: (name: string) => `${name} stays where it was`,
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  size: 'Largest size',
  sizeOf: (megabytes: number) => `${megabytes} MB`,
  bookmarks: 'Bookmarks',
  pageNumbers: 'Page numbers',
  nothing: 'Choose at least one thing to put in the packet.',
  cancel: 'Cancel',
  close: 'Close',
  make: 'Make packet',
  making: 'Making…',
  choicesFailed: 'Your documents could not be loaded. Close this and open it again.',
  failed: 'The packet could not be made. Please try again.',
  notLoaded: (name: string) => `“${name}” could not be loaded. Check your connection and try again.`,
  unreadable: (parts: readonly Unreadable[]) =>
    `${parts.map(({ name, problem }) => `“${name}” ${problems[problem]}.`).join(' ')} Or leave ${parts.length === 1 ? 'it' : 'them'} out.`,
  leaveOut: 'Make it without',
  tooMuch: (total: number, max: number) =>
    `These files are ${inMegabytes(total)} together, and a packet can be made of ${max} MB at most. Take some out and send them separately.`,
  doesNotFit: (size: number, max: number, largest: { name: string; bytes: number }) =>
    `The packet is ${inMegabytes(size)} although its pictures were made smaller, and you allow ${max} MB. The largest part is “${largest.name}” with ${inMegabytes(largest.bytes)}. Take it out, or allow a larger size.`,
  made: (size: number) => `Your packet is ready: ${inMegabytes(size)}.`,
  reduced: (name: string, from: number, to: number) =>
    `“${name}” was made smaller: ${inMegabytes(from)} to ${inMegabytes(to)}.`,
  left: (names: string) => `Left out: ${names}.`,
  download: 'Download packet',
  mark: 'Mark this packet as sent',
  again: 'Change it',
  kept: 'Marked as sent',
  keptAbout: 'The packet is kept exactly as you downloaded it.',
  notKept: 'The packet could not be marked as sent. Please try again.',
};
