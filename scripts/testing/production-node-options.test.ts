import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productionNodeOptions } from './production-node-options';

it.each([
  ['Dockerfile', productionNodeOptions.map((option) => `"${option}"`).join(', ')],
  ['docs/operations.md', `node ${productionNodeOptions.join(' ')} dist/server/main.js`],
])('%s starts the server as the systemd unit does', (file, command) => {
  expect(readFileSync(file, 'utf8')).toContain(command);
});
