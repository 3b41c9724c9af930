import type { ChainAdapter, NodeReader, Session, SessionChange } from '@latchkey/core/contract'
import { evmAdapter } from '../evm-adapter.ts'
import { createHost, type TestHost } from './a-host.ts'
import { announce, aProviderInfo, createPage, type TestPage } from './a-page.ts'
import { createScriptedWallet, type Script, type ScriptedWallet } from './scripted-wallet.ts'

/** A started adapter with one wallet in its page. */
export interface StartedAdapter {
  readonly adapter: ChainAdapter<'eip155'>
  readonly host: TestHost
  readonly page: TestPage
  readonly wallet: ScriptedWallet
  readonly changes: readonly SessionChange<'eip155'>[]
  open(): Promise<Session<'eip155'>>
  resume(): Promise<Session<'eip155'> | undefined>
}

/** Creates an adapter with one wallet in its page. */
export async function startAdapter(
  script: Readonly<Record<string, Script>> = {},
  read?: NodeReader['read'],
): Promise<StartedAdapter> {
  const page = createPage()
  const wallet = createScriptedWallet(script)
  const adapter = evmAdapter({ page })
  const host = createHost(read)
  const changes: SessionChange<'eip155'>[] = []
  await adapter.prepare?.('sessions')
  adapter.start(host)
  adapter.sessions.watch((change) => changes.push(change))
  announce(page, aProviderInfo(), wallet)
  const request = { walletId: 'io.fjord' }
  return {
    adapter,
    host,
    page,
    wallet,
    changes,
    open: () => adapter.sessions.open(request, noAbort()),
    resume: () => adapter.sessions.resume(request, noAbort()),
  }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}
