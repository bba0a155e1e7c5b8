import { checkPayments, createCheckoutSession } from '#shared/billing/endpoints';
import { addPeople } from '../installation/people';
import type { RelayMode } from '../installation/relay';
import type { Outcome, Scenario } from '../scenario';
import type { Answer } from '../traffic/caller';
import { createPayer, grantsOf } from '../traffic/payer';
import { createTally } from '../traffic/tally';
import { failsOutside, maxWaitMs, nowSeconds, requireFigures } from './outage';

const disruptions: { name: string; mode: RelayMode }[] = [
  { name: 'down', mode: 'down' },
  { name: 'hanging', mode: 'hang' },
  { name: 'slow', mode: { delayMs: 4000 } },
  { name: 'garbage', mode: { status: 200, body: '<html>maintenance</html>' } },
  { name: 'failing', mode: { status: 500, body: '{}' } },
];

/** A refusal in words: neither a defect of ours nor a page of the proxy. */
const isWorded = ({ status, headers, body }: Answer) =>
  status >= 400 && status !== 500 && Boolean(headers['content-type']?.includes('json')) && body.length > 0;

/** The payment provider breaks in five ways: no user waits for long or is charged twice, and what was paid is granted later. */
export const payments: Scenario = {
  name: 'payments',
  run: async ({ installation }): Promise<Outcome> => {
    const { relays, database } = installation;
    const notes: string[] = [];
    const problems: string[] = [];
    const tally = createTally();
    for (const { name, mode } of disruptions) {
      const [paid, buyer] = await addPeople(database, 2);
      if (!paid || !buyer) throw new Error('no people');
      const caller = installation.caller({ cookie: paid.cookie });
      const payer = createPayer({ installation, person: paid, caller, tally });
      const buying = installation.caller({ cookie: buyer.cookie });
      await payer.begin();
      payer.payAtProvider();
      const since = nowSeconds();
      await relays.payments.become(mode);
      const [checked, begun] = await Promise.all([
        caller.post(checkPayments.path),
        buying.post(createCheckoutSession.path),
      ]);
      for (const [what, answer] of [['check', checked] as const, ['checkout', begun] as const]) {
        tally.count(`${what} while it is ${name}`, answer, answer.status === 200 || isWorded(answer));
        if (answer.ms > maxWaitMs)
          problems.push(`${name}: a ${what} took ${(answer.ms / 1000).toFixed(1)} s`);
        notes.push(`${name}: ${what} ${answer.status} in ${(answer.ms / 1000).toFixed(1)} s`);
      }
      if (name !== 'slow') await requireFigures(installation, failsOutside('payments', since));
      await relays.payments.become('pass');
      const settled = await payer.check();
      if (settled.status !== 200) problems.push(`${name}: a check afterwards answered ${settled.status}`);
    }
    const grants = await grantsOf(installation);
    const wrong = grants.filter((one) => one.grants !== 1);
    const figures = tally.figures();
    return {
      ...figures,
      lost: wrong.length,
      notes: [...notes, `${grants.length} payments, each granted once`],
      problems: [
        ...problems,
        ...(grants.length === disruptions.length ? [] : [`only ${grants.length} payments were paid`]),
        ...wrong.map((one) => `payment ${one.referenceNumber} was granted ${one.grants} times`),
        ...tally.failures(),
      ],
    };
  },
};
