import * as z from 'zod/mini'
import { isReadable, MAX_BYTES } from './plain-data.ts'

/**
 * One message of the channel. The app posts `@w3m-app/<NAME>`; the frame replies with
 * `@w3m-frame/<NAME>_SUCCESS` or `_ERROR` and the same id. Source: docs/frame-protocol.md, section 2.
 */
export interface Message {
  readonly id?: string | undefined
  readonly type: string
  readonly payload?: unknown
}

/** A message of the app, without the prefix of its type. */
export interface AppMessage {
  readonly id: string | undefined
  readonly name: string
  readonly payload: unknown
}

/**
 * A message of the frame: a reply, or an event such as `READY`. An `unreadable` one replies to a call, and
 * its payload is too large, too deep, or not plain data: the payload is left out.
 */
export type FrameMessage = AppMessage & {
  readonly outcome: 'success' | 'error' | 'event' | 'unreadable'
}

const APP_PREFIX = '@w3m-app/'
const FRAME_PREFIX = '@w3m-frame/'
const SUCCESS = '_SUCCESS'
const ERROR = '_ERROR'

/** Unknown keys are removed. Data that does not match is ignored. */
const Envelope = z.object({
  id: z.optional(z.string()),
  type: z.string(),
  payload: z.optional(z.unknown()),
})

/** The payload of `READY`. `storage` is an addition of this implementation. */
export const ReadyPayload = z.optional(
  z.object({ version: z.optional(z.string()), storage: z.optional(z.string()) }),
)

/** The payload of an error; older frames send none. `code` is an addition of this implementation. */
export const ErrorPayload = z.optional(
  z.object({ message: z.optional(z.string()), code: z.optional(z.unknown()) }),
)

/** A message of the app. */
export function requestMessage(id: string, name: string, payload: unknown): Message {
  return message(id, `${APP_PREFIX}${name}`, payload)
}

/** A reply of the frame, or a broadcast when there is no id. */
export function replyMessage(
  { id, name }: { readonly id?: string | undefined; readonly name: string },
  outcome: 'success' | 'error',
  payload: unknown,
): Message {
  return message(id, `${FRAME_PREFIX}${name}${outcome === 'success' ? SUCCESS : ERROR}`, payload)
}

/** An event of the frame, such as `READY`. */
export function eventMessage(name: string, payload: unknown): Message {
  return message(undefined, `${FRAME_PREFIX}${name}`, payload)
}

/** Reads a message of the app; undefined if it is not a message of the protocol. Never throws. */
export function readAppMessage(data: unknown): AppMessage | undefined {
  return isReadable(data) ? readEnvelope(APP_PREFIX, data) : undefined
}

/**
 * Reads a message of the frame; undefined if it is not a message of the protocol. Never throws.
 *
 * @param maxBytesOf - Size limit of the reply with this id.
 */
export function readFrameMessage(
  data: unknown,
  maxBytesOf: (id: string) => number = () => MAX_BYTES,
): FrameMessage | undefined {
  const envelope = readEnvelope(FRAME_PREFIX, data)
  if (envelope === undefined) return undefined
  const { id, name } = envelope
  const message: FrameMessage = name.endsWith(SUCCESS)
    ? { ...envelope, name: cut(name, SUCCESS), outcome: 'success' }
    : name.endsWith(ERROR)
      ? { ...envelope, name: cut(name, ERROR), outcome: 'error' }
      : { ...envelope, outcome: 'event' }
  if (isReadable(data, id === undefined ? MAX_BYTES : maxBytesOf(id))) return message
  const isReply = id !== undefined && message.outcome !== 'event'
  return isReply ? { ...message, payload: undefined, outcome: 'unreadable' } : undefined
}

/** Reads everything but the payload. */
function readEnvelope(prefix: string, data: unknown): AppMessage | undefined {
  try {
    const { data: envelope } = Envelope.safeParse(data)
    if (envelope === undefined || !envelope.type.startsWith(prefix)) return undefined
    return { id: envelope.id, name: envelope.type.slice(prefix.length), payload: envelope.payload }
  } catch {
    // Data that throws when it is read did not come through a window.
    return undefined
  }
}

function cut(name: string, ending: string): string {
  return name.slice(0, -ending.length)
}

function message(id: string | undefined, type: string, payload: unknown): Message {
  return {
    ...(id === undefined ? {} : { id }),
    type,
    ...(payload === undefined ? {} : { payload }),
  }
}
