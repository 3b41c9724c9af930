import type { Connector } from '@wagmi/core'
import { type Eip1193Provider, isProvider } from '../eip1193.ts'
import { disconnectedError } from '../provider/provider-shell.ts'

/** The provider of a connector, which wagmi gives only by a promise. */
export function connectorProvider(connector: Connector): Required<Eip1193Provider> {
  let known: Eip1193Provider | undefined
  async function provider(): Promise<Eip1193Provider> {
    const own: unknown = await connector.getProvider()
    if (!isProvider(own)) throw disconnectedError()
    known = own
    return own
  }
  /** A connector without a provider has no events. */
  function use(act: (own: Eip1193Provider) => unknown): void {
    if (known === undefined) provider().then(act, () => {})
    else act(known)
  }
  return {
    request: async (args) => (await provider()).request(args),
    on: (event, listener) => use((own) => own.on?.(event, listener)),
    removeListener: (event, listener) => use((own) => own.removeListener?.(event, listener)),
  }
}
