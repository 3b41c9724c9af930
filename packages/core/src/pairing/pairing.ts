import type { EndedBy, Sessions } from '../connections/sessions.ts'
import type { LatchkeyError, Session, Undo } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { isAddressAwaited } from './address-rules.ts'
import { createPairingFlow } from './addresses.ts'
import type { FarBase } from './base.ts'
import { createChannelAdapters } from './channel-adapters.ts'
import { faceOf, NOBODY } from './faces.ts'
import { openWallet, type Sent } from './open-wallet.ts'
import { createPairedSessions, type PairedSessions, type Reached } from './paired-sessions.ts'
import { readFreshAddress } from './pairing-address.ts'
import type { WalletPlatform } from './platforms.ts'
import type { RelayLine } from './relay-line.ts'
import type { PairedFace } from './stored-pairing.ts'

/** Pairing, as it is once it was needed for the first time. */
export interface PairingPart {
  readonly sessions: PairedSessions
  /** Begins, or goes on with an address that still stands. */
  begin(): void
  /** Begins anew. */
  retry(): void
  /** Shows an address of the website's own. @returns false where no wallet could answer it. */
  give(uri: string): boolean
  /** @returns false when nothing could be opened. */
  openWallet(platform: WalletPlatform): boolean
  leave(): void
  /** A session is over: "Connected" is not shown for one that is none any more. */
  ended(session: Session, by: EndedBy): void
  stop(): void
}

interface Deps {
  readonly base: FarBase
  readonly account: Sessions
  readonly line: RelayLine
}

/** Wires pairing. Nothing is loaded, opened or asked before it begins. */
export function createPairingPart(deps: Deps): PairingPart {
  const { base, line } = deps
  let sent: Sent | undefined
  const unserve = serveWithoutAdapters(deps)
  const sessions = createPairedSessions(deps)
  const flow = createPairingFlow({
    clock: base.ports.clock,
    onState: base.slices.pairing.write,
    pair: async (signal) => (await line.get()).pair(line.question(), signal),
    async ready(paired) {
      const face = faceOf(base.store.state.pairing.wallet, paired.peer)
      return { account: await sessions.ready(paired), wallet: cardOf(base, face) }
    },
    adopt: (paired, wallet) => sessions.adopt(paired, reachedBy(base, wallet, sent)),
    drop: sessions.drop,
    failed: (error) => tellFailure(base, error),
  })
  const send = (...[event]: Parameters<typeof flow.send>): void => {
    if (event.type !== 'linked') sent = undefined
    flow.send(event)
  }
  const retry = (): void => send({ type: 'wanted' })
  return {
    sessions,
    begin() {
      const { step } = flow.state()
      if (step !== 'preparing' && step !== 'waiting' && step !== 'linking') retry()
    },
    retry,
    give(uri) {
      const address = readFreshAddress(uri, base.ports.clock.now())
      if (address !== undefined) send({ type: 'given', address })
      return address !== undefined
    },
    openWallet(platform) {
      const opened = openWallet(base, platform)
      if (opened === 'refused') return false
      if (opened === 'expired') retry()
      else {
        sent = opened
        send({ type: 'linked' })
      }
      return true
    },
    leave: () => send({ type: 'left' }),
    ended(session, by) {
      sessions.ended(session, by)
      if (!sessions.isOpen(session.id) && flow.state().step === 'connected') send({ type: 'left' })
    },
    stop() {
      send({ type: 'left' })
      unserve()
    },
  }
}

function cardOf({ store }: FarBase, face: PairedFace): WalletCard {
  return { ...face, namespace: store.state.network.activeNamespace }
}

function reachedBy(
  { looks }: FarBase,
  { id, name, icon, rdns }: WalletCard,
  sent: Sent | undefined,
): Reached {
  const isByLink = sent?.platform === 'mobile'
  return {
    face: { id, name, icon, rdns },
    method: isByLink ? 'mobile' : 'qrcode',
    link: isByLink ? { href: sent.href, name: sent.name } : undefined,
    isBasic: looks.route().view === 'ConnectingWalletConnectBasic',
  }
}

function tellFailure(base: FarBase, error: LatchkeyError): void {
  if (error.code === 'relay.clock') base.alert('JWT_TOKEN_NOT_VALID')
  // Made early, nobody waits for it yet: whoever does is told when it is tried again.
  if (!isAddressAwaited(base)) return
  const wallet = cardOf(base, faceOf(base.store.state.pairing.wallet, NOBODY))
  base.events.emit({ type: 'connectFailed', wallet, error })
}

/** Without adapters a session is served by its channel alone. */
function serveWithoutAdapters({ base, account }: Omit<Deps, 'line'>): Undo {
  const { options, network } = base.store.state
  if (options.hasAdapters) return () => {}
  const own = createChannelAdapters(network.supported)
  base.adapters.push(...own)
  const undo = own.map(account.follower.follow)
  return () => {
    for (const each of undo) each()
  }
}
