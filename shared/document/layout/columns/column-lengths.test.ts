// @vitest-environment node
import { expect, test } from 'vitest';
import { findTemplate } from '../../templates';
import { columnPairs, unevenness } from '../../test/column-lengths';
import { generatedWithSections } from '../../test/generated-sections';
import { laidOut } from '../../test/marks';

test.each(['compact', 'creative-orange'])('%s: columns side by side have about the same length', (id) => {
  const pairs = Array.from({ length: 60 }, (_, seed) => generatedWithSections(seed)).flatMap((source) =>
    columnPairs(laidOut(source, findTemplate(id))),
  );
  expect(pairs.length).toBeGreaterThan(40);
  const differences = pairs.map(unevenness).sort((a, b) => a - b);
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  expect(mean).toBeLessThan(12);
  expect(differences.at(-1)).toBeLessThan(75);
});
