import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { TXID } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const payment = aKey(1)
const ordinals = aKey(2, { isTaproot: true })

const REFUSED = 'refused'

async function aWallet(answers: Readonly<Record<string, unknown>> = {}) {
  const requests: (readonly [string, unknown])[] = []
  const known: Readonly<Record<string, unknown>> = {
    getAddresses: {
      addresses: [
        { symbol: 'BTC', type: 'p2tr', address: ordinals.address, publicKey: ordinals.publicKey },
        {
          symbol: 'BTC',
          type: 'p2wpkh',
          address: payment.address,
          publicKey: payment.publicKey,
          derivationPath: "m/84'/1'/3'/0/0",
        },
        { symbol: 'STX', address: 'ST2JHG361ZXG51QTKY2NQCVBPPRRE2KZB1HR05NNC' },
      ],
    },
    ...answers,
  }
  const provider = {
    async request(method: string, params: unknown) {
      requests.push([method, params])
      const result = known[method]
      // Leather throws what other wallets return.
      if (result === REFUSED) return Promise.reject({ jsonrpc: '2.0', error: { code: 4001 } })
      return { jsonrpc: '2.0', id: 'x', result }
    },
  }
  const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  const started = await startAdapter({
    LeatherProvider: provider,
    btc_providers: [{ id: 'LeatherProvider', name: 'Leather', icon }],
  })
  return { ...started, requests }
}

test('it is one wallet, although it is found in two ways', async () => {
  const { adapter } = await aWallet()

  adapter.wallets.watch(() => undefined)()

  expect(adapter.wallets.list()).toMatchObject([
    { id: 'Leather', kind: 'injected', isAmbiguous: false, icon: expect.stringContaining('data:') },
  ])
})

test('payment accounts come first, and accounts of other chains are left out', async () => {
  const { open } = await aWallet()

  const session = await open('Leather')

  expect(session).toEqual({
    id: 'Leather',
    namespace: 'bip122',
    walletId: 'Leather',
    accounts: [`${TESTNET.id}:${payment.address}`, `${TESTNET.id}:${ordinals.address}`],
    networkId: TESTNET.id,
    networkIds: expect.arrayContaining([TESTNET.id]),
    facts: {
      [payment.address]: {
        type: 'payment',
        publicKey: payment.publicKey,
        path: "m/84'/1'/3'/0/0",
      },
      [ordinals.address]: { type: 'ordinal', publicKey: ordinals.publicKey },
    },
  })
})

test('a refusal is reported', async () => {
  const { open } = await aWallet({ getAddresses: REFUSED })

  await expect(open('Leather')).rejects.toMatchObject({ code: 'wallet.rejected' })
})

test('it has no silent request: there is nothing to resume', async () => {
  const { resume, requests } = await aWallet()

  expect(await resume('Leather')).toBeUndefined()
  expect(requests).toEqual([])
})

test('a text is signed by the type of account', async () => {
  const signature = payment.signText('Hi', 'ecdsa')
  const { provider, open, requests } = await aWallet({ signMessage: { signature } })
  await open('Leather')

  const { address } = ordinals
  expect(await provider.signMessage({ address, message: 'Hi' })).toBe(signature)
  expect(requests[1]).toEqual([
    'signMessage',
    { message: 'Hi', paymentType: 'p2tr', network: 'testnet' },
  ])
})

test('a transaction is sent and returned in hex', async () => {
  const { provider, open, requests } = await aWallet({
    signPsbt: { hex: '70736274ff00', txid: TXID },
  })
  await open('Leather')

  const psbt = aPsbt([payment, payment])
  const answer = await provider.signPSBT({
    psbt,
    signInputs: [{ address: payment.address, index: 1, sighashTypes: [1] }],
    broadcast: true,
  })

  expect(answer).toEqual({ psbt: 'cHNidP8A', txid: TXID })
  expect(requests[1]).toEqual([
    'signPsbt',
    {
      hex: hex.encode(base64.decode(psbt)),
      signAtIndex: [1],
      allowedSighash: [1],
      broadcast: true,
      network: 'testnet',
      account: 3,
    },
  ])
})

test('different sighash types for inputs are refused', async () => {
  const { provider, open, requests } = await aWallet()
  await open('Leather')
  const { address } = payment
  const signInputs = [
    { address, index: 0, sighashTypes: [0x83] },
    { address, index: 1 },
  ]

  await expect(
    provider.signPSBT({ psbt: aPsbt([payment, payment]), signInputs }),
  ).rejects.toMatchObject({ code: 'wallet.unsupported-method' })
  expect(requests).toHaveLength(1)
})

test('other fields beside the transaction id are ignored', async () => {
  const { provider, open } = await aWallet({ signPsbt: { hex: 'no hex', txid: TXID } })
  await open('Leather')
  const signInputs = [{ address: payment.address, index: 0 }]

  expect(await provider.signPSBT({ psbt: aPsbt([payment]), signInputs, broadcast: true })).toEqual({
    txid: TXID,
  })
})

test('it does not send from an account that it would not pay from', async () => {
  const { adapter, provider, open, requests } = await aWallet({ sendTransfer: { txid: TXID } })
  const { id } = await open('Leather')
  adapter.sessions.choose(id, ordinals.address)

  await expect(
    provider.sendTransfer({ recipient: payment.address, amount: 1_000 }),
  ).rejects.toMatchObject({ code: 'wallet.unsupported-method' })
  expect(requests).toHaveLength(1)
})

test('a transfer has the form of Leather', async () => {
  const { adapter, open, requests } = await aWallet({ sendTransfer: { txid: TXID } })
  const { id, accounts } = await open('Leather')
  const [from = `${TESTNET.id}:`] = accounts

  const request = { sessionId: id, from, to: ordinals.address, amount: 1_000n }
  expect(await adapter.transfers?.send(request, noAbort())).toBe(TXID)
  expect(requests[1]).toEqual([
    'sendTransfer',
    {
      recipients: [{ address: ordinals.address, amount: '1000' }],
      network: 'testnet',
      account: 3,
    },
  ])
})
