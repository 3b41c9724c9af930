import { type ChainAdapter, type Http, LatchkeyError, type Session } from '@latchkey/core/contract'
import {
  createChainHost,
  createFakeStandardPage,
  type FakeStandardPage,
} from '@latchkey/core/testing'
import { bitcoinAdapter } from '../bitcoin-adapter.ts'
import type { BitcoinProvider } from '../provider/stable-provider.ts'
import { REGTEST } from './a-network.ts'

/** An adapter on a real chain, with a wallet connected. */
export interface AdapterOnChain {
  readonly adapter: ChainAdapter<'bip122'>
  readonly session: Session<'bip122'>
  readonly account: Session<'bip122'>['accounts'][number]
  readonly provider: BitcoinProvider
  balance(): Promise<bigint>
}

/** Options of the set-up. */
interface Beginning {
  /** `sandbox.addresses.bitcoin`. */
  readonly base: string
  /** Injects a wallet into the page. */
  install(page: FakeStandardPage): void
  readonly walletId?: string
}

/** Connects an adapter on a running chain. */
export async function startAdapterOnChain({
  base,
  install,
  walletId = 'Fjord',
}: Beginning): Promise<AdapterOnChain> {
  const page = createFakeStandardPage()
  const adapter = bitcoinAdapter({ page, esplora: { [REGTEST.id]: base } })
  await adapter.prepare?.('sessions')
  adapter.start(createChainHost({ networks: () => [REGTEST], send }))
  install(page)
  const session = await adapter.sessions.open({ walletId }, noAbort())
  const [account] = session.accounts
  if (account === undefined) throw new Error('The wallet shared no account')
  return {
    adapter,
    session,
    account,
    // The adapter's provider has this type.
    provider: adapter.sessions.provider() as BitcoinProvider,
    balance: async () => (await adapter.balances?.read(account, noAbort())) ?? -1n,
  }
}

const send: Http['send'] = async ({ method, url, headers = {}, body = null }) => {
  const response = await fetch(url, { method, headers, body }).catch((cause: unknown) => {
    throw new LatchkeyError('http.network', {}, { cause })
  })
  return { status: response.status, body: await response.text() }
}

function noAbort(): AbortSignal {
  return new AbortController().signal
}
