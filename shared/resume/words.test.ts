import { expect, test } from 'vitest';
import { looksLikePlace } from './words';

test.each(['Quezon City', 'Metro Manila', 'Lapu-Lapu City', 'Lipa City', 'Cebu', 'Hong Kong', 'Remote'])(
  'a place: %s',
  (text) => expect(looksLikePlace(text)).toBe(true),
);

test.each(['Rizal Steel Fabrication', 'PNA Cebu Chapter', 'Cebu Pacific', 'Manila Bulletin', 'Chief Cook'])(
  'a name: %s',
  (text) => expect(looksLikePlace(text)).toBe(false),
);
