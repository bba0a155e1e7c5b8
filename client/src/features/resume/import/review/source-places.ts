import type { Box } from '#shared/resume/read-resume';
import type { ImportedField, Unplaced } from '../imported-resume';

/** The path by which a text without a place is shown in the file. */
export const unplacedPath = (index: number) => `unplaced.${index}`;

export interface Place {
  path: string;
  box: Box;
}

/** Where every field and every text without a field is in the file. */
export const placesOf = (fields: readonly ImportedField[], unplaced: readonly Unplaced[]): Place[] => [
  ...fields.flatMap(({ path, places }) => places.map((box) => ({ path: path, box }))),
  ...unplaced.flatMap(({ places }, i) => places.map((box) => ({ path: unplacedPath(i), box }))),
];

const reach = 2;

/** What is at a point of a page: the smallest box around it, as a job's title is within its entry. */
export const placeAt = (places: readonly Place[], { page, x, y }: Pick<Box, 'page' | 'x' | 'y'>) =>
  places
    .filter(
      ({ box }) =>
        box.page === page &&
        x >= box.x - reach &&
        x <= box.x + box.width + reach &&
        y >= box.y - reach &&
        y <= box.y + box.height + reach,
    )
    .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height)[0];
