import { type Lazy, plainError, toLatchkeyError } from '../contract/index.ts'
import { isAddressDue, isAddressNeeded } from './address-rules.ts'
import type { PairingDeps, PairingPorts } from './dependencies.ts'
import type { PairingSlice } from './pairing.state.ts'
import type { Pairing } from './pairing.ts'

/** Requests addresses from the first view that needs one to the last. */
export interface AddressRequests {
  /** Requests an address, unless there is one. */
  start(): void
  /** Requests a fresh address. */
  retry(): void
  /** Shows an address that the website provides. */
  show(uri: string): void
  cancel(): void
  /** Starts and cancels as the visitor moves from view to view. */
  onStateChange(): void
}

type LoadedPairing = Pick<Pairing, 'start' | 'retry' | 'showAddress' | 'cancel'>

interface Deps extends Pick<PairingDeps, 'store'> {
  readonly ports: Pick<PairingPorts, 'logger'>
  readonly pairing: Lazy<LoadedPairing>
  readonly slice: PairingSlice
}

/** Creates the requests of one core. */
export function createAddressRequests({ store, ports, pairing, slice }: Deps): AddressRequests {
  const { state } = store
  /** The website provided the address. */
  let isProvided = false
  let cancelCount = 0

  function withPairing(use: (loaded: LoadedPairing) => void): void {
    // The visitor may have left while it was loading.
    const run = (loaded: LoadedPairing): void =>
      isAddressNeeded(state, isProvided) ? use(loaded) : cancel()
    const loaded = pairing.current()
    if (loaded !== undefined) {
      run(loaded)
      return
    }
    slice.write({ step: 'preparing' })
    const before = cancelCount
    pairing
      .load()
      .then((first) => {
        // Cancelled while it was loading, as when the core stops: nothing is requested.
        if (cancelCount === before) run(first)
      })
      .catch(showFailure)
  }

  function showFailure(thrown: unknown): void {
    if (state.pairing.current.step !== 'preparing') return
    slice.write({ step: 'failed', error: plainError(toLatchkeyError(thrown)) })
  }

  function cancel(): void {
    cancelCount += 1
    isProvided = false
    if (state.pairing.current.step === 'idle' && state.pairing.wallet === undefined) return
    pairing.current()?.cancel()
    slice.clear()
  }

  const start = (): void => withPairing((loaded) => loaded.start())
  return {
    start,
    cancel,
    retry() {
      isProvided = false
      withPairing((loaded) => loaded.retry())
    },
    show(uri) {
      isProvided = true
      withPairing((loaded) => {
        if (loaded.showAddress(uri)) return
        cancel()
        ports.logger.error('The address given to open() is none that a wallet can answer now')
      })
    },
    onStateChange() {
      if (!isAddressNeeded(state, isProvided)) cancel()
      else if (state.pairing.current.step === 'idle' && isAddressDue(state)) start()
    },
  }
}
