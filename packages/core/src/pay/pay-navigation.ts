import type { Ui } from '../modal/ui.ts'
import type { PayStep } from '../store/state/pay.ts'
import type { Snapshot } from '../store/state/root.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'modal'>
  readonly ui: Pick<Ui, 'modal'>
}

interface Change {
  readonly step: PayStep
  readonly before: PayStep
}

/** The steps that PayLoading shows: a wallet or an exchange was asked to pay, or has paid. */
const SHOWN: ReadonlySet<PayStep['step']> = new Set<PayStep['step']>([
  ...(['asking', 'sent', 'unknown', 'opening', 'atExchange', 'paid', 'failed'] as const),
])

/** Shows the view of a step. A visitor who went elsewhere stays there. */
export function showStep({ state, ui: { modal } }: Deps, { step, before }: Change): void {
  if (!state.modal.isOpen) return
  const { view } = modal.route()
  const isShown = SHOWN.has(step.step)
  const isForm = view === 'Pay' || view === 'PayWithExchange'
  // A visitor who went back to Pay stays there while the step continues.
  if (isShown && isForm && !SHOWN.has(before.step)) modal.push({ view: 'PayLoading', params: {} })
  if (!isShown && view === 'PayLoading') modal.back()
}
