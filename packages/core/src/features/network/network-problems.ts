import { eachOf, type FieldChecks, fieldProblems, isRecord } from '../../rules/problems.ts'
import { decimals, flag, link, words } from '../../rules/rules.ts'
import { networkIdOf } from './network-id.ts'

/** What every network has to have. */
const NETWORK_CHECKS: FieldChecks = [
  ['name nativeCurrency.name nativeCurrency.symbol', words],
  ['nativeCurrency.decimals', decimals],
  ['rpcUrls.default.http', eachOf(link, 'URL')],
]

/** What it has to have where it names an explorer. */
const EXPLORER_CHECKS: FieldChecks = [['blockExplorers.default.url', link]]

const TESTNET_CHECKS: FieldChecks = [['testnet', flag]]

/**
 * What is wrong with a network that a website handed over.
 *
 * @param path - Where the network stands, such as `networks[1]`.
 * @returns One plain sentence per wrong place; none when the network can be used.
 */
export function networkProblems(input: unknown, path: string): readonly string[] {
  if (!isRecord(input)) return [`${path}: must be a network, such as a chain of viem/chains`]
  const prefix = `${path}.`
  const hasId = networkIdOf(input) !== undefined
  const hasExplorer = input['blockExplorers'] !== undefined
  return [
    ...(hasId ? [] : [`${prefix}id: must be a chain id, or a text with its chainNamespace`]),
    ...fieldProblems(input, NETWORK_CHECKS, { prefix, isWhole: true }),
    ...fieldProblems(input, EXPLORER_CHECKS, { prefix, isWhole: hasExplorer }),
    ...fieldProblems(input, TESTNET_CHECKS, { prefix }),
  ]
}
