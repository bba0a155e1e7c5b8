// The application in a process of its own, so that only its event loop is measured. Started and asked by hostile-app.ts.
import type { Database } from '../../db/client';
import { openEmbeddedDatabase } from '../../embedded/database';
import { setPlan } from '../billing/subscriptions';
import { createEmptyPostgres } from '../postgres/test-database';
import { startTestApp } from '../test-app';
import { measureEventLoop, type EventLoopDelays } from './event-loop';
import { ownDataOf, seedWorld, type World } from './seed';

export interface Questions {
  world: { ask: null; answer: World };
  /** The longest block of the event loop since then (Date.now()), in milliseconds. */
  longestBlockMs: { ask: number; answer: number };
  resetDelays: { ask: null; answer: null };
  delays: { ask: null; answer: EventLoopDelays & { own: number } };
  /** Makes the user with this id Pro, so that no call is refused for the plan alone. */
  makePro: { ask: string; answer: null };
  /** What only the seeded users may change of theirs. */
  ownData: { ask: null; answer: string };
  stop: { ask: null; answer: null };
}

export type Question = keyof Questions;

const openDatabase = async (): Promise<Database> => {
  const postgres = await createEmptyPostgres();
  const database = postgres?.open() ?? (await openEmbeddedDatabase());
  await database.migrate();
  return {
    ...database,
    close: async () => {
      await database.close();
      await postgres?.remove();
    },
  };
};

const app = await startTestApp({ overrides: { database: await openDatabase() } });
const world = await seedWorld(app);
const eventLoop = measureEventLoop();
const record = setInterval(() => void app.recorded(), 1000);

const answers: { [Q in Question]: (ask: Questions[Q]['ask']) => Promise<Questions[Q]['answer']> } = {
  world: async () => world,
  longestBlockMs: async (since) => eventLoop.longestSince(since),
  resetDelays: async () => {
    eventLoop.reset();
    return null;
  },
  delays: async () => eventLoop.delays(),
  makePro: async (id) => {
    await setPlan(app, id, 'pro');
    return null;
  },
  ownData: () => ownDataOf(app, world),
  stop: async () => {
    clearInterval(record);
    await app.stop();
    return null;
  },
};

process.on('message', ({ id, question, ask }: { id: number; question: Question; ask: never }) => {
  void answers[question](ask).then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0, answer: null });
