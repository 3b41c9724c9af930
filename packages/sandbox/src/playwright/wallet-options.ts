import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import type { Behaviour } from '../wallets/behaviour.ts'
import type { Hex } from '../wallets/eip1193.ts'
import type { EvmHabit } from '../wallets/evm-habits.ts'
import type { EvmWalletOptions } from '../wallets/evm-wallet.ts'
import type { WalletChain } from '../wallets/known-chain.ts'

/** The nodes of a wallet's chains: JSON-RPC addresses by chain id, or the long form. */
export type ChainChoice = Readonly<Record<number, string>> | readonly WalletChain[]

/** Options of every wallet in a page. */
export interface WalletOptions {
  readonly chains: ChainChoice
  /** Its keys; those of the first two seeded accounts when left out. */
  readonly privateKeys?: readonly [Hex, ...Hex[]] | undefined
  /** The chain that is active at the start, when it is not the first. */
  readonly chainId?: number | undefined
  /** The wallet's reaction to requests; `approve` when left out. */
  readonly behaviour?: Behaviour | undefined
  /** Habits beside the standards; none when left out. */
  readonly habits?: readonly EvmHabit[] | undefined
  /** It connects and signs by one prompt. Source: ERC-7846. */
  readonly connectsSigned?: boolean | undefined
  /** It keeps permissions. Source: ERC-7715. */
  readonly keepsPermissions?: boolean | undefined
  /** Its accounts are contracts of the keys: they sign, and send nothing. */
  readonly isContract?: boolean | undefined
}

/** The wallet's own options from what a test says. */
export function toEvmWalletOptions(options: WalletOptions): EvmWalletOptions {
  const { chains, chainId, behaviour, habits, connectsSigned, keepsPermissions, isContract } =
    options
  const [first, second] = SANDBOX_ACCOUNTS
  return {
    chains: toList(chains),
    chainId,
    behaviour,
    habits,
    connectsSigned,
    keepsPermissions,
    isContract,
    privateKeys: options.privateKeys ?? [first.privateKey, second.privateKey],
  }
}

function toList(chains: ChainChoice): readonly WalletChain[] {
  if (isList(chains)) return chains
  return Object.entries(chains).map(([id, rpcUrl]) => ({ chainId: Number(id), rpcUrl }))
}

function isList(chains: ChainChoice): chains is readonly WalletChain[] {
  return Array.isArray(chains)
}
