import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const unit = readFileSync(fileURLToPath(new URL('../../deploy/husay@.service', import.meta.url)), 'utf8');

const startOf = (service: string) => {
  const [, options] = /^ExecStart=\S*node (.+) dist\/server\/main\.js$/m.exec(service) ?? [];
  const [, arenas] = /\bMALLOC_ARENA_MAX=(\d+)/.exec(service) ?? [];
  if (!options || !arenas) throw new Error('deploy/husay@.service starts the server in another way');
  return { nodeArguments: options.split(' '), environment: { MALLOC_ARENA_MAX: arenas } };
};

/** Node's arguments and the environment with which deploy/ starts the server, so that what is measured is what runs. */
export const productionStart = startOf(unit);
