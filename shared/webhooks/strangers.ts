/**
 * The most unmatched deliveries (about none of our payments) in the list, the newest ones. Anyone can send those, and they
 * must not crowd out the provider's.
 */
export const maxStrangersListed = 10;
