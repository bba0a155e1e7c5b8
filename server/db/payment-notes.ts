/** How the notes of payments begin (`failureReason`) that an administrator has to look at, in the words that their users read. */
export const paymentNotes = {
  /** An answer that no rule covers. The index payments_to_look_at has it, too. */
  mismatch: 'Maya reports',
  /** Money of a refunded payment that came back. */
  backAgain: 'Maya reported a refund, and then that there was none',
  chargedTwice: 'You were charged more than once for this',
} as const;
