/// <reference types="node" />
import { readFileSync } from 'node:fs'

/** The recorded definition of a payload's field. */
export interface FieldFact {
  readonly type: string
  readonly required: boolean
  readonly nullable?: boolean
  readonly enum?: readonly string[]
  readonly items?: Fields
  readonly fields?: Fields
}

export type Fields = Readonly<Record<string, FieldFact>>

/** The recorded definition of a call. */
export interface CallFact {
  readonly name: string
  readonly request: Fields | null
  readonly isRequestOptional: boolean
  readonly reply: Fields | null
  readonly loadMs: number | null
  readonly replyMs: number | null
}

/** The protocol as recorded in `vectors/frame-protocol.json`. */
export interface Facts {
  readonly calls: readonly CallFact[]
  readonly timers: readonly { readonly name: string; readonly ms: number }[]
  readonly safe: readonly { readonly method: string }[]
  readonly unsafe: readonly { readonly method: string }[]
  readonly keys: readonly { readonly key: string; readonly isClearedOnSignOut: boolean }[]
  readonly messages: readonly { readonly name: string; readonly text: string }[]
  readonly element: readonly { readonly id: string; readonly name: string }[]
}

export function readFacts(): Facts {
  const file = new URL('../../../../../vectors/frame-protocol.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: Facts }).cases
}
