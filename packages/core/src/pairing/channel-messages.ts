import {
  type AttachRequest,
  addressOf,
  isSameAddress,
  LatchkeyError,
  type Lazy,
  type MessageSigning,
  networkOf,
  type SignRequest,
  walletError,
} from '../contract/index.ts'

/** Longer than any signature. */
const MAX_SIGNATURE_LENGTH = 100_000
const HEX = /^0x(?:[0-9a-f]{2})+$/i
const PLAIN_HEX = /^(?:[0-9a-f]{2})+$/i
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Signs texts through the channel of a session. Signatures are not verified here: that takes the
 * adapter of the namespace.
 */
export function createChannelMessages(deps: Deps): MessageSigning {
  return {
    sign: (request, signal) => sign(deps, request, signal),
    verify: () => Promise.reject(new LatchkeyError('signature.no-adapter', {})),
  }
}

interface Deps {
  /** @throws LatchkeyError `wallet.disconnected` for a session that is not attached. */
  require(sessionId: string): AttachRequest
  /** The encoding of messages on Solana. */
  readonly encodings: Lazy<Pick<typeof import('./channel-addresses.ts'), 'encodeBase58'>>
}

async function sign(
  { require, encodings }: Deps,
  { sessionId, account, text }: SignRequest,
  signal: AbortSignal,
): Promise<string> {
  const { session, channel } = require(sessionId)
  const own = session.accounts.filter((id) => networkOf(id) === networkOf(account))
  const address = own.map(addressOf).find((each) => isSameAddress(each, addressOf(account)))
  if (address === undefined) throw new LatchkeyError('wallet.changed', {})
  const bytes = new TextEncoder().encode(text)
  const request = (method: string, params: unknown): Promise<unknown> =>
    channel.request(session.networkId, method, params, signal).catch((thrown: unknown) => {
      throw walletError(thrown)
    })
  switch (session.namespace) {
    case 'eip155':
      return requireText(await request('personal_sign', [toHex(bytes), address]), HEX)
    case 'solana': {
      // Nothing is waited for where it is loaded: the request may open the wallet by a link.
      const { encodeBase58 } = encodings.current() ?? (await encodings.load())
      const message = encodeBase58(bytes)
      if (message === undefined) throw new LatchkeyError('wallet.unsupported-method', {})
      const params = { message, pubkey: address }
      return requireText(signatureIn(await request('solana_signMessage', params)), BASE58)
    }
    case 'bip122': {
      const params = { account: address, address, message: text }
      return toBase64(signatureIn(await request('signMessage', params)))
    }
    default:
      throw new LatchkeyError('wallet.unsupported-method', {})
  }
}

function signatureIn(answer: unknown): unknown {
  return Object(answer).signature
}

/** Some wallets read a text that looks like hex as bytes, so that every text is sent as bytes. */
function toHex(bytes: Uint8Array): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Most wallets answer in hex, some in base64. Websites get base64. */
function toBase64(signature: unknown): string {
  const isHex = typeof signature === 'string' && PLAIN_HEX.test(signature)
  if (!isHex) return requireText(signature, BASE64)
  const codes = (requireText(signature, PLAIN_HEX).match(/../g) ?? []).map((pair) =>
    parseInt(pair, 16),
  )
  return btoa(String.fromCharCode(...codes))
}

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no signature. */
function requireText(answer: unknown, form: RegExp): string {
  const isText = typeof answer === 'string' && answer.length <= MAX_SIGNATURE_LENGTH
  if (!isText || !form.test(answer)) throw new LatchkeyError('wallet.malformed', {})
  return answer
}
