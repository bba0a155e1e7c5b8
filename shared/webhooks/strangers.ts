/**
 * So many deliveries about none of our payments are listed at most, the newest, as anybody can post those: they must not
 * push the provider's out of sight.
 */
export const maxStrangersListed = 10;
