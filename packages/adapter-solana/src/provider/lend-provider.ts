import { loadPart } from '@latchkey/core/adapter'
import { addressOf, LatchkeyError } from '@latchkey/core/contract'
import type { ProviderSource } from './provider-source.ts'
import type { SolanaProvider } from './stable-provider.ts'

/** A provider that is handed out before what answers for it is there. */
export interface LentProvider {
  /** The same object for the adapter's life. */
  readonly provider: SolanaProvider
  /** From now on the newest session answers. */
  fill(source: ProviderSource): void
}

type Calls = ReturnType<typeof import('./provider-calls.ts').createProviderCalls>

/** The words are here, for a provider is there before the catalogue of what wallets fail at. */

/** Makes a provider that is not connected until it is filled. */
export function lendProvider(): LentProvider {
  let source: ProviderSource | undefined
  const calls = async (): Promise<Calls> => {
    if (source?.store.newest() === undefined) {
      throw new LatchkeyError('wallet.disconnected', {})
    }
    const { createProviderCalls } = await loadPart(import('./provider-calls.ts'))
    return createProviderCalls(source)
  }
  return {
    provider: {
      get address() {
        const [active] = source?.store.newest()?.session.accounts ?? []
        return active && addressOf(active)
      },
      get features() {
        return Object.keys(Object(source?.store.newest()?.wallet.features))
      },
      signMessage: async (message) => (await calls()).signMessage(message),
      async signTransaction(transaction) {
        const [signed] = await (await calls()).signTransactions([transaction])
        // As many come back as were handed in.
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
    fill(filled) {
      source = filled
    },
  }
}
