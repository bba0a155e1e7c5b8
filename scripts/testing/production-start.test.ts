import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productionStart } from './production-start';

const { nodeArguments, environment } = productionStart;
const memorySetting = `MALLOC_ARENA_MAX=${environment.MALLOC_ARENA_MAX}`;

it.each([
  ['Dockerfile', nodeArguments.map((argument) => `"${argument}"`).join(', ')],
  ['docs/operations.md', `node ${nodeArguments.join(' ')} dist/server/main.js`],
])('%s starts the server as the systemd unit does', (file, command) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(command);
  expect(text).toContain(memorySetting);
});
