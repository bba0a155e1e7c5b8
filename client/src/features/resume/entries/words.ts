/** The texts of lists of entries. */
export const entryWords = {
  add: (noun: string) => `Add ${noun}`,
  addAgain: (noun: string) => `Try again: Add ${noun}`,
  notAdded: 'Could not be loaded. Please check your connection.',
  nameless: (noun: string, number: number) => `${noun} ${number}`,
  reorder: (entry: string) => `Reorder ${entry}`,
  moveUp: (entry: string) => `Move ${entry} up`,
  moveDown: (entry: string) => `Move ${entry} down`,
  remove: (entry: string) => `Remove ${entry}`,
  keys: 'Drag it, or press the up and down arrow keys, to move the entry.',
  removed: (entry: string) => `${entry} removed`,
  moved: (entry: string, place: number, all: number) => `${entry} moved to position ${place} of ${all}`,
  pickedUp: (entry: string) => `Picked up ${entry}`,
  over: (place: number, all: number) => `Over position ${place} of ${all}`,
  stays: (entry: string) => `${entry} stays where it was`,
};
