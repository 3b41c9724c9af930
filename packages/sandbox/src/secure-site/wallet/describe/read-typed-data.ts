import { SiteError } from '@latchkey/frame/site'
import { type Hex, hashTypedData, type TypedDataDefinition, validateTypedData } from 'viem'

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
