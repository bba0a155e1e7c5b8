import { chooseStorage } from '../integrations/storage/choose-storage';
import { allowOutgoing } from '../jobs/restored-copy/outgoing';
import type { Command } from './storage-commands';

/** Lets a restored or copied database mail people and query the payment provider. */
export const outgoingCommand = (verb: string | undefined): Command | undefined => {
  if (verb !== 'allow') return undefined;
  return async (database, config) => {
    await allowOutgoing({ database, storage: await chooseStorage(config), config });
    return 'This deployment may mail people and query the payment provider. Running processes notice within half a minute.';
  };
};
