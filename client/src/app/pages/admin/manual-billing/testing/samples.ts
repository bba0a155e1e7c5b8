import type { BillingLog, PendingTransaction, UserBillingRow } from '#shared/admin-billing/schema';

let counted = 0;
/** Ids in creation order. */
const nextId = () => `00000000-0000-4000-8000-${String(++counted).padStart(12, '0')}`;

/** Ana, Pro until Dec 20 in Manila, who has paid; pass what matters to the test. */
export const sampleRow = (changes: Partial<UserBillingRow> = {}): UserBillingRow => ({
  id: nextId(),
  email: 'ana@example.com',
  emailVerified: true,
  contactEmail: null,
  firstName: 'Ana',
  lastName: 'Cruz',
  plan: 'pro',
  // The 20th there is the 21st in Manila.
  subscriptionExpiresAt: '2026-12-20T16:30:00.000Z',
  trial: null,
  latestPayment: {
    status: 'paid',
    amount: 9900,
    referenceNumber: 'REF-1',
    createdAt: '2026-11-20T01:00:00.000Z',
  },
  matched: null,
  ...changes,
});

/** Ben, who never paid. */
export const freeRow = (changes: Partial<UserBillingRow> = {}): UserBillingRow =>
  sampleRow({
    email: 'ben@example.com',
    firstName: 'Ben',
    lastName: 'Diaz',
    plan: 'free',
    subscriptionExpiresAt: null,
    latestPayment: null,
    ...changes,
  });

export const sampleTransaction = (changes: Partial<PendingTransaction> = {}): PendingTransaction => ({
  id: nextId(),
  userId: nextId(),
  user: {
    firstName: 'Carla',
    lastName: 'Reyes',
    email: 'carla@example.com',
    emailVerified: true,
    contactEmail: null,
  },
  mayaCheckoutId: 'checkout-7',
  referenceNumber: 'REF-7',
  amount: 9900,
  createdAt: '2026-11-20T01:00:00.000Z',
  ...changes,
});

export const sampleLog = (changes: Partial<BillingLog> = {}): BillingLog => ({
  id: nextId(),
  user: { email: 'ana@example.com', emailVerified: true, contactEmail: null },
  admin: { email: 'admin@husay.test' },
  cause: 'admin',
  oldStatus: 'free',
  newStatus: 'pro',
  oldExpiresAt: null,
  newExpiresAt: '2026-12-20T16:30:00.000Z',
  reason: 'Paid by bank transfer',
  transactionReference: null,
  createdAt: '2026-11-20T01:00:00.000Z',
  ...changes,
});
