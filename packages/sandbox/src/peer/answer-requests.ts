import type { BitcoinWallet } from '../wallets/bitcoin/create-bitcoin-wallet.ts'
import type { EvmWallet } from '../wallets/evm-wallet.ts'
import { PROVIDER_ERROR, ProviderError } from '../wallets/provider-error.ts'
import type { SolanaWallet } from '../wallets/solana/create-solana-wallet.ts'
import { answerBitcoin } from './bitcoin-requests.ts'
import type { Habits } from './habits.ts'
import type { PeerRequest } from './peer.ts'
import { answerSolana } from './solana-requests.ts'

/** The end of a request: a result, or an error of JSON-RPC. */
export type PeerAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code?: number; readonly message: string; readonly data?: string } }

interface Deps {
  readonly evm: EvmWallet
  readonly solana: SolanaWallet
  readonly bitcoin: BitcoinWallet
  readonly habits: Habits
  /** Switches the EVM side to a request's chain, without events. */
  goTo(chainId: number): void
}

/** Does what a site asks for, with real keys. */
export async function answerRequest(deps: Deps, request: PeerRequest): Promise<PeerAnswer> {
  try {
    return { result: (await carryOut(deps, request)) ?? null }
  } catch (thrown) {
    const { code = PROVIDER_ERROR.internal, message = 'The wallet failed.', data } = Object(thrown)
    if (code === PROVIDER_ERROR.rejected) return { error: deps.habits.refusals().request }
    return { error: { code, message, ...(data === undefined ? {} : { data: String(data) }) } }
  }
}

function carryOut({ evm, solana, bitcoin, goTo }: Deps, request: PeerRequest): Promise<unknown> {
  const { chainId, method, params } = request
  const [namespace, reference] = chainId.split(':')
  switch (namespace) {
    case 'eip155':
      goTo(Number(reference))
      // A wallet reads what it is sent, whatever it is.
      return evm.provider.request({ method, params: params as object })
    case 'solana':
      return answerSolana(solana, request)
    case 'bip122':
      return answerBitcoin(bitcoin, request)
    default: {
      const message = `This wallet does not know ${method}.`
      throw new ProviderError(PROVIDER_ERROR.unsupportedMethod, message)
    }
  }
}
