import type { BlockchainApi } from '../api/blockchain-api.ts'
import {
  choicesOf,
  type OnrampChoices,
  readBuyOptions,
  readSpecifiedOptions,
} from '../api/endpoints/onramp-options.ts'
import {
  LatchkeyError,
  namespaceOf,
  type OnrampSource,
  type OnrampSourceOptions,
  plainError,
  referenceOf,
  throwIfAborted,
  toLatchkeyError,
} from '../contract/index.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'
import type { OnrampOptions, OnrampState } from '../store/onramp-state.ts'
import type { KnownPaths } from './known-paths.ts'
import { sampleOptions } from './sample-options.ts'

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
  readonly sources: readonly OnrampSource[]
  readonly paths: KnownPaths
  readonly timers: WorkLimit['timers']
  country(): string
}

/** How long a source of the website may take, in milliseconds. Source: docs/security.md, S41. */
const LIMIT_MS = 10_000

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
    // It rejects only when it was aborted: then somebody else reads, or nobody looks.
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
  try {
    return { status: 'ready', isSample: false, ...(await readChoices(deps, signal)) }
  } catch (thrown) {
    throwIfAborted(signal)
    const error = plainError(toLatchkeyError(thrown))
    return { status: 'ready', isSample: true, error, ...sampleOptions() }
  }
}

async function readChoices(deps: Deps, signal: AbortSignal): Promise<OnrampChoices> {
  const { api, paths } = deps
  // What the API does not tell, a source may.
  const failed = (thrown: unknown) => readFromSources(deps, thrown, signal)
  if (api === undefined) return failed(new LatchkeyError('onramp.sample', {}))
  const answer = paths.ask('options', {
    server: () => readBuyOptions(api, deps.country(), signal),
    specified: () => readSpecifiedOptions(api, signal),
  })
  return answer.catch(failed)
}

async function readFromSources(
  { sources, timers, country }: Deps,
  reason: unknown,
  signal: AbortSignal,
): Promise<OnrampChoices> {
  const limit = { limitMs: LIMIT_MS, timers }
  for (const source of sources) {
    if (source.readOptions === undefined) continue
    try {
      const read = async (own: AbortSignal) => source.readOptions?.(country(), own)
      return choicesOf(answerOf(await workWithin(limit, read, signal)))
    } catch {
      // The next source may tell.
      throwIfAborted(signal)
    }
  }
  throw reason
}

/** In the form of the server, so that it is checked as that is. */
function answerOf(options: OnrampSourceOptions | undefined): unknown {
  const { payments = [], tokens = [] } = options ?? {}
  return {
    paymentCurrencies: payments.map(({ id, methods }) => ({
      id,
      limits: methods.map((method) => ({
        ...{ id: method.id, min: method.minText, max: method.maxText },
      })),
    })),
    purchaseCurrencies: tokens.map(({ symbol, name, networkIds }) => ({
      ...{ id: symbol, symbol, name },
      networks: networkIds.map((id) => ({
        name: namespaceOf(id) === 'solana' ? 'solana' : id,
        chainId: namespaceOf(id) === 'solana' ? undefined : referenceOf(id),
      })),
    })),
  }
}
