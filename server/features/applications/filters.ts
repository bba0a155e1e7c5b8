import { applicationLimits as limits, type NewFilter } from '#shared/applications/schema';
import { parseId } from '#shared/http/path-text';
import type { UserId } from '../../db/schema/users';
import { AppError, notFound } from '../../http/errors/app-error';
import * as repository from './repository';
import type { ApplicationsDeps } from './service';

export const listFilters = async ({ db }: Pick<ApplicationsDeps, 'db'>, owner: UserId) => ({
  filters: await repository.listFilters(db, owner),
});

/** Saves a selection in place of the one with its name, if there is one. Throws CONFLICT beyond the limit. */
export const saveFilter = ({ db, clock }: ApplicationsDeps, owner: UserId, { name, selection }: NewFilter) =>
  db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const all = await repository.listFilters(tx, owner);
    const same = all.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (same) await repository.deleteFilter(tx, owner, same.id);
    else if (all.length >= limits.filters) {
      throw new AppError(
        'CONFLICT',
        `You have ${limits.filters} saved filters, the most that an account can hold. Delete one to save another.`,
      );
    }
    return repository.insertFilter(tx, { userId: owner, name, selection, createdAt: clock.now() });
  });

export const deleteFilter = async ({ db }: Pick<ApplicationsDeps, 'db'>, owner: UserId, id: string) => {
  const known = parseId(id);
  if (known === undefined || !(await repository.deleteFilter(db, owner, known)))
    throw notFound('This filter');
};
