import { isLatchkeyError } from '@latchkey/core/contract'
import { aStandardWallet } from '@latchkey/core/testing'
import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { readThrown } from './errors.ts'
import { aKey } from './testing/a-key.ts'
import { TESTNET } from './testing/a-network.ts'
import { aPsbt } from './testing/a-psbt.ts'
import { anOwner } from './testing/an-owner.ts'
import { createSatsProvider } from './testing/sats-provider.ts'
import { noAbort, startAdapter } from './testing/started-adapter.ts'

const key = aKey(1)

/** Throws, or answers. */
type Refuse = () => unknown

const throwing = (thrown: unknown) => (): never => {
  throw thrown
}
const answering = (answer: unknown) => (): unknown => answer

/** A sats-connect wallet, and how it refuses from now on. */
async function aSatsWallet() {
  const provider = createSatsProvider(anOwner([key]))
  const started = await startAdapter({
    btc_providers: [{ id: 'Fjord', name: 'Fjord' }],
    Fjord: provider,
  })
  const METHODS = [
    'wallet_connect',
    'wallet_changeNetwork',
    'signMessage',
    'signPsbt',
    'sendTransfer',
  ]
  return {
    ...started,
    walletId: 'Fjord',
    refuse(refuse: Refuse) {
      for (const method of METHODS) provider.teach(method, refuse)
    },
  }
}

async function aLeather() {
  let refusal: Refuse | undefined
  const addresses = [{ symbol: 'BTC', type: 'p2wpkh', ...key }]
  const request = async () => (refusal ? refusal() : { result: { addresses } })
  const started = await startAdapter({ LeatherProvider: { request } })
  return {
    ...started,
    walletId: 'Leather',
    refuse(refuse: Refuse) {
      refusal = refuse
    },
  }
}

async function anOkx() {
  let refusal: Refuse | undefined
  const orRefuse = (answer: unknown) => async () => (refusal ? refusal() : answer)
  const bitcoinTestnet = {
    connect: orRefuse({ address: key.address, publicKey: key.publicKey }),
    getAccounts: async () => [key.address],
    getPublicKey: async () => key.publicKey,
    signMessage: orRefuse(''),
    signPsbt: orRefuse(''),
    sendBitcoin: orRefuse(''),
  }
  const started = await startAdapter({ okxwallet: { bitcoin: { connect() {} }, bitcoinTestnet } })
  return {
    ...started,
    walletId: 'OKX Wallet',
    refuse(refuse: Refuse) {
      refusal = refuse
    },
  }
}

async function aStandard() {
  let refusal: Refuse | undefined
  const orRefuse = (answer: unknown) => async () => (refusal ? refusal() : answer)
  const publicKey = hex.decode(key.publicKey)
  const account = { address: key.address, publicKey, chains: ['bitcoin:testnet'], features: [] }
  const wallet = aStandardWallet({
    name: 'Fjord',
    chains: ['bitcoin:testnet'],
    features: {
      'bitcoin:connect': { connect: orRefuse({ accounts: [account] }) },
      'bitcoin:signMessage': { signMessage: orRefuse([]) },
      'bitcoin:signTransaction': { signTransaction: orRefuse([]) },
    },
  })
  Object.assign(wallet, { accounts: [account] })
  const started = await startAdapter()
  started.page.register(wallet)
  return {
    ...started,
    walletId: 'Fjord',
    refuse(refuse: Refuse) {
      refusal = refuse
    },
  }
}

const REFUSALS: readonly (readonly [string, typeof aSatsWallet, Refuse])[] = [
  ['Xverse', aSatsWallet, answering({ error: { code: -32000, message: 'User rejected request' } })],
  [
    'Xverse, around its answer',
    aSatsWallet,
    answering({ status: 'error', error: { code: -32000 } }),
  ],
  ['Xverse, by name', aSatsWallet, answering({ error: { code: 'USER_REJECTION' } })],
  ['an older Xverse', aSatsWallet, throwing('User cancelled the request')],
  ['UniSat', aSatsWallet, throwing({ code: 4001, message: 'User rejected the request.' })],
  ['Magic Eden', aSatsWallet, throwing({ code: -32000, message: '' })],
  ['a wallet that writes codes as text', aSatsWallet, answering({ error: { code: '-32000' } })],
  [
    'a wallet with an internal error',
    aSatsWallet,
    answering({ error: { code: -32603, message: 'User rejected' } }),
  ],
  ['a wallet whose error is a text', aSatsWallet, answering({ error: 'User denied the request' })],
  [
    'MetaMask',
    aSatsWallet,
    throwing(
      Object.assign(new Error('User canceled the confirmation'), { cause: { code: -32603 } }),
    ),
  ],
  [
    'Leather',
    aLeather,
    throwing({ jsonrpc: '2.0', error: { code: 4001, message: 'User rejected' } }),
  ],
  [
    'Leather, by its words',
    aLeather,
    throwing({ error: { message: 'User rejected the Leather request' } }),
  ],
  ['OKX Wallet', anOkx, throwing({ code: 4001, message: 'User rejected the request.' })],
  ['OKX Wallet without a code', anOkx, throwing(new Error('User rejected the request.'))],
  ['OKX Wallet in Chinese', anOkx, throwing({ code: -32603, message: '用户拒绝了请求' })],
  ['Phantom', aStandard, throwing({ code: 4001 })],
  ['Magic Eden of the standard', aStandard, throwing(new Error('User rejected the request'))],
  ['a Ledger, through a wallet', aStandard, throwing(new Error('Transaction rejected by user'))],
]

test.each(REFUSALS)(
  'a refusal of %s is a refusal, of whatever it was asked',
  async (_wallet, make, refuse) => {
    const { adapter, open, provider, walletId, refuse: begin } = await make()
    const { id: sessionId } = await open(walletId)
    begin(refuse)
    const refused = { code: 'wallet.request-rejected' }
    const { address } = key
    const request = { sessionId, account: `${TESTNET.id}:${address}` as const, text: 'hi' }
    const toSign = { psbt: aPsbt([key]), signInputs: [{ address, index: 0 }] }

    await expect(adapter.messages?.sign(request, noAbort())).rejects.toMatchObject(refused)
    await expect(provider.signPSBT(toSign)).rejects.toMatchObject(refused)
    await expect(open(walletId)).rejects.toMatchObject({ code: 'wallet.rejected' })
  },
)

test('a refused switch and a refused transfer are refusals', async () => {
  const { adapter, open, provider, refuse } = await aSatsWallet()
  const { id } = await open('Fjord')
  refuse(throwing('User rejected'))
  const network = { ...TESTNET, id: 'bip122:00000008819873e925422c1ff0f99f7c' } as const

  await expect(
    provider.sendTransfer({ recipient: key.address, amount: '20000' }),
  ).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  await expect(
    adapter.sessions.switchNetwork(id, network, { signal: noAbort() }),
  ).rejects.toMatchObject({ code: 'wallet.rejected' })
})

test.each([
  ['that something failed', new Error('Internal error')],
  ['that its node refused', { code: -32003, message: 'Transaction rejected' }],
  ['that it has too little', new Error('Insufficient funds')],
  ['nothing', undefined],
])('a wallet that says %s has not refused', (_what, thrown) => {
  expect(isLatchkeyError(readThrown(thrown), 'wallet.request-rejected')).toBe(false)
})
