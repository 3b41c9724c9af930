import { decodeEventLog, type Hex, parseAbi, toEventSelector } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { lowerCase } from '../lower-case.ts'
import { ENTRY_POINT_ADDRESS } from '../smart-accounts.ts'
import type { Movement } from './chain-transaction.ts'
import type { NodeLog } from './node-answers.ts'

/** The facts that the events of a transaction contain. */
export interface LogFacts {
  readonly movements: readonly Movement[]
  readonly approvers: readonly Hex[]
  readonly operations: ReadonlyMap<Hex, boolean>
}

/** Source: ERC-20. ERC-721 has the same event with an indexed id in place of the amount. */
const TOKENS = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const COLLECTIBLES = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const APPROVALS: readonly Hex[] = [
  toEventSelector('Approval(address,address,uint256)'),
  toEventSelector('ApprovalForAll(address,address,bool)'),
]

/** Reads transfers, approvals and operations of contract accounts. Events of other kinds are ignored. */
export function readLogs(logs: readonly NodeLog[]): LogFacts {
  return {
    movements: logs.flatMap(readMovements),
    approvers: logs.flatMap(readApprover),
    operations: new Map(logs.flatMap(readOperation)),
  }
}

function readMovements(log: NodeLog): readonly Movement[] {
  const address = lowerCase(log.address)
  if (log.topics[0] === TRANSFER && log.topics.length === 3) {
    const token = decode(TOKENS, log)
    if (!token) return []
    const { from, to, value } = token.args
    return [
      {
        asset: { kind: 'token', address },
        from: lowerCase(from),
        to: lowerCase(to),
        amount: value,
      },
    ]
  }
  const event = decode(COLLECTIBLES, log)
  if (!event) return []
  const [from, to] = [lowerCase(event.args.from), lowerCase(event.args.to)]
  return piecesOf(event).map(([id, amount]) => ({
    asset: { kind: 'collectible', address, id } as const,
    from,
    to,
    amount,
  }))
}

type CollectibleEvent = NonNullable<ReturnType<typeof decode<typeof COLLECTIBLES>>>

function piecesOf(event: CollectibleEvent): readonly (readonly [id: bigint, amount: bigint])[] {
  switch (event.eventName) {
    case 'Transfer':
      return [[event.args.id, 1n]]
    case 'TransferSingle':
      return [[event.args.id, event.args.value]]
    case 'TransferBatch':
      return event.args.ids.map((id, index) => [id, event.args.values[index] ?? 0n])
  }
}

function readApprover({ topics: [event, owner] }: NodeLog): readonly Hex[] {
  if (event === undefined || owner === undefined || !APPROVALS.includes(event)) return []
  return [`0x${owner.slice(-40)}`]
}

function readOperation(log: NodeLog): readonly (readonly [Hex, boolean])[] {
  if (lowerCase(log.address) !== lowerCase(ENTRY_POINT_ADDRESS)) return []
  const event = decode(entryPoint08Abi, log)
  if (event?.eventName !== 'UserOperationEvent') return []
  return [[lowerCase(event.args.sender), event.args.success]]
}

function decode<const A extends typeof TOKENS | typeof COLLECTIBLES | typeof entryPoint08Abi>(
  abi: A,
  { topics: [event, ...rest], data }: NodeLog,
) {
  if (event === undefined) return undefined
  try {
    return decodeEventLog({ abi, topics: [event, ...rest], data })
  } catch {
    // Another event, or one that only has the name of a known one.
    return undefined
  }
}
