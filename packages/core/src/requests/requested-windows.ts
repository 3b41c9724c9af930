import type { RequestedHost } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { OptionsState } from '../options/options-state.ts'

interface Facts {
  readonly given: Pick<LatchkeyOptions, 'onramp' | 'onrampSources'>
  readonly options: Pick<OptionsState, 'projectId' | 'features'>
}

/** The page on which visitors buy at Meld. Source: docs/constants.json, `hosts`. */
const MELD = 'https://meldcrypto.com'

/** Pages of others, in which visitors pay. The page of the website does not request anything from them. */
export function requestedWindows({ given, options }: Facts): readonly RequestedHost[] {
  const { onramp, onrampSources = [] } = given
  if (!options.features.onramp) return []
  const when = 'A visitor buys with money'
  const meld: RequestedHost = { origin: MELD, kind: 'window', when, reason: 'The page of Meld' }
  const pages: RequestedHost = {
    origin: 'https:',
    kind: 'window',
    when,
    reason: 'The page of the provider that the visitor chose, where its answer says it is',
  }
  const hasPages = options.projectId !== undefined || onrampSources.length > 0
  return [...(onramp?.meldKey === undefined ? [] : [meld]), ...(hasPages ? [pages] : [])]
}
