import type { PlainError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { requireTerms } from '../options/terms.ts'
import type { Store } from '../store/create-store.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import type { AddressRequests } from './address-requests.ts'
import { isAddressForList, isAddressInModal, isListShown } from './address-rules.ts'
import type { PairingSlice } from './pairing.state.ts'

/** A code beside the list of wallets. Its address is the one that the other views show afterwards. */
export interface CodeBesideList {
  /** @throws LatchkeyError `terms.not-accepted`. */
  show(): void
  /** Shows what a wallet answered in the view of codes, and keeps the code of that view for the list. */
  onStateChange(): void
}

interface Deps {
  readonly store: Store
  readonly ui: Pick<Ui, 'modal'>
  readonly requests: Pick<AddressRequests, 'start' | 'cancel'>
  readonly slice: Pick<PairingSlice, 'choose' | 'setBesideList'>
}

/** Creates the code beside the list of one core. Nothing is requested before `show`. */
export function createCodeBesideList({ store, ui, requests, slice }: Deps): CodeBesideList {
  const { modal } = ui
  const { state } = store
  let before: PairingStep['step'] = 'idle'

  function showAnswer(): void {
    if (isAddressInModal(state)) return
    modal.push({ view: 'ConnectingWalletConnect', params: { walletId: state.pairing.wallet?.id } })
  }

  function afterFailure(error: PlainError, isNews: boolean): void {
    const isList = isListShown(state)
    if (isList && isOfRelay(error)) return
    if (isList && isNews) showAnswer()
    // Another view shows failures of its own.
    else if (!isAddressInModal(state)) requests.cancel()
  }

  return {
    show() {
      requireTerms(state)
      if (state.pairing.isHeadless || !isListShown(state)) return
      slice.setBesideList(true)
      requests.start()
    },
    onStateChange() {
      if (isAddressForList(state)) slice.setBesideList(true)
      const { current, isBesideList, wallet } = state.pairing
      const isNews = current.step !== before
      before = current.step
      if (!isBesideList) return
      if (current.step === 'connected' && isNews) showAnswer()
      else if (current.step === 'failed') afterFailure(current.error, isNews)
      // Back from a wallet that was chosen: any may scan the code again.
      else if (wallet !== undefined && isListShown(state)) slice.choose(undefined)
    },
  }
}

/** No code could be made; other failures are answers of wallets. */
function isOfRelay({ code }: PlainError): boolean {
  return code.startsWith('relay.') || code.startsWith('http.')
}
