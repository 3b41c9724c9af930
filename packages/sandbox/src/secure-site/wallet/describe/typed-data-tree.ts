import type { Branch } from '../../approval/approval-request.ts'
import type { TypedData } from './read-typed-data.ts'

/** Deeper data is refused as such by the protocol; this ends types that contain themselves. */
const MAX_DEPTH = 32

/** Everything that is signed and nothing else, in the order of its types. */
export function typedDataTree({ types, primaryType, domain, message }: TypedData): {
  readonly domain: readonly Branch[]
  readonly message: readonly Branch[]
} {
  const fieldsOf = (type: string, value: unknown, depth: number): Branch[] =>
    (types[type] ?? []).map((field) =>
      branch(field.name, field.type, { value: Object(value)[field.name], depth }),
    )

  function branch(name: string, type: string, at: { value: unknown; depth: number }): Branch {
    const { value, depth } = at
    if (depth > MAX_DEPTH) return { name, value: '…' }
    const element = /^(.*)\[\d*\]$/.exec(type)?.[1]
    if (element !== undefined && Array.isArray(value)) {
      const branches = value.map((item, index) =>
        branch(String(index + 1), element, { value: item, depth: depth + 1 }),
      )
      return { name, branches }
    }
    if (types[type]) return { name, branches: fieldsOf(type, value, depth + 1) }
    return { name, value: String(value) }
  }

  return { domain: fieldsOf('EIP712Domain', domain, 0), message: fieldsOf(primaryType, message, 0) }
}
