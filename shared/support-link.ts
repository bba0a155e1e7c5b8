import { plans, type Plan } from './billing/plans';
import { product } from './product';

/**
 * Opens an email to support. For a signed-in user the subject names the account, and the plan where its messages are
 * marked, so that they can be answered first.
 */
export const supportLink = (user: { username: string; plan: Plan } | null): string => {
  if (!user) return `mailto:${product.supportEmail}`;
  const { supportMark } = plans[user.plan];
  const subject = `${supportMark === null ? '' : `[${supportMark}] `}Help for ${user.username}`;
  return `mailto:${product.supportEmail}?subject=${encodeURIComponent(subject)}`;
};
