import { LatchkeyError } from '../../contract/index.ts'
import type { LatchkeyOptions } from './core-options.ts'
import {
  ENDPOINT_RULES,
  FEATURE_RULES,
  METADATA_RULES,
  OPTION_RULES,
  type OptionRules,
} from './option-rules.ts'
import { adapter, isRecord, type Rule, wallet } from './rules.ts'

/** What is wrong with one value that stands at `path`. */
type Check = (value: unknown, path: string) => readonly string[]

/** What a check of options borrows from other features. */
export interface OptionChecks {
  readonly networkProblems: Check
}

/**
 * Checks what a website handed over. Unknown options are let pass, wrong ones are not.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function readOptions(
  given: LatchkeyOptions,
  { networkProblems }: OptionChecks,
): LatchkeyOptions {
  const problems = optionProblems(given, networkProblems)
  if (problems.length > 0) throw new LatchkeyError('options.invalid', { problems })
  if (given.siwx !== undefined && given.siweConfig !== undefined) {
    throw new LatchkeyError('options.two-sign-ins', {})
  }
  return given
}

function optionProblems(options: unknown, checkNetwork: Check): readonly string[] {
  if (!isRecord(options)) return ['options: must be an object']
  const { networks, defaultNetwork, adapters = [], customWallets = [] } = options
  const hasNetworks = Array.isArray(networks) && networks.length > 0
  return [
    ...(hasNetworks ? [] : ['networks: must be a list of at least one network']),
    ...(hasNetworks ? listProblems(networks, 'networks', checkNetwork) : []),
    ...(defaultNetwork === undefined ? [] : checkNetwork(defaultNetwork, 'defaultNetwork')),
    ...(isListed(defaultNetwork, networks) ? [] : ['defaultNetwork: must be one of networks']),
    ...listProblems(adapters, 'adapters', checkBy(adapter)),
    ...(hasDouble(adapters) ? ['adapters: must be one per namespace'] : []),
    ...listProblems(customWallets, 'customWallets', checkBy(wallet)),
    ...fieldProblems(options, OPTION_RULES),
    ...fieldProblems(options['features'], FEATURE_RULES, 'features.'),
    ...fieldProblems(options['endpoints'], ENDPOINT_RULES, 'endpoints.'),
    ...fieldProblems(options['metadata'], METADATA_RULES, 'metadata.'),
  ]
}

function fieldProblems(values: unknown, rules: OptionRules, prefix = ''): readonly string[] {
  if (!isRecord(values)) return []
  return rules.flatMap(([names, rule]) => {
    return names.split(' ').flatMap((name) => {
      const isLeftOut = values[name] === undefined && rules !== METADATA_RULES
      return isLeftOut ? [] : checkBy(rule)(values[name], prefix + name)
    })
  })
}

function listProblems(list: unknown, path: string, check: Check): readonly string[] {
  if (!Array.isArray(list)) return [`${path}: must be a list`]
  return list.flatMap((item, index) => check(item, `${path}[${index}]`))
}

function checkBy({ fits, what }: Rule): Check {
  return (value, path) => (fits(value) ? [] : [`${path}: must be ${what}`])
}

function hasDouble(adapters: unknown): boolean {
  const namespaces = Array.isArray(adapters) ? adapters.map((each) => Object(each).namespace) : []
  return new Set(namespaces).size < namespaces.length
}

function isListed(network: unknown, networks: unknown): boolean {
  if (network === undefined || !Array.isArray(networks)) return true
  return networks.some((each) => Object(each).id === Object(network).id)
}
