import type { ChainAdapter, Network, NodeReader, Session } from '@latchkey/core/contract'
import {
  createChainHost,
  createFakeStandardPage,
  type FakeStandardPage,
  requestNode,
} from '@latchkey/core/testing'
import { decodeBase58, encodeBase64 } from '../encoding.ts'
import { solanaAdapter } from '../solana-adapter.ts'
import type { TestKey } from './a-key.ts'
import {
  anAccount,
  createScriptedWallet,
  type Script,
  type ScriptedWallet,
} from './scripted-wallet.ts'

/** An adapter on a real chain. */
export interface AdapterOnChain {
  readonly adapter: ChainAdapter<'solana'>
  readonly read: NodeReader['read']
  readonly session: Session<'solana'>
  readonly account: Session<'solana'>['accounts'][number]
}

/** The network of the sandbox's chain. */
const HOME: Network<'solana'> = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: [],
  isTestnet: false,
}

/**
 * Creates an adapter on a running chain, with a connected wallet.
 *
 * @param lies - Answers of its node by method, instead of those of the chain.
 */
export async function startAdapterOnChain(
  rpcUrl: string,
  wallet: { readonly name: string },
  {
    page = createFakeStandardPage(),
    lies = {},
  }: { readonly page?: FakeStandardPage; readonly lies?: Readonly<Record<string, unknown>> } = {},
): Promise<AdapterOnChain> {
  const adapter = solanaAdapter({ page })
  const read: NodeReader['read'] = async (_networkId, method, params) =>
    lies[method] ?? requestNode(rpcUrl, method, [params].flat())
  await adapter.prepare?.('sessions')
  adapter.start(createChainHost({ networks: () => [HOME], read }))
  if ('features' in wallet) page.register(wallet)
  const signal = new AbortController().signal
  const session = await adapter.sessions.open({ walletId: wallet.name }, signal)
  const [account] = session.accounts
  if (account === undefined) throw new Error('The wallet shared no account')
  return { adapter, read, session, account }
}

/** A wallet that sends through its own node, and accepts transactions of these versions. */
export function sendingWallet(
  key: TestKey,
  rpcUrl: string,
  versions: readonly (string | number)[] = ['legacy', 0],
): ScriptedWallet {
  const sendOne: Script = async (...inputs) => {
    const sent: unknown[] = []
    for (const { transaction } of inputs) {
      const params = [encodeBase64(key.signTransaction(transaction)), { encoding: 'base64' }]
      const id = await requestNode(rpcUrl, 'sendTransaction', params)
      sent.push({ signature: decodeBase58(String(id), 100) })
    }
    return sent
  }
  const wallet = createScriptedWallet(key, { 'solana:signAndSendTransaction': sendOne })
  const feature = wallet.features['solana:signAndSendTransaction']
  wallet.features['solana:signAndSendTransaction'] = {
    ...feature,
    supportedTransactionVersions: versions,
  }
  wallet.accounts = [anAccount(key)]
  return wallet
}
