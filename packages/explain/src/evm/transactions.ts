import { allOrNone } from '../model/all-or-none.ts'
import {
  type Fields,
  readBytes,
  readFields,
  readList,
  readNamed,
  readQuantity,
  readUint,
} from '../model/read-json.ts'
import { isAddress, type Step } from './known-call.ts'

/** The steps of a request, before its calls are described. */
export interface RequestedCalls {
  readonly steps: readonly Step[]
  /** The account that is asked; undefined if the request does not name it. */
  readonly account: string | undefined
  /** The network that the request itself names. */
  readonly chainId?: bigint | undefined
  readonly fee?: bigint | undefined
}

/** Fields of a transaction that do nothing of their own: gas, order, and what it reads. */
const PLAIN = [
  ...['from', 'to', 'value', 'data', 'input', 'chainId', 'type', 'nonce', 'gas', 'gasLimit'],
  ...['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'accessList', 'authorizationList'],
]

/**
 * Reads the parameters of `eth_sendTransaction`.
 *
 * @param ownAddress - For transactions that name no sender.
 * @returns Undefined when they are malformed.
 */
export function readTransaction(
  params: unknown,
  ownAddress: string | undefined,
): RequestedCalls | undefined {
  const fields = readFields(readList(params)?.[0])
  if (fields === undefined) return undefined
  const from = fields.get('from') ?? ownAddress ?? ''
  if (from !== '' && !isAddress(from)) return undefined
  const sender = String(from)
  const call = readCallStep(fields, sender)
  const delegations = readDelegations(fields.get('authorizationList'))
  const chainId = fields.has('chainId') ? readUint(fields.get('chainId'), 256) : undefined
  if (call === undefined || delegations === undefined) return undefined
  if (fields.has('chainId') && chainId === undefined) return undefined
  return {
    steps: [...delegations, call, ...unknownFields(fields, PLAIN, 'eth_sendTransaction')],
    account: from === '' ? undefined : sender,
    chainId,
    fee: feeOf(fields),
  }
}

/** One call of a transaction or of a batch; without an address it puts a contract on the network. */
export function readCallStep(fields: Fields, from: string): Step | undefined {
  const to = fields.get('to') ?? undefined
  const value = readQuantity(fields.get('value') ?? '0x')
  const data = readData(fields)
  if (value === undefined || data === undefined) return undefined
  if (to === undefined || to === '0x') {
    return data === '' ? undefined : { kind: 'creation', from, value, code: `0x${data}` }
  }
  return isAddress(to) ? { kind: 'call', call: { from, to, value, data } } : undefined
}

/** Data has two names; wallets differ in which one counts, so that both have to be the same. */
function readData(fields: Fields): string | undefined {
  const all = ['data', 'input']
    .map((name) => fields.get(name) ?? undefined)
    .filter((data) => data !== undefined)
    .map(readBytes)
  return new Set(all).size > 1 ? undefined : all.length === 0 ? '' : all[0]
}

/** Code that the account runs from now on. Source: EIP-7702. */
export function readDelegations(value: unknown): readonly Step[] | undefined {
  if (value === undefined || value === null) return []
  const all = readList(value)?.map((one): Step | undefined => {
    const fields = readFields(one)
    const delegate = fields && readNamed(fields, ['address', 'contractAddress'])
    const chainId = readUint(fields?.get('chainId'), 256)
    if (!isAddress(delegate) || chainId === undefined) return undefined
    return { kind: 'delegation', delegate, chainId }
  })
  const known = all?.filter((one) => one !== undefined)
  return known?.length === all?.length ? known : undefined
}

/** Fields whose meaning is not known may change everything. */
export function unknownFields(
  fields: Fields,
  plain: readonly string[],
  method: string,
): readonly Step[] {
  const isPlain = [...fields.keys()].every((name) => plain.includes(name))
  return isPlain ? [] : [{ kind: 'unknownRequest', method, reason: 'notExact' }]
}

function feeOf(fields: Fields): bigint | undefined {
  const gas = mostOf(fields, ['gas', 'gasLimit'])
  const price = mostOf(fields, ['maxFeePerGas', 'gasPrice'])
  return gas === undefined || price === undefined ? undefined : gas * price
}

/** The highest of several fields, of which a wallet takes one; undefined where one can't be read. */
function mostOf(fields: Fields, names: readonly string[]): bigint | undefined {
  const given = names
    .map((name) => fields.get(name) ?? undefined)
    .filter((one) => one !== undefined)
  const known = allOrNone(given.map(readQuantity))
  return known?.reduce<bigint | undefined>(
    (most, one) => (most === undefined || one > most ? one : most),
    undefined,
  )
}
