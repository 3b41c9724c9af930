import { addressOf, LatchkeyError, lazy, type ModalRequests } from '@latchkey/core/contract'
import type { MethodDeps } from '../session-store.ts'
import type { SolanaProvider } from './stable-provider.ts'

/** A provider that exists before sessions are loaded. */
export interface ProviderShell {
  /** The same object as long as the adapter exists. */
  readonly provider: SolanaProvider
  /** Forwards requests to the newest session from now on. */
  connect(deps: MethodDeps): void
  /** How the provider opens the modal; without it, a wallet has to be connected before. */
  setModal(modal: Pick<ModalRequests, 'connect'>): void
}

type Calls = ReturnType<typeof import('./provider-calls.ts').createProviderCalls>

/**
 * Creates a provider that answers as if no wallet were connected, until it is connected to the
 * sessions.
 */
export function createProviderShell(): ProviderShell {
  const part = lazy(() => import('./provider-calls.ts'))
  let deps: MethodDeps | undefined
  let modal: Pick<ModalRequests, 'connect'> | undefined
  const calls = async (): Promise<Calls> => {
    if (deps?.store.newest() === undefined) {
      throw new LatchkeyError('wallet.disconnected', {})
    }
    return (await part.load()).createProviderCalls(deps)
  }
  return {
    provider: {
      get address() {
        const [active] = deps?.store.newest()?.session.accounts ?? []
        return active && addressOf(active)
      },
      get features() {
        return Object.keys(Object(deps?.store.newest()?.wallet.features))
      },
      async connect() {
        if (deps?.store.newest() !== undefined) return
        if (modal === undefined) throw new LatchkeyError('wallet.disconnected', {})
        await modal.connect()
      },
      signMessage: async (message) => (await calls()).signMessage(message),
      async signTransaction(transaction) {
        const [signed] = await (await calls()).signTransactions([transaction])
        // One input has one result.
        return signed as typeof transaction
      },
      signAllTransactions: async (transactions) => (await calls()).signTransactions(transactions),
      signAndSendTransaction: async (...input) => (await calls()).sendTransaction(...input),
      async sendTransaction(transaction, sender, options) {
        const own = await calls()
        if (sender === undefined) return own.sendTransaction(transaction, options)
        const [signed] = await own.signBytes([transaction])
        return sender.sendRawTransaction(signed ?? new Uint8Array(), options)
      },
      signIn: async (fields = {}) => (await calls()).signIn(fields),
    },
    connect(connected) {
      deps = connected
    },
    setModal(requests) {
      modal = requests
    },
  }
}
