import type { Eip1193Request } from '../eip1193.ts'
import type { StableProvider } from './stable-provider.ts'

/** A provider that is handed out before what answers for it is there. */
export interface LentProvider {
  /** The same object for the adapter's life. */
  readonly provider: StableProvider
  /** From now on `own` answers; who listens already listens to it. */
  fill(own: StableProvider): void
}

/** Makes a provider that is not connected until it is filled. */
export function lendProvider(): LentProvider {
  let own: StableProvider | undefined
  const waiting: ((own: StableProvider) => void)[] = []
  const tell = (listen: (own: StableProvider) => void): void => {
    if (own === undefined) waiting.push(listen)
    else listen(own)
  }
  return {
    provider: {
      request: async (args) => (own === undefined ? answerAlone(args) : own.request(args)),
      on: (event, listener) => tell((it) => it.on(event, listener)),
      once: (event, listener) => tell((it) => it.once(event, listener)),
      removeListener: (event, listener) => tell((it) => it.removeListener(event, listener)),
    },
    fill(filled) {
      own = filled
      for (const listen of waiting.splice(0)) listen(filled)
    },
  }
}

/** What somebody hears who asks while no wallet is connected. Source: EIP-1193. */
export function answerAlone({ method }: Eip1193Request): [] {
  if (method === 'eth_accounts') return []
  throw disconnectedError()
}

/** The wallet is gone, as EIP-1193 says it. */
export function disconnectedError(): Error {
  return Object.assign(new Error('The wallet is disconnected'), { code: 4900 })
}
