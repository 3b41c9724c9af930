import { SiteError } from '@latchkey/frame/site'
import { type Hex, hashTypedData, type TypedDataDefinition, validateTypedData } from 'viem'
import type { Branch } from '../../approval/approval-request.ts'

/** Data to be signed by EIP-712, checked. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly TypedField[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
  /** The hash that is signed. */
  readonly hash: Hex
}

interface TypedField {
  readonly name: string
  readonly type: string
}

/** @throws SiteError for what is not data of EIP-712. */
export function readTypedData(value: unknown): TypedData {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
    const { domain = {}, types, primaryType, message } = Object(parsed)
    // Every part is checked by what follows, which refuses what does not fit together.
    const data = { domain, types, primaryType, message } as unknown as TypedDataDefinition
    validateTypedData(data)
    const hash = hashTypedData(data)
    return { domain, types: withDomain(types, domain), primaryType, message, hash }
  } catch (error) {
    throw new SiteError('This is not typed data that can be signed', { cause: error })
  }
}

/** Fields of the domain that are signed, where the page did not list them itself. */
function withDomain(types: TypedData['types'], domain: object): TypedData['types'] {
  if (types['EIP712Domain']) return types
  const fields = DOMAIN_FIELDS.filter(({ name }) => name in domain)
  return { ...types, EIP712Domain: fields }
}

const DOMAIN_FIELDS: readonly TypedField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

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
