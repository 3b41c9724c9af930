import { isLatchkeyError } from '../contract/index.ts'
import { readField } from './read-field.ts'
import { BY_OWNER, WITHOUT_OWNER } from './refusal-words.ts'

/** Names under which errors of wallets and libraries have another error inside. */
const INSIDE = [
  'error',
  'cause',
  'originalError',
  'data',
  'reason',
  'details',
  'info',
  'value',
  'body',
] as const
/** Names under which they say what happened. */
const WORDS = ['code', 'name', 'message', 'shortMessage', 'details', 'description'] as const
/** Limits what is read of an error that a hostile wallet made. */
const [MAX_LAYERS, MAX_TEXT_LENGTH] = [20, 1_000]

/** A part of an error of a wallet. */
export interface ThrownLayer {
  readonly code: unknown
  readonly name: unknown
  /** Everything that it says, also its name and a code that is text: `ACTION_REJECTED` is words, too. */
  readonly texts: readonly string[]
  /** It is an error of ours, which some provider wrapped. */
  readonly isOwn: boolean
}

/**
 * Reads what a wallet threw, an object or a text, and the errors inside it: libraries wrap what a wallet threw.
 *
 * @returns The outermost layer first.
 */
export function readThrownLayers(thrown: unknown): readonly ThrownLayer[] {
  const found = new Set<unknown>([thrown])
  for (const one of found) {
    const inside = INSIDE.map((key) => readField(one, key)).filter(isLayer)
    for (const each of inside) if (found.size < MAX_LAYERS) found.add(each)
  }
  return [...found].map((one) => ({
    code: readField(one, 'code'),
    name: readField(one, 'name'),
    texts: [one, ...WORDS.map((key) => readField(one, key))].filter(isText).map(toWords),
    isOwn: isLatchkeyError(one),
  }))
}

/** JSON-RPC: an internal error, which says nothing. */
const INTERNAL_ERROR = -32603

/**
 * Returns true if an error says in words that the wallet's owner refused, for wallets that leave no
 * other way. Words without an owner count only if no code has another meaning: nodes reject
 * transactions, too.
 */
export function saysRefused({ code, texts }: Pick<ThrownLayer, 'code' | 'texts'>): boolean {
  const isOpen = typeof code !== 'number' || code === INTERNAL_ERROR
  return texts.some((text) => BY_OWNER.test(text) || (isOpen && WITHOUT_OWNER.test(text)))
}

function isLayer(value: unknown): boolean {
  return isText(value) || (typeof value === 'object' && value !== null)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** `ACTION_REJECTED` and `UserRejectedRequestError` are words, too. */
function toWords(text: string): string {
  const words = text.slice(0, MAX_TEXT_LENGTH).normalize().replaceAll('_', ' ')
  return words.replace(/([a-z])(?=[A-Z])/g, '$1 ').trim()
}
