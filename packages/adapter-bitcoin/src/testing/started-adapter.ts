import type { ChainAdapter, Session } from '@latchkey/core/contract'
import { createFakeStandardPage, type FakeStandardPage } from '@latchkey/core/testing'
import { bitcoinAdapter } from '../bitcoin-adapter.ts'
import type { BitcoinProvider } from '../provider/stable-provider.ts'
import { createHost, type TestHost } from './a-host.ts'
import { ESPLORA, SIGNET, TESTNET } from './a-network.ts'

/** A started adapter with the page of a test. */
export interface StartedAdapter {
  readonly adapter: ChainAdapter<'bip122'>
  readonly host: TestHost
  readonly page: FakeStandardPage
  readonly provider: BitcoinProvider
  open(walletId: string): Promise<Session<'bip122'>>
  resume(walletId: string): Promise<Session<'bip122'> | undefined>
}

/** Creates a started adapter. @param window - Objects of wallets in the page. */
export async function startAdapter(
  window: object = {},
  host: TestHost = createHost(),
): Promise<StartedAdapter> {
  const page = Object.assign(createFakeStandardPage(), window)
  const adapter = bitcoinAdapter({ page, esplora: { [TESTNET.id]: ESPLORA, [SIGNET.id]: ESPLORA } })
  await adapter.prepare?.('sessions')
  adapter.start(host)
  return {
    adapter,
    host,
    page,
    // The adapter's provider has this type.
    provider: adapter.sessions.provider() as BitcoinProvider,
    open: (walletId) => adapter.sessions.open({ walletId }, noAbort()),
    resume: (walletId) => adapter.sessions.resume({ walletId }, noAbort()),
  }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}
