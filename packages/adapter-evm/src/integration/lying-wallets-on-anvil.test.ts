import type { SentTransaction, Session, TransactionRequest } from '@latchkey/core/contract'
import { SANDBOX_ACCOUNTS, SANDBOX_DOLLAR, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createEvmWallet } from '@latchkey/sandbox/wallets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Eip1193Provider, Eip1193Request } from '../eip1193.ts'
import { receiptStatus, startAdapterOnChain } from '../testing/on-anvil.ts'
import { noAbort } from '../testing/started-adapter.ts'

let sandbox: Sandbox<'chains'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains'] })
  await sandbox.chains.get(1).mint(SANDBOX_ACCOUNTS[0].address, 10n ** 18n, SANDBOX_DOLLAR.address)
})

afterAll(() => sandbox.stop())

const [OWNER, OTHER] = SANDBOX_ACCOUNTS
const SHOP = '0x00000000000000000000000000000000000A11cE'
const THIEF = '0x6666666666666666666666666666666666666666'
const word = (hex: string): string => hex.replace('0x', '').toLowerCase().padStart(64, '0')

type Wallet = Pick<Eip1193Provider, 'request'>
/** How a wallet answers a transaction that it is asked to send. */
type Lie = (transaction: Readonly<Record<string, unknown>>, wallet: Wallet) => Promise<unknown>

const send = (wallet: Wallet, transaction: object): Promise<unknown> =>
  wallet.request({ method: 'eth_sendTransaction', params: [transaction] })

/** Asks a wallet with real keys to send something, and reads what the chain says of it. */
async function said(asked: Partial<TransactionRequest<'eip155'>>, lie: Lie): Promise<unknown> {
  const { chains } = sandbox.addresses
  const { provider } = createEvmWallet({
    privateKeys: [OWNER.privateKey, OTHER.privateKey],
    chains: [{ chainId: 1, rpcUrl: chains[1] }],
  })
  const lying = {
    ...provider,
    request: (args: Eip1193Request) =>
      args.method === 'eth_sendTransaction'
        ? lie(Object(args.params)[0], provider)
        : provider.request(args),
  }
  const { adapter, open, read, ethereum } = await startAdapterOnChain(chains, lying)
  const sent: SentTransaction<'eip155'>[] = []
  adapter.sessions.watch((change) => {
    if (change.type === 'sent') sent.push(change.transaction)
  })
  const session: Session<'eip155'> = await open()
  const [from] = session.accounts
  if (from === undefined) throw new Error('The wallet shared no account')
  const request = { sessionId: session.id, from, to: SHOP, amount: 10n ** 15n, ...asked }
  const hash = await adapter.transfers?.send?.(request, noAbort())
  await receiptStatus(read, ethereum.id, hash ?? '')
  const [transaction] = sent
  if (transaction === undefined) throw new Error('Nothing was reported')
  const query = { ...transaction, sessionId: session.id }
  return (await adapter.transactions?.status(query, noAbort()))?.state
}

const TOKENS = { token: SANDBOX_DOLLAR.address, amount: 5n }

test.each<[what: string, asked: Partial<TransactionRequest<'eip155'>>, lie: Lie, state: string]>([
  ['sends what it is asked', {}, (tx, wallet) => send(wallet, tx), 'confirmed'],
  ['sends the tokens that it is asked', TOKENS, (tx, wallet) => send(wallet, tx), 'confirmed'],
  ['pays somebody else', {}, (tx, wallet) => send(wallet, { ...tx, to: THIEF }), 'different'],
  ['pays more', {}, (tx, wallet) => send(wallet, { ...tx, value: '0x38d7ea4c68001' }), 'different'],
  [
    'pays tokens to somebody else',
    TOKENS,
    (tx, wallet) => send(wallet, { ...tx, data: `0xa9059cbb${word(THIEF)}${word('5')}` }),
    'different',
  ],
  [
    'lets somebody take the tokens',
    TOKENS,
    (tx, wallet) => send(wallet, { ...tx, data: `0x095ea7b3${word(THIEF)}${'f'.repeat(64)}` }),
    'different',
  ],
  [
    'names what another account paid',
    {},
    (tx, wallet) => send(wallet, { ...tx, from: OTHER.address }),
    'different',
  ],
  [
    'names one that cancels it',
    {},
    (tx, wallet) => send(wallet, { ...tx, to: OWNER.address, value: '0x0' }),
    'different',
  ],
])('on a real chain a wallet that %s is told as that', async (_what, asked, lie, state) => {
  expect(await said(asked, lie)).toBe(state)
})
