import * as z from 'zod/mini'
import { isReadable } from './plain-data.ts'

/**
 * One message of the channel. The app asks with `@w3m-app/<NAME>`; the frame answers with
 * `@w3m-frame/<NAME>_SUCCESS` or `_ERROR` and the same id. Source: facts, frame protocol, section 2.
 */
export interface Message {
  readonly id?: string | undefined
  readonly type: string
  readonly payload?: unknown
}

/** A message of the app, its prefix taken off. */
export interface Question {
  readonly id: string | undefined
  readonly name: string
  readonly payload: unknown
}

/** A message of the frame: an answer, or a word of its own such as `READY`. */
export type Word = Question & { readonly outcome: 'success' | 'error' | 'event' }

const APP_PREFIX = '@w3m-app/'
const FRAME_PREFIX = '@w3m-frame/'
const SUCCESS = '_SUCCESS'
const ERROR = '_ERROR'

/** Unknown keys are dropped; what does not fit is no message of ours, and dropped as a whole. */
const Envelope = z.object({
  id: z.optional(z.string()),
  type: z.string(),
  payload: z.optional(z.unknown()),
})

/** The frame's word that it is loaded. Keys that other sites add are kept: `storage` is ours. */
export const ReadyPayload = z.optional(
  z.object({ version: z.optional(z.string()), storage: z.optional(z.string()) }),
)

/** What went wrong, in the frame's own words; older frames say nothing. `code` is ours. */
export const ErrorPayload = z.optional(
  z.object({ message: z.optional(z.string()), code: z.optional(z.unknown()) }),
)

/** What the app posts. */
export function questionMessage(id: string, name: string, payload: unknown): Message {
  return message(id, `${APP_PREFIX}${name}`, payload)
}

/** What the frame posts as an answer, or as news when there is no id. */
export function answerMessage(
  { id, name }: { readonly id?: string | undefined; readonly name: string },
  outcome: 'success' | 'error',
  payload: unknown,
): Message {
  return message(id, `${FRAME_PREFIX}${name}${outcome === 'success' ? SUCCESS : ERROR}`, payload)
}

/** What the frame posts by itself: `READY`. */
export function eventMessage(name: string, payload: unknown): Message {
  return message(undefined, `${FRAME_PREFIX}${name}`, payload)
}

/** Reads what an app posted. @returns undefined when it is nothing of the protocol. Never throws. */
export function readQuestion(data: unknown): Question | undefined {
  return readAs(APP_PREFIX, data)
}

/** Reads what a frame posted. @returns undefined when it is nothing of the protocol. Never throws. */
export function readWord(data: unknown): Word | undefined {
  const read = readAs(FRAME_PREFIX, data)
  if (read === undefined) return undefined
  const { name } = read
  if (name.endsWith(SUCCESS)) return { ...read, name: cut(name, SUCCESS), outcome: 'success' }
  if (name.endsWith(ERROR)) return { ...read, name: cut(name, ERROR), outcome: 'error' }
  return { ...read, outcome: 'event' }
}

function readAs(prefix: string, data: unknown): Question | undefined {
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
