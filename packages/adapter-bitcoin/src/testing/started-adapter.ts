import type { ChainAdapter, Session } from '@latchkey/core/contract'
import { createFakeStandardPage, type FakeStandardPage } from '@latchkey/core/testing'
import { bitcoinAdapter } from '../bitcoin-adapter.ts'
import type { BitcoinProvider } from '../provider/stable-provider.ts'
import { createHost, type TestHost } from './a-host.ts'
import { SIGNET, TESTNET } from './a-network.ts'
import { ESPLORA } from './bitcoin-fixture.ts'

/** A started adapter whose page has whatever a test puts there. */
export interface Scene {
  readonly adapter: ChainAdapter<'bip122'>
  readonly host: TestHost
  readonly page: FakeStandardPage
  readonly provider: BitcoinProvider
  open(walletId: string): Promise<Session<'bip122'>>
  resume(walletId: string): Promise<Session<'bip122'> | undefined>
}

/** Sets a scene. @param window - What wallets have put into the page. */
export async function createScene(
  window: object = {},
  host: TestHost = createHost(),
): Promise<Scene> {
  const page = Object.assign(createFakeStandardPage(), window)
  const adapter = bitcoinAdapter({ page, esplora: { [TESTNET.id]: ESPLORA, [SIGNET.id]: ESPLORA } })
  await adapter.prepare?.('sessions')
  adapter.start(host)
  return {
    adapter,
    host,
    page,
    // What the adapter says it gives.
    provider: adapter.sessions.provider() as BitcoinProvider,
    open: (walletId) => adapter.sessions.open({ walletId }, noAbort()),
    resume: (walletId) => adapter.sessions.resume({ walletId }, noAbort()),
  }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}
