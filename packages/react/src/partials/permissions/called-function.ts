import { plainText } from '@latchkey/core/contract'

/** A function that a website may call. Source: docs/views.md, section 3. */
export interface CalledFunction {
  /** Its name, or its selector. */
  readonly name: string
  /** The contract's code runs as the account, with all that it holds. */
  readonly isDelegate: boolean
  /** The most of the network's coin that a call may send, in smallest units; undefined without a limit. */
  readonly limit: bigint | undefined
  /** The required values of arguments, each with its position from 1 on. */
  readonly rules: readonly { readonly position: number; readonly test: string }[]
  /** Something of it has a form that is not known: it may permit more. */
  readonly isUnread: boolean
}

const HEX = /^0x[0-9a-f]{1,64}$/i
const MAX_NAME_LENGTH = 64
/** Long enough for any number or address; a rule with a longer value counts as one that can't be read. */
const MAX_VALUE_LENGTH = 160

const SIGNS: ReadonlyMap<unknown, string> = new Map([
  ['EQUAL', '='],
  ['GREATER_THAN', '>'],
  ['LESS_THAN', '<'],
])

/** Reads one function; a kind of call that is not known counts as the dangerous one. */
export function readFunction(listed: unknown): CalledFunction {
  const { functionName, operation, valueLimit, args } = Object(listed)
  const isNamed = typeof functionName === 'string'
  const name = isNamed ? plainText(functionName, MAX_NAME_LENGTH) : ''
  const isLimited = typeof valueLimit === 'string' && HEX.test(valueLimit)
  const rules = readRules(args)
  const isRead =
    name !== '' &&
    (isMissing(operation) || operation === 'Call' || operation === 'DelegateCall') &&
    (isMissing(valueLimit) || isLimited) &&
    rules.isRead
  return {
    name: name || '?',
    isDelegate: !isMissing(operation) && operation !== 'Call',
    limit: isLimited ? BigInt(valueLimit) : undefined,
    rules: rules.all,
    isUnread: !isRead,
  }
}

/** An argument without a rule may be anything, and has no words. */
function readRules(args: unknown): {
  readonly all: CalledFunction['rules']
  readonly isRead: boolean
} {
  if (isMissing(args)) return { all: [], isRead: true }
  if (!Array.isArray(args)) return { all: [], isRead: false }
  const read = args.map((each: unknown, at) => readRule(each, at + 1))
  return {
    all: read.flatMap((each) => each ?? []),
    isRead: args.every((each, at) => isMissing(each) || read[at] !== undefined),
  }
}

function readRule(listed: unknown, position: number): CalledFunction['rules'][number] | undefined {
  const { operator, value } = Object(listed)
  const sign = SIGNS.get(operator)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (sign === undefined || text === undefined || text.length > MAX_VALUE_LENGTH) return undefined
  return { position, test: `${sign} ${plainText(text, MAX_VALUE_LENGTH)}` }
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null
}
