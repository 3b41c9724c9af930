import * as z from 'zod/mini'
import { isReadable } from './plain-data.ts'

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

/** A message of the frame: a reply, or an event such as `READY`. */
export type FrameMessage = AppMessage & { readonly outcome: 'success' | 'error' | 'event' }

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

/** Reads a message of the app; undefined if it is none of the protocol. Never throws. */
export function readAppMessage(data: unknown): AppMessage | undefined {
  return readAs(APP_PREFIX, data)
}

/** Reads a message of the frame; undefined if it is none of the protocol. Never throws. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const read = readAs(FRAME_PREFIX, data)
  if (read === undefined) return undefined
  const { name } = read
  if (name.endsWith(SUCCESS)) return { ...read, name: cut(name, SUCCESS), outcome: 'success' }
  if (name.endsWith(ERROR)) return { ...read, name: cut(name, ERROR), outcome: 'error' }
  return { ...read, outcome: 'event' }
}

function readAs(prefix: string, data: unknown): AppMessage | undefined {
  if (!isReadable(data)) return undefined
  const { data: envelope } = Envelope.safeParse(data)
  if (envelope === undefined || !envelope.type.startsWith(prefix)) return undefined
  return { id: envelope.id, name: envelope.type.slice(prefix.length), payload: envelope.payload }
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
