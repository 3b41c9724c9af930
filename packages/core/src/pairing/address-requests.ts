import { type LatchkeyError, type Lazy, plainError, toLatchkeyError } from '../contract/index.ts'
import { areTermsDue } from '../options/terms.ts'
import type { Ports } from '../platform/ports.ts'
import type { Store } from '../store/create-store.ts'
import type { Events } from '../store/events.ts'
import { WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { isAddressDue, isAddressNeeded, isAddressShown } from './address-rules.ts'
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

interface Deps {
  readonly store: Store
  readonly ports: Pick<Ports, 'logger'>
  readonly events: Events
  readonly pairing: Lazy<LoadedPairing>
  readonly slice: PairingSlice
}

/** Creates the requests of one core. */
export function createAddressRequests(deps: Deps): AddressRequests {
  const { store, ports } = deps
  const { state } = store
  /** The address that the website provided. */
  let provided: string | undefined
  /** It is shown once the visitor has accepted the website's terms. */
  let isDelayed = false
  const loader = createLoader(deps)
  const isNeeded = (): boolean => isAddressNeeded(state, provided !== undefined)

  /** Runs at once where pairing is loaded, else after loading, unless the visitor has left. */
  function withPairing(use: (loaded: LoadedPairing) => void): void {
    loader.run((loaded) => (isNeeded() ? use(loaded) : cancel()))
  }

  function cancel(): void {
    provided = undefined
    isDelayed = false
    clear()
  }

  function clear(): void {
    loader.cancel()
    clearPairing(deps)
  }

  function showDelayed(uri: string): void {
    isDelayed = areTermsDue(state)
    if (isDelayed) return
    withPairing((loaded) => {
      if (loaded.showAddress(uri)) return
      cancel()
      ports.logger.error('The address given to open() is none that a wallet can answer now')
    })
  }

  function onStateChange(): void {
    if (!isNeeded()) cancel()
    else if (areTermsDue(state)) {
      // A wallet that has the address could connect by it.
      isDelayed = provided !== undefined
      clear()
    } else if (isDelayed && provided !== undefined) showDelayed(provided)
    else if (state.pairing.current.step === 'idle' && isAddressDue(state)) start()
  }

  const start = (): void => withPairing((loaded) => loaded.start())
  return {
    start,
    cancel,
    onStateChange,
    retry() {
      provided = undefined
      withPairing((loaded) => loaded.retry())
    },
    show(uri) {
      provided = uri
      showDelayed(uri)
    },
  }
}

/** Cancels the request for an address, and clears what is shown of it. */
function clearPairing({ store, pairing, slice }: Omit<Deps, 'ports' | 'events'>): void {
  const { current, wallet, isBesideList = false } = store.state.pairing
  if (current.step === 'idle' && wallet === undefined && !isBesideList) return
  pairing.current()?.cancel()
  slice.clear()
}

/** Loads pairing, and shows when it can't be loaded. */
function createLoader(deps: Omit<Deps, 'ports'>) {
  const { pairing, slice } = deps
  let cancelCount = 0

  return {
    run(use: (loaded: LoadedPairing) => void): void {
      const loaded = pairing.current()
      if (loaded !== undefined) {
        use(loaded)
        return
      }
      slice.write({ step: 'preparing' })
      const before = cancelCount
      pairing
        .load()
        .then((first) => {
          // Cancelled while it was loading, as when the core stops: nothing is requested.
          if (cancelCount === before) use(first)
        })
        .catch((thrown: unknown) => showFailure(deps, toLatchkeyError(thrown)))
    },
    cancel(): void {
      cancelCount += 1
    },
  }
}

function showFailure(
  { store: { state }, slice, events }: Omit<Deps, 'ports'>,
  error: LatchkeyError,
): void {
  if (state.pairing.current.step !== 'preparing') return
  slice.write({ step: 'failed', error: plainError(error) })
  if (!isAddressShown(state)) return
  const { id = WALLET_CONNECT_ID, name = 'WalletConnect' } = state.pairing.wallet ?? {}
  const wallet = { id, name, namespace: state.network.activeNamespace }
  events.emit({ type: 'connectFailed', wallet, error })
}
