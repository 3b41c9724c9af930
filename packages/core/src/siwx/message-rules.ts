import {
  hasNetworkForm,
  isPlain,
  type NetworkId,
  namespaceOf,
  type OtherRules,
  rulesOf,
  type SignInRules,
  type SiwxMessageData,
} from '../contract/index.ts'
import { withChecksum } from '../rpc/checksum-address.ts'
import { isDomain, isNonce, isRequestId, isScheme, isStatement, isTime, isUri } from './grammar.ts'

type Rule = (value: string) => boolean
type Field = Exclude<keyof SiwxMessageData, 'chainId' | 'resources'>

/** The form of addresses whose namespace has no rule for them. Source: CAIP-10. */
const ANY_ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

/** The rules for the fields, in the order in which they are checked. */
function rulesFor(chainId: NetworkId, others: OtherRules): Readonly<Record<Field, Rule>> {
  const { address = ANY_ADDRESS, signIn } = rulesOf(namespaceOf(chainId), others)
  const form = signIn?.form
  return {
    domain: isDomain,
    uri: isUri,
    version: (value) => value === '1',
    nonce: isNonce,
    issuedAt: isTime,
    expirationTime: isTime,
    notBefore: isTime,
    requestId: isRequestId,
    accountAddress: (value) =>
      address.test(value) && (form !== 'erc-4361' || withChecksum(value) === value),
    scheme: (value) => form !== 'siws' && isScheme(value),
    statement: (value) => (form === 'erc-4361' ? isStatement(value) : value.trim() !== ''),
  }
}

const OPTIONAL: ReadonlySet<string> = new Set([
  ...['scheme', 'statement', 'expirationTime', 'notBefore', 'requestId'],
])

/** The rules of the text on a network; undefined where its accounts can't sign in. */
export function signInRulesOf(chainId: NetworkId, others: OtherRules): SignInRules | undefined {
  return hasNetworkForm(chainId) ? rulesOf(namespaceOf(chainId), others).signIn : undefined
}

/** The first field of a message that can't be in its text as it is. */
export function firstWrongField(
  data: SiwxMessageData,
  others: OtherRules,
): keyof SiwxMessageData | undefined {
  const { chainId, resources = [] } = data
  const signIn = signInRulesOf(chainId, others)
  if (signIn === undefined) return 'chainId'
  const needsTime = signIn.form === 'erc-4361'
  const rules = rulesFor(chainId, others)
  for (const field of fieldsOf(rules)) {
    const value = data[field]
    const isMissing = value === undefined
    if (isMissing && !OPTIONAL.has(field) && !(field === 'issuedAt' && !needsTime)) return field
    if (!isMissing && !(isPlain(value) && rules[field](value))) return field
  }
  return resources.every((each) => isUri(each)) ? undefined : 'resources'
}

/** `Object.keys` forgets which keys there are. */
function fieldsOf(rules: Readonly<Record<Field, Rule>>): readonly Field[] {
  return Object.keys(rules) as Field[]
}
