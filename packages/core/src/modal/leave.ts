import type { RouterState } from '../store/state/modal.ts'
import type { Modal } from './modal.ts'
import { toPayment } from './to-payment.ts'

interface Deps {
  readonly state: { readonly router: Pick<RouterState, 'history'> }
  readonly modal: Pick<Modal, 'finish' | 'restore'>
}

/**
 * Closes the modal, or goes back to the payment that the visitor came from, or on to the view that the
 * website requested.
 */
export function leave({ state, modal }: Deps): void {
  const payment = toPayment(state.router)
  if (payment === undefined) modal.finish()
  else modal.restore(payment)
}
