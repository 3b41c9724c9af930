import { formatAmount } from '../balances/amount.ts'
import {
  type AccountId,
  type ChainAdapter,
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  plainText,
} from '../contract/index.ts'
import { coinPicture } from '../networks/coin-picture.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { PageFacts } from '../platform/ports.ts'
import { type Adapters, rulesFrom } from '../store/adapters.ts'
import { findNetwork } from '../store/selectors.ts'
import type { Payment } from '../store/state/pay.ts'
import type { RootState } from '../store/state/root.ts'
import type { SendToken } from '../store/state/send.ts'
import { assetId, assetRules } from './read-asset.ts'
import { type PayQuestion, toUnits } from './read-request.ts'

/** The dependencies of reading a payment. */
export interface ReadPaymentDeps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
  readonly ports: Pick<CorePorts, 'random' | 'clock' | 'readPage'>
}

/** A question whose addresses are of its network. */
export interface CheckedQuestion extends PayQuestion {
  /** The recipient, in the network's own form. */
  readonly to: AccountId
}

/**
 * Checks the addresses of a question, without a request.
 *
 * @throws LatchkeyError `pay.invalid-namespace` without an adapter of the namespace,
 *   `pay.invalid-recipient`, `pay.invalid-asset`.
 */
export async function checkAddresses(
  { adapters }: Pick<ReadPaymentDeps, 'adapters'>,
  question: PayQuestion,
): Promise<CheckedQuestion> {
  const { networkId, recipient, token } = question
  const addresses = adapters.get(namespaceOf(networkId))?.addresses
  if (addresses === undefined) throw new LatchkeyError('pay.invalid-namespace', {})
  const [to, contract] = await Promise.all([
    addresses.check(recipient, networkId),
    token === undefined ? undefined : addresses.check(token, networkId),
  ])
  if (!to.ok) throw new LatchkeyError('pay.invalid-recipient', {})
  if (contract?.ok === false) throw new LatchkeyError('pay.invalid-asset', {})
  return { ...question, to: `${networkId}:${to.address}`, token: contract?.address }
}

/**
 * Reads the token from the chain, and the amount with its decimals.
 *
 * @throws LatchkeyError `pay.unsupported-asset` if the decimals are unknown, `pay.invalid-amount`.
 */
export async function readPayment(
  deps: ReadPaymentDeps,
  question: CheckedQuestion,
  signal: AbortSignal,
): Promise<Payment> {
  const { networkId, to } = question
  const token = await readToken(deps, question, signal)
  const { amount } = question
  const units = 'units' in amount ? amount.units : toUnits(amount.text, token.decimals)
  const namespace = namespaceOf(networkId)
  const others = rulesFrom(deps.adapters, [namespace])
  if (units > assetRules(namespace, others).largest)
    throw new LatchkeyError('pay.invalid-amount', {})
  const asset = assetId({ networkId, token: token.address }, others)
  return {
    id: deps.ports.random.id(),
    key: paymentKey(['pay', asset, to, `${units}`, question.orderId]),
    isOrder: question.orderId !== '',
    begunAtMs: deps.ports.clock.now(),
    purpose: 'pay',
    origin: hostOf(deps.ports.readPage()),
    asset,
    networkId,
    recipient: to,
    token,
    amountText: formatAmount(units, token.decimals),
    units: `${units}`,
  }
}

/** The host of a page, as its origin has it. */
export function hostOf({ origin }: Pick<PageFacts, 'origin'>): string {
  return origin.replace(/^https?:\/\//, '')
}

/** Builds the key that is equal for two requests of the same payment. */
export function paymentKey(parts: readonly string[]): string {
  return JSON.stringify(parts)
}

async function readToken(
  deps: ReadPaymentDeps,
  question: CheckedQuestion,
  signal: AbortSignal,
): Promise<SendToken> {
  const { networkId, token, metadata } = question
  const network = findNetwork(deps.state, networkId)
  if (network === undefined) throw new LatchkeyError('pay.unsupported-asset', {})
  if (token === undefined) {
    const { name, symbol, decimals } = network.nativeCurrency
    return { name, symbol, decimals, iconUrl: coinPicture(deps.state.network, networkId) }
  }
  const known = await onChain(deps, { ...question, token }, signal)
  const decimals = known.decimals ?? metadata.decimals
  // A token without a sign is known by its address alone.
  const symbol = known.symbol ?? metadata.symbol ?? `${token.slice(0, 4)}…${token.slice(-4)}`
  if (decimals === undefined) throw new LatchkeyError('pay.unsupported-asset', {})
  const name = metadata.name ?? symbol
  return { address: token, symbol, name, decimals, iconUrl: metadata.iconUrl }
}

interface OnChain {
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** @throws LatchkeyError `pay.unsupported-asset` where there is no token at the address. */
async function onChain(
  { adapters }: ReadPaymentDeps,
  { networkId, to, token }: CheckedQuestion & { readonly token: string },
  signal: AbortSignal,
): Promise<OnChain> {
  const { balances } = adapters.get(namespaceOf(networkId)) ?? {}
  try {
    return balances?.ofToken ? await named(balances.ofToken, [to, token], signal) : {}
  } catch (cause) {
    if (isLatchkeyError(cause, 'aborted')) throw cause
    // A node answered that there is no such token.
    if (isLatchkeyError(cause, 'caip.invalid-address') || isLatchkeyError(cause, 'rpc.failed')) {
      throw new LatchkeyError('pay.unsupported-asset', {}, { cause })
    }
    // No node answers: what the website says of its token has to do.
    return {}
  }
}

async function named(
  ofToken: NonNullable<NonNullable<ChainAdapter['balances']>['ofToken']>,
  [to, token]: readonly [AccountId, string],
  signal: AbortSignal,
): Promise<OnChain> {
  const { symbol, decimals } = await ofToken(to, token, signal)
  const shown = plainText(symbol ?? '', MAX_SYMBOL_LENGTH)
  return { symbol: shown || undefined, decimals }
}

const MAX_SYMBOL_LENGTH = 24
