import { plans, type Plan } from '../billing/plans';
import { product } from './product';

/**
 * A mailto link to support. For a signed-in user the subject names the account, and the plan if its support is prioritized.
 */
export const supportLink = (user: { username: string; plan: Plan } | null): string => {
  if (!user) return `mailto:${product.supportEmail}`;
  const { supportMark } = plans[user.plan];
  const subject = `${supportMark === null ? '' : `[${supportMark}] `}Help for ${user.username}`;
  return `mailto:${product.supportEmail}?subject=${encodeURIComponent(subject)}`;
};
