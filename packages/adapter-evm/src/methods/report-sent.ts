import {
  accountOn,
  addressOf,
  type NetworkId,
  type SentApproval,
  type SentTransaction,
  type SentTransfer,
} from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import type { Eip1193Provider, Eip1193Request } from '../eip1193.ts'
import { hexAnswer } from '../hex-answer.ts'
import type { Handle, Store } from '../session-store.ts'
import { askedOf } from './asked.ts'
import { PERMIT2 } from './permit2.ts'

const HASH = /^0x[0-9a-f]{64}$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i
const QUANTITY = /^0x[0-9a-f]{1,64}$/i
/** Ids of EIP-5792 have at most 4096 bytes; a longer one than this is not stored. */
const BATCH_ID = /^[\x21-\x7e]{1,512}$/
/** `transfer(address,uint256)` with its two words. Source: ERC-20. */
const TOKEN_TRANSFER = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/**
 * `approve(address,uint256)`, or `increaseAllowance(address,uint256)` of many tokens, with its two words.
 * Source: ERC-20.
 */
const APPROVE = /^0x(?:095ea7b3|39509351)0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/** `setApprovalForAll(address,bool)` that grants it. Sources: ERC-721, ERC-1155. */
const APPROVE_ALL = /^0xa22cb4650{24}([0-9a-f]{40})0{63}1$/i

/** `approve(address,address,uint160,uint48)` with its four words. Source: github.com/Uniswap/permit2. */
const APPROVE_BY_PERMIT2 =
  /^0x87517c450{24}([0-9a-f]{40})0{24}([0-9a-f]{40})0{24}([0-9a-f]{40})[0-9a-f]{64}$/i

/** A session's provider, which emits `sent` for every transaction that the wallet sends. */
export function reporting(
  store: Pick<Store, 'sent'>,
  { provider, session }: Handle,
): Pick<Eip1193Provider, 'request'> {
  return {
    async request(args) {
      const answer = await provider.request(args)
      const transaction = readSent(args, answer, session)
      if (transaction !== undefined) store.sent(session.id, transaction)
      return answer
    },
  }
}

/** @returns undefined for an answer to anything else, or one that names no transaction. */
export function readSent(
  { method, params }: Eip1193Request,
  answer: unknown,
  session: Pick<Handle['session'], 'accounts' | 'networkId'>,
): SentTransaction<'eip155'> | undefined {
  const isBatch = method === 'wallet_sendCalls'
  if (!isBatch && method !== 'eth_sendTransaction') return undefined
  const [request]: readonly unknown[] = Array.isArray(params) ? params : []
  const { from, chainId, calls } = Object(request)
  const id = readId(answer, isBatch)
  const account = accountOf(from, readChainId(chainId) ?? session.networkId, session)
  if (id === undefined || account === undefined) return undefined
  const all: readonly unknown[] = isBatch && Array.isArray(calls) ? calls : [request]
  const approvals = all.flatMap(approvalOf)
  return {
    id,
    account,
    isBatch,
    transfer: all.length === 1 ? transferOf(all[0]) : undefined,
    ...(approvals.length > 0 && { approvals }),
    // The calls of a batch are in a transaction that the wallet makes of them.
    ...(!isBatch && { asked: askedOf(Object(request)) }),
  }
}

/** In the first version of EIP-5792 the answer is the id itself. */
function readId(answer: unknown, isBatch: boolean): string | undefined {
  if (!isBatch) {
    const hash = hexAnswer(answer)
    return isText(hash, HASH) ? hash : undefined
  }
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  return isText(id, BATCH_ID) ? id : undefined
}

function accountOf(
  from: unknown,
  networkId: NetworkId<'eip155'>,
  { accounts }: Pick<Handle['session'], 'accounts'>,
): SentTransaction<'eip155'>['account'] | undefined {
  const addresses = accounts.map(addressOf)
  const text = typeof from === 'string' ? from.toLowerCase() : undefined
  const address = addresses.find((each) => each.toLowerCase() === text) ?? addresses[0]
  return address === undefined ? undefined : accountOn(networkId, address)
}

function transferOf(call: unknown): SentTransfer | undefined {
  const { to, value = '0x0', data = '0x' } = Object(call)
  if (!isText(to, ADDRESS) || !isText(value, QUANTITY) || typeof data !== 'string') return undefined
  const [, recipient, units] = TOKEN_TRANSFER.exec(data) ?? []
  if (recipient !== undefined && BigInt(value) === 0n) {
    return { to: `0x${recipient}`, amount: BigInt(`0x${units}`), token: to }
  }
  return data === '0x' || data === '' ? { to, amount: BigInt(value) } : undefined
}

/** An approval of 0 takes one back. */
function approvalOf(call: unknown): readonly SentApproval[] {
  const { to, data } = Object(call)
  if (!isText(to, ADDRESS) || typeof data !== 'string') return []
  if (to.toLowerCase() === PERMIT2) return permit2ApprovalOf(data)
  const [, operator] = APPROVE_ALL.exec(data) ?? []
  if (operator !== undefined) return [{ token: to, spender: `0x${operator}`, form: 'collection' }]
  const [, spender, units] = APPROVE.exec(data) ?? []
  if (spender === undefined || BigInt(`0x${units}`) === 0n) return []
  return [{ token: to, spender: `0x${spender}` }]
}

function permit2ApprovalOf(data: string): readonly SentApproval[] {
  const [, token, spender, units] = APPROVE_BY_PERMIT2.exec(data) ?? []
  if (token === undefined || BigInt(`0x${units}`) === 0n) return []
  return [{ token: `0x${token}`, spender: `0x${spender}`, form: 'permit2' }]
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}
