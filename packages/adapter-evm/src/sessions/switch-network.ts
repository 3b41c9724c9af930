import { type Clock, LatchkeyError, type Network } from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { mayNotKnowChain, switchError } from '../errors.ts'
import { createMove, type Move } from './network-move.ts'

interface Deps {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called when the wallet has to add the network first. */
  onTeaching?(): void
}

/**
 * Asks the wallet to switch to `network`, adds the network to the wallet if it is unknown there,
 * and checks in the end that the wallet is really on it.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.chain-unknown`, `aborted`.
 */
export async function switchNetwork(deps: Deps, network: Network<'eip155'>): Promise<void> {
  const move = createMove(deps, network.id)
  try {
    if (!(await agreesToMove(move, network))) {
      deps.onTeaching?.()
      await move.request('wallet_addEthereumChain', [addedChain(network)])
      // Some wallets switch to a network that was added, others do not.
      if (!(await move.isThere())) await requestSwitch(move, network)
    }
    if (await move.confirm()) return
  } catch (thrown) {
    throw switchError(thrown)
  } finally {
    move.end()
  }
  throw new LatchkeyError('wallet.chain-unknown', {})
}

/** @returns false when the wallet may not know the network. */
async function agreesToMove(move: Move, network: Network<'eip155'>): Promise<boolean> {
  try {
    await requestSwitch(move, network)
    return true
  } catch (thrown) {
    if (mayNotKnowChain(thrown)) return false
    throw thrown
  }
}

function requestSwitch(move: Move, network: Network<'eip155'>): Promise<void> {
  return move.request('wallet_switchEthereumChain', [{ chainId: hexChainId(network.id) }])
}

/**
 * The parameters of a network to add: its own RPC addresses, never those of a proxy. Source:
 * EIP-3085.
 */
function addedChain(network: Network<'eip155'>): object {
  const { id, name, nativeCurrency, rpcUrls, explorerUrl, imageUrl } = network
  const { name: coin, symbol, decimals } = nativeCurrency
  return {
    chainId: hexChainId(id),
    chainName: name,
    nativeCurrency: { name: coin, symbol, decimals },
    ...listOf('rpcUrls', rpcUrls),
    ...listOf('blockExplorerUrls', [explorerUrl]),
    ...listOf('iconUrls', [imageUrl]),
  }
}

const WEB = /^https?:\/\/./i

/** Wallets refuse empty lists and addresses that are none, so that both are left out. */
function listOf(name: string, addresses: readonly (string | undefined)[]): object {
  const usable = addresses.filter((address) => address !== undefined && WEB.test(address))
  return usable.length === 0 ? {} : { [name]: usable }
}
