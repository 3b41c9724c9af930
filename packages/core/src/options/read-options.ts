import { LatchkeyError } from '../contract/index.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import { optionChecks } from './option-checks.ts'
import { type Check, isRecord } from './problems.ts'

/** The checks of options that other features provide. */
export interface OptionChecks {
  readonly networkProblems: Check
}

/**
 * Reads the options of a website. Unknown options are ignored, wrong ones are refused.
 *
 * @throws LatchkeyError `options.invalid` that names every wrong path, `options.two-sign-ins`.
 */
export function readOptions(
  given: LatchkeyOptions,
  { networkProblems }: OptionChecks,
): LatchkeyOptions {
  if (isRecord(given) && given.siwx !== undefined && given.siweConfig !== undefined) {
    throw new LatchkeyError('options.two-sign-ins', {})
  }
  // Each option is named as it is, but for all of them together.
  const problems = optionChecks(networkProblems)(given, isRecord(given) ? '' : 'options')
  if (problems.length > 0) throw new LatchkeyError('options.invalid', { problems })
  return given
}
