import { LatchkeyError } from '../../contract/index.ts'
import {
  type Check,
  eachOf,
  type FieldChecks,
  fieldProblems,
  isRecord,
} from '../../rules/problems.ts'
import type { LatchkeyOptions } from './core-options.ts'
import { ENDPOINT_CHECKS, FEATURE_CHECKS, METADATA_CHECKS, OPTION_CHECKS } from './option-checks.ts'

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
  const { networks, defaultNetwork, adapters } = options
  const within = (name: string, checks: FieldChecks): readonly string[] => {
    const values = options[name]
    const isWhole = checks === METADATA_CHECKS
    return isRecord(values) ? fieldProblems(values, checks, { prefix: `${name}.`, isWhole }) : []
  }
  return [
    ...eachOf(checkNetwork, 'network')(networks, 'networks'),
    ...(defaultNetwork === undefined ? [] : checkNetwork(defaultNetwork, 'defaultNetwork')),
    ...(isListed(defaultNetwork, networks) ? [] : ['defaultNetwork: must be one of networks']),
    ...(hasDouble(adapters) ? ['adapters: must be one per namespace'] : []),
    ...fieldProblems(options, OPTION_CHECKS, {}),
    ...within('features', FEATURE_CHECKS),
    ...within('endpoints', ENDPOINT_CHECKS),
    ...within('metadata', METADATA_CHECKS),
  ]
}

function hasDouble(adapters: unknown): boolean {
  const namespaces = Array.isArray(adapters) ? adapters.map((each) => Object(each).namespace) : []
  return new Set(namespaces).size < namespaces.length
}

function isListed(network: unknown, networks: unknown): boolean {
  if (network === undefined || !Array.isArray(networks)) return true
  return networks.some((each) => Object(each).id === Object(network).id)
}
