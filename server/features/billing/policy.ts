import type { User, UserId } from '../../db/schema/users';

/** Users read their own subscription, administrators any. To others it does not exist. */
export const canReadSubscription = (reader: Pick<User, 'id' | 'userType'>, owner: UserId): boolean =>
  reader.id === owner || reader.userType === 'admin';
