import type { Actions } from '../actions.ts'
import type { StoredConnection } from '../connections/list-stored.ts'
import type { TakenUp } from '../connections/resume.ts'
import type { Sessions, SharedWallet } from '../connections/sessions.ts'
import {
  LatchkeyError,
  plainError,
  type Session,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { PairableWallet } from '../store/root-state.ts'
import { isPaired } from '../store/wallet-ids.ts'
import { matchWallet } from '../wallets/match.ts'
import { isAddressDue, isAddressEarly, isAddressWanted } from './address-rules.ts'
import type { FarBase } from './base.ts'
import { WALLET_CONNECT_ID } from './constants.ts'
import { fetched, type Later } from './later.ts'
import type { PairingPart } from './pairing.ts'
import { reach } from './reach.ts'
import { createRelayLine } from './relay-line.ts'
import { wholeWallet } from './with-links.ts'

/** Wallet-connect, as far as it is there before anybody needs it. */
export interface PairingWire extends SharedWallet {
  readonly actions: Actions['pairing']
  /** Begins when a view needs an address, and ends when none does any more. */
  follow(): Undo
  give(uri: string): void
  /** @returns undefined when the stored wallet is none of these. */
  resume(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<TakenUp | undefined> | undefined
  /** Follows another tab. */
  reread(): void
  close(session: Session): Promise<void>
  stop(): void
}

/** What is made after this, and needed once somebody pairs. */
interface Others {
  readonly account: Sessions
  readonly connect: Actions['connect']
  readonly modal: Pick<Actions, 'open'>
}

/** Wires wallet-connect; all but what leads to it is loaded when it is first needed. */
export function wirePairing(base: FarBase, others: () => Others): PairingWire {
  const line = createRelayLine(base, (change) => part.part()?.sessions.heard(change))
  const part: Later<PairingPart> = fetched<PairingPart>(
    async () => {
      // The relay is loaded beside the module; a failure is reported to whoever needs it next.
      line.get().catch(() => undefined)
      return (await reach()).createPairingPart({ base, account: others().account, line })
    },
    (thrown) => tellUnreached(base, thrown),
    { after: base.timers.after, isWanted: () => false },
  )
  const visit = createVisit(base, part)
  return {
    actions: createPairingActions({ base, part, visit, others }),
    follow() {
      visit.heed()
      return base.store.subscribe(visit.heed)
    },
    give: visit.give,
    resume(connection, signal) {
      if (connection.walletId !== WALLET_CONNECT_ID) return undefined
      return Promise.resolve(part.ask((it) => it.sessions.resume(connection.namespace, signal)))
    },
    reread: () => part.part()?.sessions.reread(),
    ended(session, by) {
      if (isPaired(session)) part.part()?.ended(session, by)
    },
    async close(session) {
      if (isPaired(session)) await part.part()?.sessions.close(session)
    },
    stop() {
      visit.leave()
      part.part()?.stop()
      line.stop()
    },
  }
}

/** Whoever waits for an address is told that there is none. */
function tellUnreached({ slices, store }: FarBase, thrown: unknown): void {
  if (store.state.pairing.current.step !== 'preparing') return
  slices.pairing.write({ step: 'failed', error: plainError(toLatchkeyError(thrown)) })
}

/** From the moment somebody needs an address until nobody does. */
interface Visit {
  /** Begins and ends with the views that need one. */
  heed(): void
  begin(): void
  retry(): void
  give(uri: string): void
  leave(): void
}

function createVisit(base: FarBase, part: Later<PairingPart>): Visit {
  const { slices, store, ports } = base
  const { pairing } = store.state
  /** The website gave an address of its own. */
  let isGiven = false

  function ask(use: (it: PairingPart) => void): void {
    if (part.part() === undefined) slices.pairing.write({ step: 'preparing' })
    part.tell((it) => {
      // Left while it was on its way: nobody waits for it.
      if (isAddressWanted(base, isGiven)) use(it)
      else leave()
    })
  }

  function leave(): void {
    isGiven = false
    if (pairing.current.step === 'idle' && pairing.wallet === undefined) return
    part.part()?.leave()
    slices.pairing.leave()
  }

  const begin = (): void => ask((it) => it.begin())
  return {
    begin,
    heed() {
      if (!isAddressWanted(base, isGiven)) leave()
      else if (pairing.current.step === 'idle' && isAddressDue(base)) begin()
    },
    retry() {
      isGiven = false
      ask((it) => it.retry())
    },
    give(uri) {
      isGiven = true
      ask((it) => {
        if (it.give(uri)) return
        leave()
        ports.logger.error('The address given to open() is none that a wallet can answer now')
      })
    },
    leave,
  }
}

interface ActionDeps {
  readonly base: FarBase
  readonly part: Later<PairingPart>
  readonly visit: Visit
  others(): Others
}

function createPairingActions({ base, part, visit, others }: ActionDeps): Actions['pairing'] {
  const { slices, store, ports } = base
  const { state } = store
  return {
    show(chosen) {
      if (!state.modal.isOpen) others().modal.open()
      const wallet = chosen && wholeWallet(store.snapshot(), chosen)
      const local = wallet && findLocal(base, wallet)
      if (local !== undefined) {
        others().connect.external(local.namespace, local.id)
        return
      }
      if (!canPair(base)) {
        ports.logger.error('No wallet can be paired with', new LatchkeyError('relay.missing', {}))
        return
      }
      slices.pairing.choose(wallet)
      slices.router.push({ view: 'ConnectingWalletConnect', params: { walletId: wallet?.id } })
      if (!state.options.isManualWalletConnect) visit.begin()
      // The address stands: this tap may open the wallet already.
      if (isAddressEarly(state)) part.part()?.openWallet('mobile')
    },
    retry: visit.retry,
    openWallet(platform) {
      const isOpened = part.part()?.openWallet(platform) ?? false
      if (!isOpened) slices.notices.show({ tone: 'error', message: 'notice.linkRefused' })
    },
    async copyAddress() {
      const { current } = state.pairing
      if (!('uri' in current)) throw new LatchkeyError('clipboard.failed', {})
      await ports.windows.copy(current.uri)
    },
  }
}

/** Whether there is an address to show: ours, or one that the website gave or will give. */
function canPair({ store: { state } }: FarBase): boolean {
  const { hasRelay, isManualWalletConnect } = state.options
  return hasRelay || isManualWalletConnect || state.pairing.current.step !== 'idle'
}

/** The wallet in this browser that was meant, if there is one for sure. */
function findLocal({ store }: FarBase, wallet: PairableWallet) {
  const { wallets, device, modal, network } = store.state
  const match = matchWallet(wallet, wallets.local, {
    isMobile: device.isMobile,
    preferred: modal.namespaceFilter ?? network.activeNamespace,
  })
  return match.view === 'ConnectingExternal' ? match.wallet : undefined
}
