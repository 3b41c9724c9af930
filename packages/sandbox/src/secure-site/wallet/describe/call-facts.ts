import type { Client } from 'viem'
import type { Fact } from '../../approval/approval-request.ts'
import { networkFacts } from '../chain/networks.ts'
import type { CallToSend } from '../chain/send-as-key.ts'
import { amountText, isEndless, timeText } from './amount.ts'
import { type Decoded, decodeCall } from './decode-call.ts'
import { readToken, type TokenFacts } from './token.ts'

/** The summary and the details of a call. */
export interface CallFacts {
  /** What it is: 'transfer', 'allowance', 'call'. */
  readonly what: 'transfer' | 'allowance' | 'call' | 'contract'
  readonly facts: readonly Fact[]
}

/** Says what a call does, by its data and by what its token says; invents nothing. */
export async function callFacts(client: Client, call: CallToSend): Promise<CallFacts> {
  const { to, value, data } = call
  const decoded = decodeCall(to, data)
  const coins = value > 0n ? [coinFact(client, value)] : []
  const bytes: Fact = { kind: 'data', label: 'Data', data, isOpen: decoded.kind === 'unknown' }
  switch (decoded.kind) {
    case 'plain': {
      const sent = [coinFact(client, value), recipient(to ?? '')]
      return { what: 'transfer', facts: sent }
    }
    case 'unknown':
      return {
        what: to === undefined ? 'contract' : 'call',
        facts: [...unread(to), ...coins, bytes],
      }
    default: {
      const known = await knownFacts(client, decoded, call)
      return { what: known.what, facts: [...known.facts, ...coins, bytes] }
    }
  }
}

/** The network's own coin, which has 18 decimals on every EVM network. */
function coinFact(client: Client, value: bigint): Fact {
  const symbol = networkFacts(client.chain?.id ?? 0).coin
  return { kind: 'amount', label: 'Send', amount: amountText(value, 18), symbol }
}

function recipient(address: string): Fact {
  return { kind: 'address', label: 'Recipient', address }
}

function unread(to: string | undefined): Fact[] {
  if (to === undefined)
    return [
      {
        kind: 'note',
        tone: 'warn',
        text: 'This puts a new program on the network. It can’t be read.',
      },
    ]
  return [
    {
      kind: 'note',
      tone: 'warn',
      text: 'This call can’t be read. Approve it only if you trust the site and the address.',
    },
    { kind: 'address', label: 'Address called', address: to },
  ]
}

type Known = Exclude<Decoded, { readonly kind: 'plain' | 'unknown' }>

async function knownFacts(client: Client, decoded: Known, { to }: CallToSend): Promise<CallFacts> {
  // What is known has an address that is called.
  const called = to as NonNullable<typeof to>
  if (decoded.kind === 'approveAll') return { what: 'allowance', facts: allFacts(decoded, called) }
  const token = await readToken(client, decoded.kind === 'permit2' ? decoded.token : called)
  switch (decoded.kind) {
    case 'transfer':
      return {
        what: 'transfer',
        facts: [moneyFact('Send', decoded.amount, token), recipient(decoded.to)],
      }
    case 'transferFrom':
      return {
        what: 'transfer',
        facts: [
          moneyFact('Send', decoded.amount, token),
          { kind: 'address', label: 'From', address: decoded.from },
          recipient(decoded.to),
        ],
      }
    case 'approve':
    case 'permit':
      return { what: 'allowance', facts: allowanceFacts(token, decoded) }
    case 'increaseAllowance':
      return {
        what: 'allowance',
        facts: allowanceFacts(token, decoded, 'Allow to spend, in addition'),
      }
    case 'permit2':
      return {
        what: 'allowance',
        facts: [
          ...allowanceFacts(token, { ...decoded, width: 'uint160' }),
          { kind: 'value', label: 'Ends', value: timeText(decoded.expiresAt) },
        ],
      }
  }
}

/** Who may spend how much. */
export interface Allowance {
  readonly spender: string
  readonly amount: bigint
  readonly width?: 'uint160' | 'uint256' | undefined
}

/** An allowance in lines; one without end is said in words. */
export function allowanceFacts(
  token: TokenFacts,
  { spender, amount, width }: Allowance,
  label = 'Allow to spend',
): Fact[] {
  const who: Fact = { kind: 'address', label: 'Who may spend it', address: spender }
  if (amount === 0n && label === 'Allow to spend')
    return [moneyFact('Take back what may be spent', 0n, token), who]
  if (!isEndless(amount, width)) return [moneyFact(label, amount, token), who]
  const { symbol, address } = token
  return [
    { kind: 'amount', label, amount: 'Unlimited', symbol, token: address },
    {
      ...{ kind: 'note', tone: 'warn' },
      text: 'This address could take all of this token that you have, now and later.',
    },
    who,
  ]
}

function allFacts(
  { operator, isAllowed }: Extract<Decoded, { readonly kind: 'approveAll' }>,
  collection: string,
): Fact[] {
  const who: Fact = { kind: 'address', label: 'Who', address: operator }
  const what: Fact = { kind: 'address', label: 'Collection', address: collection }
  if (!isAllowed)
    return [
      { kind: 'value', label: 'Take back', value: 'Control over everything of a collection' },
      who,
      what,
    ]
  return [
    { kind: 'value', label: 'Allow', value: 'Control over everything of a collection' },
    {
      ...{ kind: 'note', tone: 'warn' },
      text: 'This address could take every item of this collection that you have, now and later.',
    },
    who,
    what,
  ]
}

/** Money of a token; where the token does not say how to read it, as the bare number. */
function moneyFact(label: string, amount: bigint, token: TokenFacts): Fact {
  const { decimals, symbol, address } = token
  if (decimals !== undefined)
    return { kind: 'amount', label, amount: amountText(amount, decimals), symbol, token: address }
  return {
    ...{
      kind: 'amount',
      label: `${label} (number as written; the token does not say its decimals)`,
    },
    ...{ amount: String(amount), symbol, token: address },
  }
}
