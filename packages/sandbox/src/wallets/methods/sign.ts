import { isSameAddress } from '../address.ts'
import type { Hex } from '../eip1193.ts'
import { invalidParams } from '../provider-error.ts'
import { asList, isRecord, type WalletMethod, withOwner } from './wallet-method.ts'

/** `personal_sign` (EIP-191): text, or bytes as hexadecimal, signed by one of the accounts. */
export const personalSign: WalletMethod = (core, params) => {
  const [first, second] = asList(params)
  // Some pages send the account first; no message that is an account of this wallet is likely.
  const isSwapped = core.state.accounts.some((address) => isSameAddress(address, first))
  const [message, address] = isSwapped ? [second, first] : [first, second]
  if (typeof message !== 'string') throw invalidParams('Expected a message and an account.')
  const signer = core.signerOf(address)
  return withOwner(() =>
    signer.signMessage({ message: isBytes(message) ? { raw: message } : message }),
  )
}

/** `eth_signTypedData_v4` (EIP-712): refused when the data is for another chain. */
export const signTypedData: WalletMethod = (core, params) => {
  const [address, data] = asList(params)
  const signer = core.signerOf(address)
  const typed = readTypedData(data)
  const chainId = typed.domain['chainId']
  if (chainId !== undefined && Number(chainId) !== core.state.chainId)
    throw invalidParams(
      `Provided chainId "${chainId}" must match the active chainId "${core.state.chainId}".`,
    )
  return withOwner(() => signer.signTypedData(typed))
}

interface TypedData {
  readonly domain: Record<string, unknown>
  readonly types: Record<string, { name: string; type: string }[]>
  readonly primaryType: string
  readonly message: Record<string, unknown>
}

function readTypedData(data: unknown): TypedData {
  const parsed = typeof data === 'string' ? parse(data) : data
  if (isRecord(parsed) && isRecord(parsed['types']) && isRecord(parsed['message'])) {
    const { domain = {}, types, primaryType, message } = parsed
    if (typeof primaryType === 'string' && primaryType in types && isRecord(domain)) {
      // The parts that signing relies on are there; viem checks the types against the message.
      return { domain, types, primaryType, message } as unknown as TypedData
    }
  }
  throw invalidParams('Invalid typed data: expected types, primaryType, domain and message.')
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function isBytes(text: string): text is Hex {
  return /^0x([0-9a-f]{2})*$/i.test(text)
}
