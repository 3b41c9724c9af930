import * as z from 'zod/mini'
import { MAX_DECIMALS, parseAmount } from '../balances/amount.ts'
import {
  addressOf,
  hasAccountForm,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  networkOf,
  type OtherRules,
  plainText,
  safeImage,
} from '../contract/index.ts'
import { readPaymentLink } from '../payment-links/read-payment-link.ts'
import { findNetwork } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { assetId, type PayAsset, readAsset } from './read-asset.ts'

/** A payment that a website asks for. */
export interface PayRequest {
  /** The recipient: a plain address of the asset's network, or CAIP-10. */
  readonly recipient: string
  /** CAIP-19, such as `eip155:8453/erc20:0x…`, `eip155:1/slip44:60`, `solana:5eykt4…/token:…`. */
  readonly asset: string
  /** Decimal text, in whole tokens, such as `12.50`. */
  readonly amount: string
  /** The website's knowledge of a token. A node's answer comes first. */
  readonly metadata?:
    | {
        readonly name?: string | undefined
        readonly symbol?: string | undefined
        readonly decimals?: number | undefined
        /** Its picture; https. */
        readonly iconUrl?: string | undefined
      }
    | undefined
  /**
   * The website's number of the order, at most 128 characters; only compared, never sent. Two
   * requests that are the same in all of this are one payment while the result of the first is
   * unknown.
   */
  readonly orderId?: string | undefined
}

/** The same as a link: EIP-681, Solana Pay or BIP-21, with an amount. */
export interface PayLink extends Pick<PayRequest, 'metadata' | 'orderId'> {
  readonly link: string
}

/** The argument of `open`. */
export type PayInput = PayRequest | PayLink | string

/** A request whose form is right; recipient and amount are not checked with the chain yet. */
export interface PayQuestion extends PayAsset {
  /** Plain. */
  readonly recipient: string
  /** In whole tokens, or in smallest units. */
  readonly amount: { readonly text: string } | { readonly units: bigint }
  readonly metadata: PayMetadata
  readonly orderId: string
}

/** Cleaned. */
export interface PayMetadata {
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly decimals: number | undefined
  readonly iconUrl: string | undefined
}

const Metadata = z.object({
  name: z.optional(z.string()),
  symbol: z.optional(z.string()),
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_DECIMALS))),
  iconUrl: z.optional(z.string()),
})
const Common = z.object({
  metadata: z.optional(Metadata),
  orderId: z.optional(z.string().check(z.maxLength(128))),
})

const MAX_NAME_LENGTH = 64
const MAX_SYMBOL_LENGTH = 24
/** Longer ones are no amounts, and would take long to read. */
const MAX_AMOUNT_LENGTH = 120
const MAX_LINK_LENGTH = 2_000

type Facts = Pick<Snapshot, 'network'>

/**
 * Checks the form of a request. The first thing that is wrong is named.
 *
 * @param others - The traits of adapters by namespace, for those that are none of the specification.
 * @throws LatchkeyError `pay.invalid-config`, `pay.invalid-link`, `pay.invalid-asset`,
 *   `pay.invalid-namespace`, `pay.unsupported-asset`, `pay.invalid-recipient`, `pay.invalid-amount`.
 */
export function readPayRequest(state: Facts, input: unknown, others: OtherRules = {}): PayQuestion {
  const given = typeof input === 'string' ? { link: input } : input
  const common = Common.safeParse(given)
  if (!common.success) throw new LatchkeyError('pay.invalid-config', {}, { cause: common.error })
  const { metadata = {}, orderId = '' } = common.data
  const asked = Object(given)
  const question =
    asked.link === undefined ? ofFields(asked, others) : ofLink(state, asked.link, others)
  if (findNetwork(state, question.networkId) === undefined) {
    throw new LatchkeyError('pay.unsupported-asset', {})
  }
  return { ...question, metadata: cleaned(metadata), orderId }
}

type Asked = Omit<PayQuestion, 'metadata' | 'orderId'>

function ofFields(
  { recipient, asset, amount }: Readonly<Record<string, unknown>>,
  others: OtherRules,
): Asked {
  const { networkId, token } = readAsset(asset, others)
  return {
    networkId,
    token,
    recipient: plainRecipient(recipient, networkId),
    amount: { text: plainAmount(amount) },
  }
}

function plainRecipient(recipient: unknown, networkId: NetworkId): string {
  if (typeof recipient !== 'string' || recipient === '' || recipient.length > 128) {
    throw new LatchkeyError('pay.invalid-recipient', {})
  }
  if (!recipient.includes(':')) return recipient
  if (hasAccountForm(recipient) && networkOf(recipient) === networkId) return addressOf(recipient)
  throw new LatchkeyError('pay.invalid-recipient', {})
}

/** Nothing is rounded: numbers of JavaScript are no amounts. */
function plainAmount(amount: unknown): string {
  const isText = typeof amount === 'string' && amount.length <= MAX_AMOUNT_LENGTH
  if (!isText) throw new LatchkeyError('pay.invalid-amount', {})
  toUnits(amount, MAX_DECIMALS)
  return amount
}

/**
 * The amount in smallest units, more than 0.
 *
 * @throws LatchkeyError `pay.invalid-amount`.
 */
export function toUnits(text: string, decimals: number): bigint {
  let units = 0n
  try {
    units = parseAmount(text, decimals)
  } catch (cause) {
    throw new LatchkeyError('pay.invalid-amount', {}, { cause })
  }
  if (units === 0n) throw new LatchkeyError('pay.invalid-amount', {})
  return units
}

function ofLink(state: Facts, link: unknown, others: OtherRules): Asked {
  const isText = typeof link === 'string' && link.length <= MAX_LINK_LENGTH
  const read = isText ? readPaymentLink(link, others) : undefined
  if (read === undefined) throw new LatchkeyError('pay.invalid-link', {})
  const { namespace, reference, address, token, units, amountText } = read
  const networkId: NetworkId | undefined =
    reference === undefined ? currentNetwork(state, namespace) : `${namespace}:${reference}`
  if (networkId === undefined) throw new LatchkeyError('pay.unsupported-asset', {})
  if (token !== undefined) readAsset(assetId({ networkId, token }, others), others)
  const recipient = plainRecipient(address, networkId)
  if (amountText !== undefined) {
    return { networkId, token, recipient, amount: { text: plainAmount(amountText) } }
  }
  if (units === undefined || units === 0n) throw new LatchkeyError('pay.invalid-amount', {})
  return { networkId, token, recipient, amount: { units } }
}

/** The network that a link without one is for. Source: EIP-681. */
function currentNetwork(
  { network }: Facts,
  namespace: ReturnType<typeof namespaceOf>,
): NetworkId | undefined {
  const active = network.activeIds[namespace]
  return active ?? network.supported.find(({ id }) => namespaceOf(id) === namespace)?.id
}

function cleaned({ name, symbol, decimals, iconUrl }: z.infer<typeof Metadata>): PayMetadata {
  return {
    name: plainText(name ?? '', MAX_NAME_LENGTH) || undefined,
    symbol: plainText(symbol ?? '', MAX_SYMBOL_LENGTH) || undefined,
    decimals,
    iconUrl: safeImage(iconUrl ?? ''),
  }
}
