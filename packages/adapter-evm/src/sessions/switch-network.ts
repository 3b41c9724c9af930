import { refusal } from '@latchkey/core/adapter'
import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type Network,
  RPC_CODES,
  rpcErrorCode,
} from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { createMove, type Move } from './network-move.ts'

interface Deps {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Told when the wallet has to learn the network first. */
  onTeaching?(): void
}

/** Codes that mean the wallet has to learn the network first. Source: docs/specification.md, section 8. */
const TEACHABLE: ReadonlySet<number> = new Set<number>([
  RPC_CODES.unrecognizedChain,
  RPC_CODES.invalidChainId,
  RPC_CODES.sessionRejected,
])

/**
 * Asks the wallet to move to `network`, teaching it the network first if it must, and makes sure
 * that it is really there in the end.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.chain-unknown`, `aborted`.
 */
export async function switchNetwork(deps: Deps, network: Network<'eip155'>): Promise<void> {
  const move = createMove(deps, network.id)
  try {
    if (!(await agreesToMove(move, network))) {
      deps.onTeaching?.()
      await move.ask('wallet_addEthereumChain', [addedChain(network)])
      // Some wallets go to a network that they have learned, others stay where they were.
      if (!(await move.isThere())) await askToMove(move, network)
    }
    if (await move.arrives()) return
  } catch (thrown) {
    throw switchError(thrown)
  } finally {
    move.end()
  }
  throw new LatchkeyError('wallet.chain-unknown', {})
}

/** @returns false when the wallet does not know the network. */
async function agreesToMove(move: Move, network: Network<'eip155'>): Promise<boolean> {
  try {
    await askToMove(move, network)
    return true
  } catch (thrown) {
    if (TEACHABLE.has(rpcErrorCode(thrown) ?? 0)) return false
    throw thrown
  }
}

function askToMove(move: Move, network: Network<'eip155'>): Promise<void> {
  return move.ask('wallet_switchEthereumChain', [{ chainId: hexChainId(network.id) }])
}

/** Refusal, an open request and abort have their own words; every other code is one failure. */
function switchError(thrown: unknown): LatchkeyError {
  const error = refusal(thrown)
  const isTold = (['wallet.rejected', 'wallet.busy', 'aborted'] as const).some((code) =>
    isLatchkeyError(error, code),
  )
  return isTold ? error : new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown })
}

/** What a wallet is taught of a network: its own addresses, never a proxy's. Source: EIP-3085. */
function addedChain(network: Network<'eip155'>): object {
  const { id, name, nativeCurrency, rpcUrls, explorerUrl, imageUrl } = network
  const { name: coin, symbol, decimals } = nativeCurrency
  return {
    chainId: hexChainId(id),
    chainName: name,
    nativeCurrency: { name: coin, symbol, decimals },
    rpcUrls: [...rpcUrls],
    // MetaMask refuses empty lists here; what there is none of is left out.
    ...(explorerUrl === undefined ? {} : { blockExplorerUrls: [explorerUrl] }),
    ...(imageUrl === undefined ? {} : { iconUrls: [imageUrl] }),
  }
}
