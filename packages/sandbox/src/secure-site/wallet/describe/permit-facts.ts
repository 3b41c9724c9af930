import { type Client, getAddress, isAddress } from 'viem'
import type { Fact } from '../../approval/approval-request.ts'
import { timeText } from './amount.ts'
import { allowanceFacts } from './call-facts.ts'
import { PERMIT2_ADDRESS } from './decode-call.ts'
import type { TypedData } from './read-typed-data.ts'
import { readToken } from './token.ts'

/** Signed allowances that are known, by the words of their types. */
const SHAPES = {
  Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
  PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
  PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
  PermitTransferFrom: 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
  PermitBatchTransferFrom:
    'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
} as const

type Shape = keyof typeof SHAPES

/**
 * Names signed allowances for what they are: EIP-2612's permit and those of Permit2.
 *
 * @returns Nothing for any other data.
 */
export async function permitFacts(client: Client, data: TypedData): Promise<Fact[]> {
  const shape = shapeOf(data)
  if (shape === undefined) return []
  const { message, domain } = data
  const grants = shape === 'Permit' ? [plainGrant(data)] : grantsOf(message)
  const spender = textOf(message['spender'])
  const facts = await Promise.all(
    grants.map(async ({ token, amount, width, endsAt }) => {
      if (!isAddress(token, { strict: false })) return []
      const money = await readToken(client, getAddress(token))
      const ends = shape === 'Permit' ? permitEnds(endsAt) : endFact(timeText(endsAt))
      return [...allowanceFacts(money, { spender, amount, width }), ends]
    }),
  )
  const by = textOf(domain['verifyingContract'])
  if (shape !== 'Permit' && by.toLowerCase() !== PERMIT2_ADDRESS.toLowerCase()) return []
  const warning: Fact = {
    ...{ kind: 'note', tone: 'warn' },
    text: 'Your signature is enough to spend this. Nothing more will be asked.',
  }
  return [warning, ...facts.flat()]
}

function endFact(value: string, detail?: string): Fact {
  return { kind: 'value', label: 'Ends', value, detail }
}

/** Only the signature of EIP-2612 has an end: what was allowed by it stays allowed. */
function permitEnds(deadline: bigint): Fact {
  const until = timeText(deadline)
  const detail = until === 'Never' ? 'at any time' : `until ${until}`
  return endFact('Only when you take it back', `Your signature can be used ${detail}`)
}

function shapeOf({ types, primaryType }: TypedData): Shape | undefined {
  if (!Object.hasOwn(SHAPES, primaryType)) return undefined
  // Just read.
  const shape = primaryType as Shape
  const fields = (types[shape] ?? []).map(({ name, type }) => `${type} ${name}`).join(',')
  return fields === SHAPES[shape] ? shape : undefined
}

interface Grant {
  readonly token: string
  readonly amount: bigint
  readonly width: 'uint160' | 'uint256'
  readonly endsAt: bigint
}

function plainGrant({ domain, message }: TypedData): Grant {
  return {
    token: textOf(domain['verifyingContract']),
    amount: numberOf(message['value']),
    width: 'uint256',
    endsAt: numberOf(message['deadline']),
  }
}

function grantsOf(message: TypedData['message']): Grant[] {
  const isDetails = 'details' in message
  const listed = message[isDetails ? 'details' : 'permitted']
  const deadline = numberOf(message['deadline'] ?? 0)
  return [listed].flat().map((one) => {
    const { token, amount, expiration } = Object(one)
    return {
      ...{ token: textOf(token), amount: numberOf(amount) },
      width: isDetails ? 'uint160' : 'uint256',
      endsAt: isDetails ? numberOf(expiration) : deadline,
    }
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Numbers of signed data come as numbers, decimal or hexadecimal text; they were checked before. */
function numberOf(value: unknown): bigint {
  return BigInt(typeof value === 'number' || typeof value === 'bigint' ? value : textOf(value))
}
