import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { webhookDeliveries, type WebhookDeliveryRow } from '../../db/schema/webhook-deliveries';

export const insertDelivery = async (
  db: Db,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<WebhookDeliveryRow['id']> => {
  const [row] = await db.insert(webhookDeliveries).values(delivery).returning({ id: webhookDeliveries.id });
  if (!row) throw new Error('A delivery was not written down');
  return row.id;
};

export const updateDelivery = (
  db: Db,
  id: WebhookDeliveryRow['id'],
  changes: Partial<Omit<WebhookDeliveryRow, 'id'>>,
) => db.update(webhookDeliveries).set(changes).where(eq(webhookDeliveries.id, id));
