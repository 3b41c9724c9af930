import type { ModalRequests } from '@latchkey/core/contract'
import type { Eip1193Provider, Eip1193Request } from '../eip1193.ts'
import type { ProviderListening } from './provider-events.ts'

/** The provider that a website gets: the same object as long as the adapter exists. */
export interface StableProvider extends ProviderListening {
  /** The answer is the wallet's, unchecked: its type is what the caller expects of the method. */
  request<Answer = unknown>(args: {
    readonly method: string
    // The types of viem accept everything for unknown methods.
    readonly params?: unknown
  }): Promise<Answer>
}

/** The provider as it is written: what an answer is, only the caller knows. */
export type OwnProvider = Pick<Eip1193Provider, 'request'> & ProviderListening

/** A provider that exists before sessions are loaded. */
export interface ProviderShell {
  readonly provider: OwnProvider
  /** Forwards requests to `own` from now on, and adds the listeners that were added before. */
  connect(own: OwnProvider): void
  setModal(modal: ModalRequests): void
  /** undefined where no modal is drawn. */
  modal(): ModalRequests | undefined
  /** The answer without a wallet. Source: EIP-1193. */
  answerAlone(args: Eip1193Request): Promise<unknown>
}

/**
 * Creates a provider that answers as if no wallet were connected, until it is connected to the
 * sessions.
 */
export function createProviderShell(): ProviderShell {
  let own: OwnProvider | undefined
  let modal: ModalRequests | undefined
  const pending: ((own: OwnProvider) => void)[] = []
  const whenConnected = (run: (own: OwnProvider) => void): void => {
    if (own === undefined) pending.push(run)
    else run(own)
  }

  async function answerAlone({ method }: Eip1193Request): Promise<unknown> {
    if (method === 'eth_accounts') return []
    if (method !== 'eth_requestAccounts' || !modal) throw disconnectedError()
    await modal.connect()
    return provider.request({ method: 'eth_accounts' })
  }

  const provider: OwnProvider = {
    request: async (args) => (own === undefined ? answerAlone(args) : own.request(args)),
    on: (event, listener) => whenConnected((it) => it.on(event, listener)),
    once: (event, listener) => whenConnected((it) => it.once(event, listener)),
    removeListener: (event, listener) => whenConnected((it) => it.removeListener(event, listener)),
  }
  return {
    provider,
    answerAlone,
    modal: () => modal,
    connect(connected) {
      own = connected
      for (const run of pending.splice(0)) run(connected)
    },
    setModal(requests) {
      modal = requests
    },
  }
}

/** The error for a disconnected wallet. Source: EIP-1193. */
export function disconnectedError(): Error {
  return Object.assign(new Error('The wallet is disconnected'), { code: 4900 })
}
