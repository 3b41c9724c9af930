import { isLatchkeyError, LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readThrown } from './errors.ts'
import { createScriptedWallet } from './testing/scripted-wallet.ts'
import { ALICE, BOB, MAIN, noAbort, startAdapter } from './testing/started-adapter.ts'

/** An error of `@solana/wallet-adapter-base`, which has the wallet's own one inside. */
function ofAdapter(name: string, error: unknown): Error {
  const message = String(Object(error).message ?? '')
  return Object.assign(new Error(message), { name, error })
}

const REFUSALS: readonly (readonly [wallet: string, thrown: unknown])[] = [
  ['Phantom', { code: 4001, message: 'User rejected the request.' }],
  ['Phantom, through a page that copies errors', { code: '4001', message: '' }],
  ['Backpack', new Error('User rejected')],
  ['Backpack, in other words', new Error('user rejected signature request')],
  ['Solflare', new Error('Transaction rejected')],
  ['Solflare, of the connection', new Error('Connection rejected')],
  ['Solflare, of its page', new Error('Popup closed')],
  ['Coinbase Wallet', new Error('User canceled request')],
  ['OKX Wallet', { code: -32603, message: 'User rejected the request.' }],
  ['Trust Wallet', 'User canceled'],
  ['Bitget Wallet', 'user rejected'],
  ['Exodus', { code: -32000, message: 'Rejected by user' }],
  ['Glow', new Error('The user rejected the request through Glow.')],
  ['Ledger, through a wallet', new Error('Approval Denied')],
  [
    'MetaMask',
    Object.assign(new Error('x'), {
      cause: { code: -32603, message: 'User canceled the confirmation' },
    }),
  ],
  ['a wallet in Chinese', { code: -32603, message: '用户拒绝了请求' }],
  ['a wallet in Spanish', new Error('El usuario rechazó la solicitud')],
  ['a wallet of another window', { data: { originalError: { code: 4001 } } }],
  [
    'one of the standard’s errors',
    Object.assign(new Error('WalletStandard error'), { code: 4001000 }),
  ],
  [
    'a mobile wallet',
    Object.assign(new Error('x'), { name: 'SolanaMobileWalletAdapterProtocolError', code: -3 }),
  ],
  ['wallet-adapter, with a code inside', ofAdapter('WalletSendTransactionError', { code: 4001 })],
  [
    'wallet-adapter, with words',
    ofAdapter('WalletSignTransactionError', new Error('User rejected the request.')),
  ],
  [
    'wallet-adapter, with an error in its error',
    ofAdapter('WalletConnectionError', ofAdapter('WalletError', 'User declined')),
  ],
  ['wallet-adapter, whose window was closed', ofAdapter('WalletWindowClosedError', undefined)],
  [
    'a session of wallet-connect',
    new LatchkeyError(
      'wallet.failed',
      {},
      { cause: { code: 5002, message: 'User rejected methods.' } },
    ),
  ],
]

test.each(REFUSALS)(
  'a refusal of %s is a refusal, of whatever it was asked',
  async (_wallet, thrown) => {
    const refuse = (): never => {
      throw thrown
    }
    const wallet = createScriptedWallet(ALICE)
    const { adapter, open, provider } = await startAdapter({ wallet })
    const { id: sessionId } = await open(MAIN)
    const request = {
      sessionId,
      from: `${MAIN}:${ALICE.address}` as const,
      to: BOB.address,
      amount: 5n,
    }
    wallet.teach({
      'standard:connect': refuse,
      'solana:signMessage': refuse,
      'solana:signTransaction': refuse,
    })
    const refused = { code: 'wallet.request-rejected' }

    await expect(provider.signMessage(Uint8Array.of(1))).rejects.toMatchObject(refused)
    await expect(adapter.transfers?.send(request, noAbort())).rejects.toMatchObject(refused)
    wallet.teach({ 'solana:signAndSendTransaction': refuse })
    await expect(adapter.transfers?.send(request, noAbort())).rejects.toMatchObject(refused)
    await expect(open()).rejects.toMatchObject({ code: 'wallet.rejected' })
  },
)

test.each([
  ['that something failed', new Error('Internal error')],
  ['that its node refused', { code: -32003, message: 'Transaction rejected' }],
  ['why its node refused', new Error('Transaction rejected: insufficient funds for rent')],
  ['that it is locked', new Error('Wallet is locked')],
  ['nothing', undefined],
  [
    'what throws when it is read',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no')
        },
      },
    ),
  ],
])('a wallet that says %s has not refused', (_what, thrown) => {
  expect(isLatchkeyError(readThrown(thrown), 'wallet.request-rejected')).toBe(false)
})

test('a code that means something counts more than the words beside it', () => {
  const thrown = { code: 4100, message: 'User rejected' }

  expect(readThrown(thrown)).toBe(thrown)
})
