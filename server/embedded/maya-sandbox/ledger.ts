import type { DeliveryRecord, PaymentRecord, RecordKind, Records } from './records';
import { recordKinds } from './records';
import type { Change, SandboxStore } from './store';

type Tables = { [K in RecordKind]: Map<string, Records[K]> };

const keepDeliveriesMs = 7 * 24 * 60 * 60 * 1000;

/** The sandbox's records in memory, each change written to the store before it counts. */
export class Ledger {
  private readonly store: SandboxStore;
  private readonly tables: Tables = {
    checkout: new Map(),
    payment: new Map(),
    reversal: new Map(),
    webhook: new Map(),
    delivery: new Map(),
  };
  /** Deliveries that are still to come: few of the many. */
  private readonly waiting = new Map<string, DeliveryRecord>();
  /** Ids of payments by reference number and by checkout. */
  private readonly paymentsOf = new Map<string, Set<string>>();

  constructor(store: SandboxStore, nowMs: number) {
    this.store = store;
    for (const change of store.load()) this.apply(change);
    for (const { id, nextAt, createdAt } of this.all('delivery')) {
      if (nextAt === null && createdAt < nowMs - keepDeliveriesMs) this.tables.delivery.delete(id);
    }
    store.compact(this.everything());
  }

  get<K extends RecordKind>(kind: K, id: string): Records[K] | undefined {
    return this.tables[kind].get(id);
  }

  all<K extends RecordKind>(kind: K): Records[K][] {
    return [...this.tables[kind].values()];
  }

  put<K extends RecordKind>(kind: K, record: Records[K]): Records[K] {
    const change = { kind, record } as Change;
    this.store.append(change);
    this.apply(change);
    return record;
  }

  remove(kind: RecordKind, id: string) {
    const change = { kind, removed: id } as Change;
    this.store.append(change);
    this.apply(change);
  }

  /** Deliveries that are due by now, the longest due first. */
  dueDeliveries(nowMs: number): DeliveryRecord[] {
    return [...this.waiting.values()]
      .filter(({ nextAt }) => nextAt !== null && nextAt <= nowMs)
      .sort((a, b) => (a.nextAt ?? 0) - (b.nextAt ?? 0));
  }

  /** Oldest first. */
  paymentsByReference(referenceNumber: string): PaymentRecord[] {
    return this.indexed(`reference ${referenceNumber}`);
  }

  /** Oldest first. */
  paymentsByCheckout(checkoutId: string): PaymentRecord[] {
    return this.indexed(`checkout ${checkoutId}`);
  }

  private indexed(key: string) {
    return [...(this.paymentsOf.get(key) ?? [])].flatMap((id) => this.tables.payment.get(id) ?? []);
  }

  private apply(change: Change) {
    if ('removed' in change) {
      this.tables[change.kind].delete(change.removed);
      return;
    }
    const table = this.tables[change.kind] as Map<string, Records[RecordKind]>;
    table.set(change.record.id, change.record);
    if (change.kind === 'delivery') {
      if (change.record.nextAt === null) this.waiting.delete(change.record.id);
      else this.waiting.set(change.record.id, change.record);
    }
    if (change.kind !== 'payment') return;
    const { id, referenceNumber, checkoutId } = change.record;
    for (const key of [`reference ${referenceNumber}`, `checkout ${checkoutId}`]) {
      this.paymentsOf.set(key, (this.paymentsOf.get(key) ?? new Set()).add(id));
    }
  }

  private everything(): Change[] {
    return recordKinds.flatMap((kind) => this.all(kind).map((record) => ({ kind, record }) as Change));
  }
}
