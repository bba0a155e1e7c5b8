import fc from 'fast-check';

/** What may happen in the course of payments. */
export type Step =
  | {
      do:
        'begin' | 'buy' | 'try' | 'deliver' | 'meet' | 'reconcile' | 'expire' | 'check' | 'restart' | 'clear';
    }
  | { do: 'pass'; minutes: number }
  | {
      do: 'pay';
      which: number;
      outcome: 'paid' | 'declined' | 'authentication-failed' | 'cancelled' | 'late-success';
    }
  | { do: 'refund'; which: number }
  | { do: 'forge'; which: number; at: number }
  | { do: 'fault'; fault: 'drop' | 'duplicate' | 'reverse' | 'lag' | 'away' | 'lostCreate' };

const which = fc.constantFrom(0, 0, 0, 1, 2, 3);
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'begin' }) },
  { weight: 6, arbitrary: fc.constant<Step>({ do: 'buy' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'try' }) },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'deliver' }, { do: 'reconcile' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'meet' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>({ do: 'expire' }, { do: 'check' }, { do: 'restart' }, { do: 'clear' }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      minutes: fc.constantFrom(1, 5, 31, 61, 90, 24 * 60, 7 * 24 * 60, 31 * 24 * 60),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      outcome: fc.constantFrom(
        ...(['paid', 'paid', 'declined', 'authentication-failed', 'cancelled', 'late-success'] as const),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forge' as const), which, at: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom('drop', 'duplicate', 'reverse', 'lag', 'away', 'lostCreate'),
    }),
  },
);

/** The model allows both outcomes where only Maya knows the result. */
export const unknowns = fc.record({
  beforeFirstAttempt: fc.constantFrom('not-found', 'empty', 'pending-token'),
  paymentIdIsCheckoutId: fc.boolean(),
  amountAs: fc.constantFrom('string', 'number'),
});
