import { LatchkeyError } from '../contract/index.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import type { SwapState, SwapStep } from '../store/state/swap.ts'
import type { SwapParts } from './swap-parts.ts'
import type { SwapRequest } from './swap-request.ts'

/** The moves of the visitor into and inside the views. */
export interface SwapNavigation {
  begin(request: SwapRequest): void
  accountChanged(): void
  /** Shows the step that is under way. */
  preview(): void
  readList(): void
}

/** A swap that can't be thrown away without a loss for the visitor. */
export function isUnderWay(current: SwapStep): boolean {
  const { step } = current
  if (step === 'asking' || step === 'approving') return true
  return 'exchange' in current && current.exchange !== undefined
}

/** The steps in which the form no longer has the values that were sent. */
const OVER: ReadonlySet<SwapStep['step']> = new Set<SwapStep['step']>([
  ...(['sent', 'unknown', 'done', 'reverted'] as const),
])

const VIEWS = /^Swap/

/** Creates what shows the form, and what is under way. */
export function createNavigation(
  deps: MoveDeps,
  parts: SwapParts,
  slice: SwapState,
): SwapNavigation {
  const { modal, notices } = deps.ui
  const { form, flow, list } = parts

  function preview(): void {
    if (modal.route().view === 'Swap') modal.push({ view: 'SwapPreview', params: {} })
  }

  function readList(): void {
    const { account, isSupported } = slice
    if (account === undefined || !isSupported) return
    void list.read(account).then(form.listed)
  }

  function read(): void {
    if (slice.account !== undefined) deps.account.readKnown(slice.account)
    readList()
  }

  function begin(request: SwapRequest): void {
    const isAsked = Object.values(request).some((each) => each !== undefined)
    if (!isAsked && !form.isOutdated() && isUnderWay(slice.current)) {
      preview()
      return
    }
    const isOver = OVER.has(slice.current.step)
    flow.send({ type: 'reset' })
    if (isAsked || isOver || form.isOutdated()) form.clear()
    const isRestored = !isAsked && slice.current.step === 'idle' && restore(parts, slice, preview)
    if (!isRestored) form.fill(request)
    read()
  }

  return {
    begin,
    preview,
    readList,
    accountChanged() {
      if (slice.account === undefined || !form.isOutdated()) return
      const { step } = slice.current
      const { view } = modal.route()
      flow.send({ type: 'reset' })
      form.clear()
      if (VIEWS.test(view)) {
        form.fill({})
        read()
      }
      if (step === 'asking' || view !== 'SwapPreview') return
      modal.back()
      // Another sentence explains it if no account is left.
      if (slice.account !== undefined) notices.fail(new LatchkeyError('wallet.changed', {}))
    },
  }
}

/** Continues the swap that an earlier page left. @returns Whether there was something. */
function restore(
  { form, flow, store, decisions }: SwapParts,
  slice: SwapState,
  preview: () => void,
): boolean {
  const { account, isSupported } = slice
  const stored = account && store.read(account)
  if (account === undefined || stored === undefined || !isSupported) return false
  const { swap, approval, isAsked } = stored
  form.restore(swap)
  // The earlier page may have shown an impact: one that is unknown now is agreed to.
  slice.consent = { hasImpact: true }
  if (isAsked) {
    // The modal shows this once.
    flow.send({ type: 'restored', step: { step: 'unknown', swap } })
    return true
  }
  const sent = approval && decisions.find({ account, id: approval.id })
  // Nothing is known of it any more: the allowance tells what is left to do.
  if (approval === undefined || sent === undefined) return true
  flow.send({ type: 'restored', step: { step: 'approving', swap, ...approval } })
  preview()
  if (sent.decidedAtMs !== undefined) {
    const isOther = sent.step === 'different'
    flow.send({ type: 'decided', isDone: sent.step === 'confirmed', isOther })
  }
  return true
}
