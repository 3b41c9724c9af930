import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import type { Decision } from '@latchkey/sandbox/wallets'
import type { PageAddresses } from '../addresses/page-addresses.ts'
import { createOwner, type Owner } from './owner.ts'
import { STARTING, type WalletView } from './wallet-view.ts'

/** A wallet and its owner, for the page. */
export interface WalletDesk {
  view(): WalletView
  subscribe(listener: () => void): () => void
  pair(uri: string): void
  answerProposal(decision: 'approve' | 'reject'): void
  answerPrompt(decision: Decision): void
  switchAccount(address: string): void
  switchChain(chainId: number): void
  endSessions(): void
  setApprovesAll(approvesAll: boolean): void
  setOffline(isOffline: boolean): void
}

/** Time between two reads of the wallet's state: changes by sites emit no event. */
const READ_EVERY_MS = 150

interface Hands {
  readonly peer: Peer
  readonly owner: Owner
}

/**
 * Starts a wallet on WalletKit that asks its owner about everything.
 *
 * @param url - Where its page is.
 */
export function createWalletDesk({ relay, nodes }: PageAddresses, url: string): WalletDesk {
  const { view, subscribe, show } = createShow(STARTING)
  const started = startPeer({
    relayUrl: relay,
    chains: nodes,
    name: 'Lab wallet',
    url,
    icon: `${url}/src/page/icon.svg`,
  }).then((peer) => {
    const owner = createOwner(peer)
    setInterval(() => show(owner.readView()), READ_EVERY_MS)
    return { peer, owner }
  })
  started.catch((thrown) => show({ ...STARTING, status: 'failed', lastError: String(thrown) }))

  /** Runs an action of the owner and reports its failure. */
  async function act(run: (hands: Hands) => unknown): Promise<void> {
    const hands = await started
    const { settings } = hands.owner
    settings.lastError = undefined
    try {
      await run(hands)
    } catch (thrown) {
      settings.lastError = thrown instanceof Error ? thrown.message : String(thrown)
    }
    show(hands.owner.readView())
  }

  return {
    view,
    subscribe,
    ...ownersMoves((run) => {
      // A wallet that did not start has already shown the error.
      act(run).catch(() => {})
    }),
  }
}

function ownersMoves(
  act: (run: (hands: Hands) => unknown) => void,
): Omit<WalletDesk, 'view' | 'subscribe'> {
  return {
    pair: (uri) =>
      act(async ({ peer, owner }) => {
        owner.settings.isPairing = true
        await peer.pair(uri).finally(() => {
          owner.settings.isPairing = false
        })
      }),
    answerProposal: (decision) => act(({ owner }) => owner.answerProposal(decision)),
    answerPrompt: (decision) => act(({ peer }) => peer.evm.decide(decision)),
    switchAccount(address) {
      act(({ peer }) => {
        const account = peer.evm.accounts().find((one) => one === address)
        return account && peer.switchAccount(account)
      })
    },
    switchChain: (chainId) => act(({ peer }) => peer.switchChain(chainId)),
    endSessions: () => act(({ peer }) => peer.end()),
    setApprovesAll: (approvesAll) => act(({ owner }) => owner.setApprovesAll(approvesAll)),
    setOffline: (isOffline) =>
      act(({ peer, owner }) => {
        owner.settings.isOffline = isOffline
        return isOffline ? peer.goAway() : peer.comeBack()
      }),
  }
}

/** Stores the state of the page, and notifies listeners. */
function createShow(first: WalletView): Pick<WalletDesk, 'view' | 'subscribe'> & {
  show(next: WalletView): void
} {
  const listeners = new Set<() => void>()
  let view = first
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next) {
      if (JSON.stringify(next) === JSON.stringify(view)) return
      view = next
      for (const listener of listeners) listener()
    },
  }
}
