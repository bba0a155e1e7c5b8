import type { PlayMoney } from '../../integrations/maya/maya';
import type { SandboxControls } from './controls';

/** What the payment flow test may do at the sandbox. */
export const playMoneyOf = (
  controls: Pick<SandboxControls, 'finish' | 'deliverDue' | 'deliveries'>,
): PlayMoney => ({
  pay: (referenceNumber) => void controls.finish(referenceNumber, 'paid'),
  deliver: async (referenceNumber) => {
    // The loop that delivers in time may be faster, so what became of the event is read from the record of it.
    await controls.deliverDue();
    const event = controls
      .deliveries()
      .findLast(
        (delivery) => delivery.event === 'PAYMENT_SUCCESS' && speaksOf(delivery.body, referenceNumber),
      );
    return event?.attempts.at(-1)?.outcome ?? 'not sent';
  },
});

const speaksOf = (body: unknown, referenceNumber: string) =>
  typeof body === 'object' &&
  body !== null &&
  'requestReferenceNumber' in body &&
  body.requestReferenceNumber === referenceNumber;
