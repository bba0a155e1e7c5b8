import type { ErrorBody } from '#shared/http/errors';
import type { Answer } from './caller';

/** Answered as an outage has to be: 503, when to try again, and a sentence for the user. */
export const isProperRefusal = ({ status, headers, body }: Answer) => {
  if (status !== 503 || !(Number(headers['retry-after']) > 0)) return false;
  return messageOf({ headers, body }).length > 0;
};

/** What the user reads; empty where there is nothing to read. */
const messageOf = ({ headers, body }: Pick<Answer, 'headers' | 'body'>) => {
  if (!headers['content-type']?.includes('json')) return body.length > 0 ? 'a page' : '';
  try {
    return (JSON.parse(body.toString()) as Partial<ErrorBody>).message ?? '';
  } catch {
    return '';
  }
};

const maxExamples = 8;

/** Counts what came of requests. */
export const createTally = () => {
  let requests = 0;
  let refused = 0;
  let longestMs = 0;
  let failed = 0;
  const examples = new Map<string, number>();
  const refusals = new Map<string, number>();
  const times: number[] = [];
  return {
    /** `isGood` says whether it is what was asked for. */
    count: (what: string, answer: Answer, isGood: boolean) => {
      requests += 1;
      times.push(answer.ms);
      longestMs = Math.max(longestMs, answer.ms);
      if (isGood) return;
      if (isProperRefusal(answer)) {
        refused += 1;
        const message = messageOf(answer);
        refusals.set(message, (refusals.get(message) ?? 0) + 1);
        return;
      }
      failed += 1;
      const words = answer.body.toString().slice(0, 120).replaceAll(/\s+/g, ' ');
      const example = `${what}: ${answer.problem ?? `${answer.status} ${words}`}`;
      if (examples.has(example) || examples.size < maxExamples) {
        examples.set(example, (examples.get(example) ?? 0) + 1);
      }
    },
    figures: () => ({ requests, refused, failed, longestMs }),
    /** The time within which this share of the requests was answered. */
    percentile: (share: number) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0,
    refusals: () => [...refusals].map(([message, count]) => `${count} × ${message}`),
    failures: () => [...examples].map(([example, count]) => `${count} × ${example}`),
  };
};

export type Tally = ReturnType<typeof createTally>;
