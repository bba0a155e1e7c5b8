import {
  type ApiToken,
  type CreatedApiToken,
  type NewApiToken,
  tokenLimits,
} from '#shared/api-tokens/schema';
import { parseId } from '#shared/http/path-text';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { User, UserId } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import { AppError, notFound } from '../../http/errors/app-error';
import * as repository from './repository';
import type { StoredToken } from './repository';
import { hashOf, isWellFormed, newSecret, secretPrefix } from './secret';

export interface ApiTokensDeps {
  db: Db;
  clock: Clock;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

const isExpired = ({ expiresAt }: Pick<StoredToken, 'expiresAt'>, now: Date) => expiresAt <= now;

const toApiToken = (token: StoredToken, now: Date): ApiToken => ({
  ...token,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  isExpired: isExpired(token, now),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

export const listApiTokens = async ({ db, clock }: ApiTokensDeps, owner: UserId): Promise<ApiToken[]> => {
  const now = clock.now();
  return (await repository.listTokens(db, owner)).map((token) => toApiToken(token, now));
};

/** Throws CONFLICT where the user has as many as allowed; expired ones count until they are removed. */
export const createApiToken = (
  { db, clock }: ApiTokensDeps,
  owner: UserId,
  { name, scope, days }: NewApiToken,
  requestId: string | null,
): Promise<CreatedApiToken> => {
  const now = clock.now();
  const secret = newSecret();
  return db.transaction(async (tx) => {
    if ((await repository.countTokensLocked(tx, owner)) >= tokenLimits.perUser) {
      throw new AppError(
        'CONFLICT',
        `You have ${tokenLimits.perUser} API tokens, the most that an account can have. Remove one that you no longer use, then create a new one.`,
      );
    }
    const stored = await repository.insertToken(tx, {
      userId: owner,
      name,
      scope,
      secretHash: hashOf(secret),
      lastFour: secret.slice(-4),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    });
    await recordSecurityEvent(tx, {
      kind: 'api_token_created',
      userId: owner,
      details: { token: stored.id, scope, days },
      createdAt: now,
      requestId,
    });
    return { ...toApiToken(stored, now), secret };
  });
};

export const revokeApiToken = async (
  { db, clock }: ApiTokensDeps,
  owner: UserId,
  id: string,
  requestId: string | null,
): Promise<void> => {
  const tokenId = parseId(id);
  await db.transaction(async (tx) => {
    const revoked = tokenId === undefined ? undefined : await repository.deleteOwnedToken(tx, owner, tokenId);
    if (!revoked) throw notFound('This API token');
    await recordSecurityEvent(tx, {
      kind: 'api_token_revoked',
      userId: owner,
      details: { token: revoked.id, scope: revoked.scope },
      createdAt: clock.now(),
      requestId,
    });
  });
};

/** The owner of a valid token, and what it may do. */
export interface TokenCaller {
  user: User;
  token: Pick<StoredToken, 'id' | 'scope'>;
}

/** Whose token this is. Throws INVALID_TOKEN for a secret that is malformed, unknown, revoked or expired. Records the use. */
export const authenticateToken = async (
  { db, clock }: ApiTokensDeps,
  secret: string,
): Promise<TokenCaller> => {
  if (!isWellFormed(secret)) {
    throw invalidToken(
      `This is not a complete API token. Please copy it again, from '${secretPrefix}' to its end.`,
    );
  }
  const found = await repository.findByHash(db, hashOf(secret));
  if (!found) {
    throw invalidToken(`This API token is unknown or was revoked. ${newOne}`);
  }
  const now = clock.now();
  const { token, user } = found;
  if (isExpired(token, now)) throw invalidToken(`This API token has expired. ${newOne}`);
  const since = new Date(now.getTime() - hourMs);
  if (token.lastUsedAt === null || token.lastUsedAt <= since) {
    await repository.updateLastUsed(db, token.id, { usedAt: now, since });
  }
  return { user, token };
};

const newOne = "Please create a new one on the page 'Your devices'.";

const invalidToken = (message: string) => new AppError('INVALID_TOKEN', message);
