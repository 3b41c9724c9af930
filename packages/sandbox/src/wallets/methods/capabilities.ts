import { chainIdHex } from '../known-chain.ts'
import { asList, silently, type WalletMethod } from './wallet-method.ts'

/**
 * The capabilities of a plain key: it makes several calls one after the other, never all or
 * nothing.
 */
const PLAIN_KEY_CAPABILITIES = { atomic: { status: 'unsupported' } } as const

/** `wallet_getCapabilities` (EIP-5792): what each known chain offers. */
export const getCapabilities: WalletMethod = (core, params) => {
  const [address, wanted] = asList(params)
  if (address !== undefined) core.signerOf(address)
  const ids = core.knownChainIds().map(chainIdHex)
  const asked = Array.isArray(wanted) ? ids.filter((id) => wanted.includes(id)) : ids
  return silently(() => Object.fromEntries(asked.map((id) => [id, PLAIN_KEY_CAPABILITIES])))
}
