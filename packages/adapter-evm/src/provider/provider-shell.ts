import type { ModalRequests } from '@latchkey/core/contract'
import type { Eip1193Provider, Eip1193Request } from '../eip1193.ts'
import type { ProviderListening } from './provider-events.ts'

/** The provider that a website gets: the same object for the adapter's life. */
export interface StableProvider extends ProviderListening {
  /** The answer is the wallet's, unchecked: its type is what the caller expects of the method. */
  request<Answer = unknown>(args: {
    readonly method: string
    // The types of viem take anything for methods that they do not know.
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
  /** Whether the modal has to end the session, because many wallets can't. */
  endsSession(args: Eip1193Request): boolean
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
  const endsSession = ({ method, params }: Eip1193Request): boolean =>
    modal !== undefined && method === 'wallet_revokePermissions' && isOfAccounts(params)

  async function answerAlone(args: Eip1193Request): Promise<unknown> {
    if (args.method === 'eth_accounts') return []
    if (args.method === 'eth_requestAccounts' && modal) {
      await modal.connect()
      return provider.request({ method: 'eth_accounts' })
    }
    if (!endsSession(args)) throw disconnectedError()
    await modal?.disconnect()
    return null
  }

  const provider: OwnProvider = {
    request: async (args) => (own === undefined ? answerAlone(args) : own.request(args)),
    on: (event, listener) => whenConnected((it) => it.on(event, listener)),
    once: (event, listener) => whenConnected((it) => it.once(event, listener)),
    removeListener: (event, listener) => whenConnected((it) => it.removeListener(event, listener)),
  }
  return {
    ...{ provider, endsSession, answerAlone },
    connect(connected) {
      own = connected
      for (const run of pending.splice(0)) run(connected)
    },
    setModal(requests) {
      modal = requests
    },
  }
}

/** Permissions of other kinds are the wallet's own matter. Source: EIP-2255, MIP-2. */
function isOfAccounts(params: unknown): boolean {
  return 'eth_accounts' in Object(Object(params)[0])
}

/** The error for a disconnected wallet. Source: EIP-1193. */
export function disconnectedError(): Error {
  return Object.assign(new Error('The wallet is disconnected'), { code: 4900 })
}
