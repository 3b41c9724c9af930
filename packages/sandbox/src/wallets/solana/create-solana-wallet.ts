import type { Behaviour } from '../behaviour.ts'
import type { Hex } from '../eip1193.ts'
import { createAccounts } from '../namespace/create-accounts.ts'
import { createOwner } from '../namespace/create-owner.ts'
import type { NamespaceWallet } from '../namespace/namespace-wallet.ts'
import { createSolanaMethods } from './solana-methods.ts'
import { createSolanaSigner } from './solana-signer.ts'

/** How a scripted Solana wallet is made. */
export interface SolanaWalletOptions {
  /** Seeds of its keys, 32 bytes each; the first one's account is active at the start. */
  readonly privateKeys: readonly [Hex, ...Hex[]]
  /**
   * Address of the sandbox's Solana chain, `sandbox.addresses.solana`; or an address per chain, as
   * `{ 'solana:mainnet': … }`. Left out: it signs and cannot send.
   */
  readonly rpcUrl?: string | Readonly<Record<string, string>> | undefined
  /** The wallet's reaction to requests; `approve` when left out. */
  readonly behaviour?: Behaviour | undefined
}

/** A Solana wallet whose owner is a script. */
export type SolanaWallet = NamespaceWallet

/** Makes a Solana wallet with real keys that signs, and sends to real nodes of this machine. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const { behaviour = 'approve' } = options
  const accounts = createAccounts({
    all: options.privateKeys.map(createSolanaSigner),
    addressOf: ({ address }) => address,
    isLocked: behaviour === 'locked',
    changed: () => owner.emit('change', visibleAddresses()),
  })
  const visibleAddresses = () => accounts.visible().map(({ address }) => ({ address }))
  const { unlock, lock } = accounts
  const methods = createSolanaMethods({ accounts, urls: urlsOf(options.rpcUrl) })
  const owner = createOwner({ behaviour, methods, unlock, lock })
  const { emitter, ...desk } = owner
  const setHabits: NamespaceWallet['setHabits'] = (habits) => emitter.emit('habits', habits)
  const { visible, permit, need, ...shown } = accounts
  return { ...desk, ...shown, listenerCount: emitter.count, setHabits }
}

/** Returns the node of each chain. */
function urlsOf(rpcUrl: SolanaWalletOptions['rpcUrl']): Readonly<Record<string, string>> {
  if (typeof rpcUrl !== 'string') return rpcUrl ?? {}
  return { 'solana:mainnet': rpcUrl, 'solana:devnet': `${rpcUrl}/devnet` }
}
