import type { BlockchainApi } from '../api/blockchain-api.ts'
import {
  type OnrampChoices,
  readBuyOptions,
  readSpecifiedOptions,
} from '../api/endpoints/onramp-options.ts'
import type { Services } from '../api/services.ts'
import {
  LatchkeyError,
  lazy,
  type OnrampSource,
  plainError,
  throwIfAborted,
  toLatchkeyError,
} from '../contract/index.ts'
import type { WorkLimit } from '../platform/work-within.ts'
import type { OnrampOptions, OnrampState } from '../store/state/onramp.ts'
import type { KnownPaths } from './known-paths.ts'
import { sampleOptions } from './sample-options.ts'
import { withPictures } from './with-pictures.ts'

/** Reads the options of one core. */
export interface OptionsReader {
  /** Reads them, if that was not done yet. */
  read(): void
  /** Reads them again, where a sample stands in. */
  retry(): void
  stop(): void
}

interface Deps {
  readonly api: BlockchainApi | undefined
  readonly services: Pick<Services, 'imageUrl'>
  readonly site: { readonly sources: readonly OnrampSource[] }
  readonly paths: KnownPaths
  readonly timers: WorkLimit['timers']
  country(): string
}

/** @param slice - The part of the state that it writes. */
export function createOptionsReader(
  deps: Deps & {
    /** They are in the state now. */
    onRead(): void
  },
  slice: OnrampState,
): OptionsReader {
  let reading = new AbortController()

  function load(): void {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    slice.options = { status: 'loading' }
    const settle = (options: OnrampOptions): void => {
      if (signal.aborted) return
      slice.options = options
      deps.onRead()
    }
    // It rejects only when it was aborted: a newer reading replaced it, or the visitor left the
    // views.
    readOptions(deps, signal).then(settle, () => {})
  }

  return {
    read() {
      if (slice.options.status === 'idle') load()
    },
    retry() {
      const { options } = slice
      if (options.status === 'ready' && options.isSample) load()
    },
    stop() {
      reading.abort()
      if (slice.options.status === 'loading') slice.options = { status: 'idle' }
    },
  }
}

/**
 * Reads what can be chosen: from the API, else from the first source of the website that tells, else a
 * sample. @throws LatchkeyError `aborted`.
 */
async function readOptions(deps: Deps, signal: AbortSignal): Promise<OnrampOptions> {
  const { services } = deps
  try {
    const choices = withPictures(await readChoices(deps, signal), services)
    return { status: 'ready', isSample: false, ...choices }
  } catch (thrown) {
    throwIfAborted(signal)
    const error = plainError(toLatchkeyError(thrown))
    const choices = withPictures(sampleOptions(), services)
    return { status: 'ready', isSample: true, error, ...choices }
  }
}

async function readChoices(deps: Deps, signal: AbortSignal): Promise<OnrampChoices> {
  const { api, paths, site } = deps
  // A source may answer if the API does not.
  const failed = async (thrown: unknown): Promise<OnrampChoices> => {
    if (site.sources.every(({ readOptions }) => readOptions === undefined)) throw thrown
    const { readFromSources } = await lazy(() => import('./source-options.ts')).load()
    return readFromSources(deps, thrown, signal)
  }
  if (api === undefined) return failed(new LatchkeyError('onramp.sample', {}))
  const answer = paths.ask('options', {
    server: () => readBuyOptions(api, deps.country(), signal),
    specified: () => readSpecifiedOptions(api, signal),
  })
  return answer.catch(failed)
}
