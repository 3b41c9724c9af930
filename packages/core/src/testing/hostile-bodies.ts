/// <reference types="node" />
import { readVectors } from './read-vectors.ts'

/** One body that a server may send. */
export interface HostileBody {
  readonly name: string
  readonly bytes: Buffer
  readonly contentType: string
  /** The reaction of a strict JSON parser: y accepts, n refuses, i may do either. */
  readonly expect: 'i' | 'n' | 'y'
}

interface HostileCase {
  readonly body?: string
  readonly base64?: string
  readonly content_type?: string
  readonly build?: {
    readonly repeat_open?: string
    readonly times?: number
    readonly pad_string_bytes?: number
  }
}

interface JsonCase {
  readonly file: string
  readonly expect: HostileBody['expect']
  readonly base64: string
}

/** Every body of the sets `hostile-answers` and `json-bodies`. */
export function readHostileBodies(): readonly HostileBody[] {
  const { bodies: hostile = [] } = readVectors<HostileCase>('hostile-answers')
  const { bodies: json = [] } = readVectors<JsonCase>('json-bodies')
  return [
    ...hostile.map(toBody),
    ...json.map(({ file, expect, base64 }) => ({
      name: file,
      expect,
      bytes: Buffer.from(base64, 'base64'),
      contentType: 'application/json',
    })),
  ]
}

function toBody(one: HostileCase, index: number): HostileBody {
  const bytes = one.base64 === undefined ? Buffer.from(textOf(one)) : fromBase64(one.base64)
  const contentType = one.content_type ?? 'application/json'
  return { name: `hostile answer ${index}`, bytes, contentType, expect: 'i' }
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64')
}

function textOf({ body, build }: HostileCase): string {
  if (body !== undefined) return body
  if (build?.repeat_open !== undefined) return build.repeat_open.repeat(build.times ?? 1)
  return JSON.stringify('x'.repeat(build?.pad_string_bytes ?? 0))
}
