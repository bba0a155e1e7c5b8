import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const unit = readFileSync(fileURLToPath(new URL('../../deploy/husay@.service', import.meta.url)), 'utf8');

const optionsOf = (service: string) => {
  const [, options] = /^ExecStart=\S*node (.+) dist\/server\/main\.js$/m.exec(service) ?? [];
  if (!options) throw new Error('deploy/husay@.service starts the server in another way');
  return options.split(' ');
};

/** Node's options with which deploy/ starts the server, so that what is measured is what runs. */
export const productionNodeOptions = optionsOf(unit);
