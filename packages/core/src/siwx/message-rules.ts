import {
  isNamespace,
  isNetworkId,
  isPlain,
  type KnownNamespace,
  type NetworkId,
  namespaceOf,
  type SiwxMessageData,
} from '../contract/index.ts'
import { withChecksum } from '../rpc/checksum-address.ts'
import { isDomain, isNonce, isRequestId, isScheme, isStatement, isTime, isUri } from './grammar.ts'

/** The namespaces whose accounts can sign in. */
export type SigningNamespace = Exclude<KnownNamespace, 'polkadot'>

/** The namespace of a network whose accounts can sign in. */
export function signingNamespace(chainId: NetworkId): SigningNamespace | undefined {
  const namespace = namespaceOf(chainId)
  return isNamespace(namespace) && namespace !== 'polkadot' ? namespace : undefined
}

type Rule = (value: string) => boolean
type Field = Exclude<keyof SiwxMessageData, 'chainId' | 'resources'>
type OwnField = 'accountAddress' | 'scheme' | 'statement'

/** The rules for the fields, in the order in which they are checked. */
const RULES: Readonly<Record<Exclude<Field, OwnField>, Rule>> = {
  domain: isDomain,
  uri: isUri,
  version: (value) => value === '1',
  nonce: isNonce,
  issuedAt: isTime,
  expirationTime: isTime,
  notBefore: isTime,
  requestId: isRequestId,
}

const isForeignStatement: Rule = (value) => value.trim() !== ''

/**
 * The rules that differ by namespace. ERC-4361 wants a checksum, a time, and a statement in ASCII.
 */
const OWN_RULES: Readonly<Record<SigningNamespace, Readonly<Record<OwnField, Rule>>>> = {
  eip155: { accountAddress: isEvmAddress, scheme: isScheme, statement: isStatement },
  solana: {
    accountAddress: (value) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value),
    // Sign In With Solana knows none.
    scheme: () => false,
    statement: isForeignStatement,
  },
  bip122: {
    accountAddress: (value) => /^[a-zA-Z0-9]{14,90}$/.test(value),
    scheme: isScheme,
    statement: isForeignStatement,
  },
}

const OPTIONAL: ReadonlySet<string> = new Set([
  ...['scheme', 'statement', 'expirationTime', 'notBefore', 'requestId'],
])

/** The first field of a message that can't be in its text as it is. */
export function firstWrongField(data: SiwxMessageData): keyof SiwxMessageData | undefined {
  const { chainId, resources = [] } = data
  const namespace = isNetworkId(chainId) ? signingNamespace(chainId) : undefined
  if (namespace === undefined) return 'chainId'
  const rules: Readonly<Record<Field, Rule>> = { ...RULES, ...OWN_RULES[namespace] }
  for (const field of fieldsOf(rules)) {
    const value = data[field]
    const isMissing = value === undefined
    if (isMissing && !OPTIONAL.has(field) && !(field === 'issuedAt' && namespace !== 'eip155'))
      return field
    if (!isMissing && !(isPlain(value) && rules[field](value))) return field
  }
  return resources.every((each) => isUri(each)) ? undefined : 'resources'
}

/** `Object.keys` forgets which keys there are. */
function fieldsOf(rules: Readonly<Record<Field, Rule>>): readonly Field[] {
  return Object.keys(rules) as Field[]
}

function isEvmAddress(value: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(value) && withChecksum(value) === value
}
