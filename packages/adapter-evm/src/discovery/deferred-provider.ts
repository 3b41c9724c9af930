import { LatchkeyError, lazy } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import type { LibraryProvider } from './provided.ts'

type Library = Eip1193Provider & Pick<LibraryProvider, 'disconnect'>

/** The provider of a wallet whose library is loaded by the first request. */
export interface DeferredProvider extends Eip1193Provider {
  /** The library's own provider; undefined before it is loaded. */
  loaded(): Eip1193Provider | undefined
}

interface Deps {
  /** @returns undefined where the wallet can't be used here. */
  load(): Promise<Library | undefined>
  /** Fires when the instance is destroyed: what is loaded after that is not used. */
  readonly signal: AbortSignal
  /** Runs after the library was loaded, before its first request. */
  loaded(): void
}

interface Listening {
  readonly event: string
  readonly listener: (payload: unknown) => void
}

/**
 * Creates a provider that loads a library at the first request, once; a load that failed is tried again by the
 * next request. Listening loads nothing: events are passed on from the time when the library is there.
 *
 * Once it is loaded, requests reach the library in the task of the call, so that it can open windows.
 */
export function createDeferredProvider({ load, signal, loaded }: Deps): DeferredProvider {
  let waiting: readonly Listening[] = []
  const library = lazy(async () => {
    const provider = await load()
    if (signal.aborted) throw new LatchkeyError('instance.stopped', {})
    if (provider === undefined) throw new LatchkeyError('wallet.missing', {})
    for (const { event, listener } of waiting) provider.on?.(event, listener)
    waiting = []
    return provider
  })
  async function ready(): Promise<Library> {
    const provider = await library.load()
    loaded()
    return provider
  }
  return {
    loaded: library.current,
    async request(args) {
      const own = library.current() ?? (await ready())
      // Libraries store connections themselves, and few know the method.
      const isEnd = args.method === 'wallet_revokePermissions'
      return isEnd && own.disconnect ? own.disconnect() : own.request(args)
    },
    on(event, listener) {
      const own = library.current()
      if (own === undefined) waiting = [...waiting, { event, listener }]
      else own.on?.(event, listener)
    },
    removeListener(event, listener) {
      waiting = waiting.filter((each) => each.event !== event || each.listener !== listener)
      library.current()?.removeListener?.(event, listener)
    },
  }
}
