import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';

const dayMs = 24 * 3600_000;

interface Segment {
  reference: string | null;
  from: number;
  to: number;
}

/** The expected Pro time, computed from when the trial began and each payment was granted and refunded: consecutive periods. */
export const paidTime = (events: { at: number; cause: string; reference: string | null }[]): Segment[] => {
  let segments: Segment[] = [];
  for (const { at, cause, reference } of events) {
    if (cause === 'payment') {
      const from = Math.max(at, segments.at(-1)?.to ?? 0);
      segments.push({ reference, from, to: from + proPeriodDays * dayMs });
    }
    if (cause === 'trial') {
      segments.push({ reference: null, from: at, to: at + trialDays * dayMs });
    }
    if (cause === 'refund') {
      let shift = 0;
      segments = segments.map((segment) => {
        const isRefunded = segment.reference === reference;
        const moved = { ...segment, from: segment.from - shift, to: segment.to - shift };
        if (!isRefunded) return moved;
        const from = Math.max(at, moved.from);
        shift = Math.max(0, moved.to - from);
        return { ...moved, to: moved.to - shift };
      });
    }
  }
  return segments;
};
