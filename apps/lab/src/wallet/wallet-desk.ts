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
  setEasy(isEasy: boolean): void
  setAway(isAway: boolean): void
}

/** How often the owner looks at the wallet: what sites do to it has no event of its own. */
const LOOK_MS = 150

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
    ...{ relayUrl: relay, chains: nodes },
    ...{ name: 'Lab wallet', url, icon: `${url}/src/page/icon.svg` },
  }).then((peer) => {
    const owner = createOwner(peer)
    setInterval(() => show(owner.look()), LOOK_MS)
    return { peer, owner }
  })
  started.catch((thrown) => show({ ...STARTING, status: 'failed', trouble: String(thrown) }))

  /** Runs an action of the owner and reports its failure. */
  async function act(run: (hands: Hands) => unknown): Promise<void> {
    const hands = await started
    const { temper } = hands.owner
    temper.trouble = undefined
    try {
      await run(hands)
    } catch (thrown) {
      temper.trouble = thrown instanceof Error ? thrown.message : String(thrown)
    }
    show(hands.owner.look())
  }

  return {
    ...{ view, subscribe },
    ...ownersMoves((run) => {
      // A wallet that did not start says so already.
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
        owner.temper.isPairing = true
        await peer.pair(uri).finally(() => {
          owner.temper.isPairing = false
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
    setEasy: (isEasy) => act(({ owner }) => owner.setEasy(isEasy)),
    setAway: (isAway) =>
      act(({ peer, owner }) => {
        owner.temper.isAway = isAway
        return isAway ? peer.goAway() : peer.comeBack()
      }),
  }
}

/** Holds the state of the page, and notifies listeners. */
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
