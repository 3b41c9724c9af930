import type { EvmWallet } from '../wallets/evm-wallet.ts'
import { invalidParams, PROVIDER_ERROR, ProviderError } from '../wallets/provider-error.ts'
import type { PeerRequest } from './peer.ts'
import type { SolanaKey } from './solana-key.ts'

/** A refusal as the session protocol numbers it. */
export const USER_REJECTED = { code: 5000, message: 'User rejected.' }

/** The end of a request: a result, or an error of JSON-RPC. */
export type PeerAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: string } }

interface Deps {
  readonly evm: EvmWallet
  readonly solana: SolanaKey
  /** Puts the EVM side onto a request's chain, telling nobody. */
  goTo(chainId: number): void
}

/** Does what a site asks for, with real keys. */
export async function answerRequest(deps: Deps, request: PeerRequest): Promise<PeerAnswer> {
  try {
    return { result: (await carryOut(deps, request)) ?? null }
  } catch (thrown) {
    const { code = PROVIDER_ERROR.internal, message = 'The wallet failed.', data } = Object(thrown)
    if (code === PROVIDER_ERROR.rejected) return { error: USER_REJECTED }
    return { error: { code, message, ...(data === undefined ? {} : { data: String(data) }) } }
  }
}

function carryOut({ evm, solana, goTo }: Deps, request: PeerRequest): Promise<unknown> {
  const { chainId, method, params } = request
  const [namespace, reference] = chainId.split(':')
  if (namespace === 'eip155') {
    goTo(Number(reference))
    // A wallet reads what it is sent, whatever it is.
    return evm.provider.request({ method, params: params as object })
  }
  if (method === 'solana_signMessage') return signMessage(solana, params)
  throw new ProviderError(PROVIDER_ERROR.unsupportedMethod, `This wallet does not know ${method}.`)
}

async function signMessage(solana: SolanaKey, params: unknown): Promise<unknown> {
  const { message, pubkey } = Object(params)
  if (typeof message !== 'string' || pubkey !== solana.address) {
    throw invalidParams('Expected a message and this account.')
  }
  return { signature: await solana.sign(message) }
}
