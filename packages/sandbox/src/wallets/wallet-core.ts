import type { LocalAccount } from 'viem/accounts'
import { isSameAddress } from './address.ts'
import { requestNode } from './chain-node.ts'
import type { Hex } from './eip1193.ts'
import type { Emitter } from './emitter.ts'
import { type EvmManners, LATE_SWITCH_MS } from './evm-habits.ts'
import { chainIdHex, type WalletChain } from './known-chain.ts'
import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'
import type { WalletState } from './wallet-state.ts'

/** The state and the tools of the wallet's methods. */
export interface WalletCore {
  /** Read only; change it through `change`. */
  readonly state: Readonly<WalletState>
  /** Changes the state, stores it, and emits the events that follow from it. */
  change(change: Partial<WalletState>): void
  /** Makes a chain active that a page asked for: at once, unless it is the wallet's habit to be late. */
  moveTo(chainId: number): void
  /** The accounts the page may see now. */
  visibleAccounts(): readonly Hex[]
  /** @throws ProviderError 4100 when the page may not use this account. */
  signerOf(address: unknown): LocalAccount
  /** Returns true if the wallet knows a chain that no page added. */
  knows(chainId: number): boolean
  /** Makes a chain known that a page has described; `rpcUrl` is the node the page gave. */
  learn(chainId: number, rpcUrl: string): void
  /** Every chain it knows. */
  knownChainIds(): readonly number[]
  /** Asks a chain's node; the active chain's when no id is given. */
  ask(method: string, params?: unknown, chainId?: number): Promise<unknown>
  /** Runs tasks one after the other, so that two transactions never take the same number. */
  inOrder<T>(task: () => Promise<T>): Promise<T>
  /** Returns the node of a chain that it does not know yet. */
  reach(chainId: number): string | undefined
}

interface Deps {
  readonly state: WalletState
  readonly signers: readonly LocalAccount[]
  readonly chains: readonly WalletChain[]
  readonly movesAfterAdding: boolean
  readonly emitter: Emitter
  readonly manners: Pick<EvmManners, 'has' | 'event'>
  readonly save: (state: WalletState) => void
}

/** The wallet without its methods and without its owner. */
export function createWalletCore(deps: Deps): WalletCore {
  const { state, signers, chains, emitter, manners, save } = deps
  const own = (chainId: number) => chains.find((chain) => chain.chainId === chainId)
  const learned = (chainId: number) => state.learned[String(chainId)]
  const knows = (chainId: number) =>
    learned(chainId) !== undefined || (own(chainId)?.isKnown ?? own(chainId) !== undefined)
  const visibleAccounts = () => (state.isPermitted && !state.isLocked ? state.accounts : [])

  function change(change: Partial<WalletState>): void {
    const before = { chainId: state.chainId, accounts: visibleAccounts().join() }
    Object.assign(state, change)
    save(state)
    if (state.chainId !== before.chainId) emit('chainChanged', chainIdHex(state.chainId))
    const accounts = visibleAccounts()
    if (accounts.join() !== before.accounts) emit('accountsChanged', [...accounts])
  }

  function emit(event: string, proper: unknown): void {
    const payload = manners.event(event, proper)
    if (payload !== undefined) emitter.emit(event, payload)
  }

  return {
    state,
    knows,
    visibleAccounts,
    change,
    moveTo(chainId) {
      if (manners.has('late-switch')) setTimeout(() => change({ chainId }), LATE_SWITCH_MS)
      else change({ chainId })
    },
    learn(chainId, rpcUrl) {
      const move = deps.movesAfterAdding ? { chainId } : {}
      change({ learned: { ...state.learned, [String(chainId)]: rpcUrl }, ...move })
    },
    signerOf(address) {
      const signer = signers.find((account) => isSameAddress(account.address, address))
      if (signer && state.isPermitted) return signer
      const message = 'The requested account has not been authorized by the user.'
      throw new ProviderError(PROVIDER_ERROR.unauthorized, message)
    },
    knownChainIds() {
      const ids = [
        ...chains.map(({ chainId }) => chainId),
        ...Object.keys(state.learned).map(Number),
      ]
      return [...new Set(ids)].filter(knows)
    },
    inOrder: createQueue(),
    reach: (chainId) => own(chainId)?.rpcUrl,
    async ask(method, params = [], chainId = state.chainId) {
      const rpcUrl = own(chainId)?.rpcUrl ?? learned(chainId)
      if (rpcUrl !== undefined) return requestNode(rpcUrl, method, params)
      const message = `The wallet has no node for chain ${chainId}.`
      throw new ProviderError(PROVIDER_ERROR.chainDisconnected, message)
    },
  }
}

function createQueue(): WalletCore['inOrder'] {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    // A task that failed rejected the request it belongs to; the next one starts all the same.
    last = turn.catch(() => {})
    return turn
  }
}
