import { LatchkeyError, type Lazy } from '../contract/index.ts'
import { areTermsDue, requireTerms } from '../options/terms.ts'
import { settled } from '../store/settled.ts'
import type { PairableWallet, WalletPlatform } from '../store/state/listing.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { matchWallet } from '../wallets/match.ts'
import { offeredWallets } from '../wallets/narrowed.ts'
import type { AddressRequests } from './address-requests.ts'
import { isAddressInModal, isHeadlessEnded, opensFromList } from './address-rules.ts'
import type { CodeBesideList } from './code-beside-list.ts'
import type { FrontDeps } from './dependencies.ts'
import type { PairingSlice } from './pairing.state.ts'
import type { Pairing } from './pairing.ts'
import { offeredPlatforms } from './platforms.ts'
import { withLinks } from './with-links.ts'

/** Connecting wallets by wallet-connect. */
export interface PairingActions {
  /**
   * Leads to a wallet that was chosen: ConnectingExternal where it is in this browser, else
   * ConnectingWalletConnect. Without one any wallet may scan the code.
   *
   * @throws LatchkeyError `terms.not-accepted`, as the others.
   */
  show(wallet?: PairableWallet): void
  /**
   * Makes an address for a code beside the list of wallets, which stays the view that is shown. It ends
   * when the modal closes.
   */
  showBesideList(): void
  /** Loads what an address needs. Nothing is requested from the relay. */
  prepare(): void
  /** The visitor chose another way to the wallet, which the view shows from now on. */
  choosePlatform(platform: WalletPlatform): void
  /**
   * Headless `show`: requests an address for the page to show, or connects the wallet if it is in this
   * browser. An address that expires is replaced, a few times.
   *
   * @returns The account, as CAIP-10.
   * @throws LatchkeyError `terms.not-accepted`, `relay.missing`, `pairing.expired`, `wallet.rejected` and
   *   the like; `aborted` after `cancel`.
   */
  withWallet(wallet?: PairableWallet): Promise<string>
  /** Cancels what `withWallet` began. */
  cancel(): void
  /** Makes a new address. */
  retry(): void
  /**
   * Opens the chosen wallet with the address, in this very task; see `walletPlatforms`.
   *
   * @returns false when nothing could be opened.
   */
  openWallet(platform: WalletPlatform): boolean
  /** Opens the wallet of a session again, in this very task, where a link on this phone led to it. */
  reopenWallet(sessionId: string): void
  /** Puts the address on the clipboard. */
  copyAddress(): Promise<void>
}

interface ActionDeps extends FrontDeps {
  readonly pairing: Lazy<Pairing>
}

/** The parts that request an address and show it. */
interface ActionParts {
  readonly requests: AddressRequests
  readonly besideList: Pick<CodeBesideList, 'show'>
  readonly slice: PairingSlice
}

/** Time for a visitor to open the wallet and to approve, of the four minutes that an address has. */
const ENOUGH_MS = 150_000

/** An address that was made with the list may have little time left: the view opens nothing by itself, and gets a new one. */
function requestAddress({ store: { state }, ports }: ActionDeps, { requests }: ActionParts): void {
  const { current } = state.pairing
  const isOld = current.step === 'waiting' && current.expiresAtMs - ports.clock.now() < ENOUGH_MS
  if (isOld && !opensFromList(state)) requests.retry()
  else requests.start()
}

/** Creates the actions of one core. */
export function createPairingActions(deps: ActionDeps, parts: ActionParts): PairingActions {
  const { store, ports, ui, connect, pairing } = deps
  const { requests, besideList, slice } = parts
  const { state } = store

  return {
    choosePlatform: (platform) => emitSelected(deps, state.pairing.wallet, platform),
    showBesideList: besideList.show,
    prepare: () => prepare(deps),
    withWallet: (chosen) => withWallet(deps, parts, chosen),
    cancel() {
      if (state.pairing.isHeadless) requests.cancel()
    },
    show(chosen) {
      requireTerms(state)
      if (!state.modal.isOpen) ui.modal.open()
      const wallet = chosen && withLinks(store.snapshot(), chosen)
      const local = wallet && findLocal(state, wallet)
      if (local !== undefined) {
        connect.local(local.namespace, local.id)
        return
      }
      if (!canPair(state)) {
        ports.logger.error('No wallet can be paired with', new LatchkeyError('relay.missing', {}))
        return
      }
      slice.choose(wallet)
      // From now on the address is for the view, and ends with it.
      slice.setHeadless(false)
      ui.modal.push({ view: 'ConnectingWalletConnect', params: { walletId: wallet?.id } })
      emitSelected(deps, wallet, offeredPlatforms(state, wallet)[0])
      if (!state.options.isManualWalletConnect) requestAddress(deps, parts)
      // The address is there already: this press may open the wallet.
      if (opensFromList(state)) pairing.current()?.openWallet('mobile')
    },
    retry() {
      requireTerms(state)
      if (isHeadlessEnded(state) && isAddressInModal(state)) slice.setHeadless(false)
      requests.retry()
    },
    openWallet(platform) {
      requireTerms(state)
      const isOpened = pairing.current()?.openWallet(platform) ?? false
      const isShown = !isOpened && !state.pairing.isHeadless
      if (isShown) ui.notices.show({ tone: 'error', message: 'notice.linkRefused' })
      return isOpened
    },
    reopenWallet: (sessionId) => pairing.current()?.sessions.reopen(sessionId),
    async copyAddress() {
      requireTerms(state)
      const { current } = state.pairing
      if (!('uri' in current)) throw new LatchkeyError('clipboard.failed', {})
      await ports.windows.copy(current.uri)
    },
  }
}

function emitSelected(
  { events }: ActionDeps,
  wallet: PairableWallet | undefined,
  platform: WalletPlatform,
): void {
  // Without a wallet any may scan the code.
  events.emit({ type: 'walletSelected', name: wallet?.name ?? 'WalletConnect', platform })
}

function prepare({ store: { state }, pairing }: ActionDeps): void {
  // A failure is shown to the visitor who chooses the wallet.
  if (state.options.hasRelay && !areTermsDue(state)) pairing.load().catch(() => undefined)
}

/** The page shows the address, so no view is opened for it. */
async function withWallet(
  deps: ActionDeps,
  { requests, slice }: ActionParts,
  chosen?: PairableWallet,
): Promise<string> {
  const { store, connect } = deps
  const { state } = store
  requireTerms(state)
  const wallet = chosen && withLinks(store.snapshot(), chosen)
  const local = wallet && findLocal(state, wallet)
  if (local !== undefined) return connect.withWallet(local.namespace, local.id)
  if (!canPair(state)) throw new LatchkeyError('relay.missing', {})
  slice.choose(wallet)
  slice.setHeadless(true)
  // Waiting begins first: an address may fail in the same task.
  const result = untilPaired(deps)
  requests.start()
  const account = await result
  slice.setHeadless(false)
  return account
}

/** Resolves with the account of the wallet that answers. */
function untilPaired({ store, events }: ActionDeps): Promise<string> {
  const step = (): PairingStep['step'] => store.state.pairing.current.step
  return settled<string>({
    events,
    subscribe: store.subscribe,
    outcomeOf(event) {
      if (event.type === 'connectFailed' && step() === 'failed') return { error: event.error }
      const isPaired =
        event.type === 'sessionOpened' && (event.method === 'qrcode' || event.method === 'mobile')
      return isPaired ? { value: event.session.accounts[0] ?? '' } : undefined
    },
    isEnded: () =>
      step() === 'expired' ? new LatchkeyError('pairing.expired', {}) : step() === 'idle',
  })
}

/**
 * Returns true if there is an address to show: ours, or one that the website provided or will
 * provide.
 */
function canPair({ options, pairing }: Pick<Snapshot, 'options' | 'pairing'>): boolean {
  const { hasRelay, isManualWalletConnect } = options
  return hasRelay || isManualWalletConnect || pairing.current.step !== 'idle'
}

/** The wallet of this browser that was chosen, if there is one for sure. */
function findLocal(snapshot: Snapshot, wallet: PairableWallet) {
  const match = matchWallet(wallet, offeredWallets(snapshot), {
    isMobile: snapshot.device.isMobile,
    preferred: snapshot.network.activeNamespace,
  })
  return match.view === 'ConnectingExternal' ? match.wallet : undefined
}
