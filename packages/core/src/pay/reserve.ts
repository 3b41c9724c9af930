import { LatchkeyError } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { PayMeans, PayStep } from '../store/state/pay.ts'
import type { PayEvent } from './pay.machine.ts'
import type { WithPayment } from './pay-effect-tools.ts'
import { type StoredPayment, stepOf } from './stored-payments.ts'

/**
 * Stores that a payment is begun.
 *
 * @returns Where it is, if it was begun already.
 * @throws LatchkeyError `pay.under-way` while another tab opens its page.
 */
export async function reserve(
  { payment, store, exclusive }: WithPayment,
  begun: StoredPayment,
  signal: AbortSignal,
): Promise<PayEvent | undefined> {
  let step: PayStep | undefined
  await exclusive(async () => {
    const found = store.find(payment.key)
    step = found === undefined ? { step: 'idle' } : stepOf(found, payment)
    if (step?.step === 'idle') store.put(payment.key, begun)
  }, signal)
  if (signal.aborted) throw new LatchkeyError('aborted', {})
  if (step === undefined) throw new LatchkeyError('pay.under-way', {})
  return step.step === 'idle' ? undefined : { type: 'restored', step }
}

interface Done {
  readonly means: PayMeans
  readonly id: string | undefined
}

/** Stores that it is paid, for other tabs that show it; or forgets it, so that it can be tried again. */
export function endStored(
  { ports }: { readonly ports: Pick<CorePorts, 'clock'> },
  { store, payment }: WithPayment,
  done: Done | undefined,
): void {
  if (done === undefined) store.remove(payment.key)
  else store.put(payment.key, { by: 'done', ...done, doneAtMs: ports.clock.now() })
}
