import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app';

test('the monitor reads the age of the oldest pending payment, and nothing while the database is away', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { id } = await ana.currentUser();
  const read = async () => (await app.visitor().get('/metrics')).text();
  expect(await read()).toMatch(/^husay_oldest_pending_payment_seconds 0$/m);

  const add = (reference: string, status: string, minutesAgo: number) =>
    app.deps.database.query(
      `insert into payments (user_id, reference_number, amount_centavos, period_days, status, created_at)
       values ($1, $2, 9900, 30, $3::payment_status, $4::timestamptz)`,
      [id, reference, status, new Date(app.clock.now().getTime() - minutesAgo * 60_000)],
    );
  await add('failed', 'failed', 90);
  await add('pending', 'pending', 30);
  const [, seconds] = /^husay_oldest_pending_payment_seconds (.+)$/m.exec(await read())!;
  expect(Math.abs(Number(seconds) - 30 * 60)).toBeLessThan(60);

  await app.deps.database.query('alter table payments rename to hidden');
  expect(await read()).not.toMatch(/^husay_oldest_pending_payment_seconds \d/m);
});
