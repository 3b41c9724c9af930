import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const KEYS = [aKey(1), aKey(2)] as const
const [alice, bob] = KEYS

async function aProvider() {
  const owner = anOwner(KEYS)
  const wallet = createSatsProvider(owner)
  const window = {
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  }
  const started = await startAdapter(window)
  return { ...started, owner, wallet }
}

test('without a connected wallet every request is refused', async () => {
  const { provider, open, adapter } = await aProvider()
  const refused = { code: 'wallet.disconnected' }

  await expect(provider.getAccountAddresses()).rejects.toMatchObject(refused)
  const { id } = await open('Fjord')
  await adapter.sessions.close(id)
  await expect(provider.signPSBT({ psbt: aPsbt(KEYS), signInputs: [] })).rejects.toMatchObject(
    refused,
  )
})

test('accounts have their public keys and purposes', async () => {
  const { provider, open } = await aProvider()
  await open('Fjord')

  expect(await provider.getAccountAddresses()).toEqual(
    KEYS.map(({ address, publicKey }) => ({ address, publicKey, purpose: 'payment' })),
  )
})

test.each(['ecdsa', 'bip322', undefined] as const)('a text is signed by %s', async (protocol) => {
  const { provider, open, adapter } = await aProvider()
  await open('Fjord')
  const { address } = bob

  const signature = await provider.signMessage({ message: 'Hello', address, protocol })

  const account = `${TESTNET.id}:${address}` as const
  const claim = { account, text: 'Hello', signature }
  expect(await adapter.messages?.verify(claim, noAbort())).toBe(true)
  expect(base64.decode(signature)).toHaveLength(protocol === 'bip322' ? 107 : 65)
})

test("an account that is not shared can't sign", async () => {
  const { provider, open, owner } = await aProvider()
  await open('Fjord')
  const { address } = aKey(3)
  const refused = { code: 'wallet.unauthorized' }

  await expect(provider.signMessage({ message: 'a', address })).rejects.toMatchObject(refused)
  const signInputs = [{ address, index: 0 }]
  await expect(provider.signPSBT({ psbt: aPsbt(KEYS), signInputs })).rejects.toMatchObject(refused)
  expect(owner.promptCount).toBe(1)
})

test('only the chosen inputs are signed', async () => {
  const { provider, open } = await aProvider()
  await open('Fjord')

  const { psbt = '', txid } = await provider.signPSBT({
    psbt: aPsbt(KEYS),
    signInputs: [{ address: bob.address, index: 1 }],
  })

  const signed = Transaction.fromPSBT(base64.decode(psbt))
  expect(txid).toBeUndefined()
  expect(signed.getInput(0).partialSig).toBeUndefined()
  expect(signed.getInput(1).partialSig).toHaveLength(1)
})

test.each(['', 'x', 'AAAA', base64.encode(new Uint8Array(10))])(
  '"%s" is not a transaction',
  async (psbt) => {
    const { provider, open, owner } = await aProvider()
    await open('Fjord')

    await expect(provider.signPSBT({ psbt, signInputs: [] })).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
    expect(owner.promptCount).toBe(1)
  },
)

test.each([{ psbt: 'nonsense' }, { psbt: 5 }, { txid: 'nonsense' }, {}, null])(
  'an answer of %j is malformed',
  async (result) => {
    const { provider, open, wallet } = await aProvider()
    await open('Fjord')
    wallet.teach('signPsbt', () => ({ result }))
    const signInputs = [{ address: alice.address, index: 0 }]

    await expect(provider.signPSBT({ psbt: aPsbt(KEYS), signInputs })).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
  },
)

test.each([
  ['none', []],
  ['one that is not there', [2]],
  ['one below all', [-1]],
  ['half a one', [0.5]],
  ['one beyond all numbers', [Number.POSITIVE_INFINITY]],
  ['no number', [Number.NaN]],
  ['the same twice', [0, 1, 0]],
])("inputs that are %s can't be signed", async (_what, indexes) => {
  const { provider, open, owner } = await aProvider()
  await open('Fjord')
  const signInputs = indexes.map((index) => ({ address: alice.address, index }))

  await expect(provider.signPSBT({ psbt: aPsbt(KEYS), signInputs })).rejects.toMatchObject({
    code: 'wallet.malformed',
  })
  expect(owner.promptCount).toBe(1)
})

test.each([[0x02], [0x01, 0x83], [0x81]])(
  "sighash types that a wallet can't be asked for are refused: %j",
  async (...sighashTypes) => {
    const { provider, open, owner } = await aProvider()
    await open('Fjord')
    const signInputs = [{ address: alice.address, index: 0, sighashTypes }]

    await expect(provider.signPSBT({ psbt: aPsbt(KEYS), signInputs })).rejects.toMatchObject({
      code: 'wallet.unsupported-method',
    })
    expect(owner.promptCount).toBe(1)
  },
)

test('a wallet that can send does, from the active account', async () => {
  const { provider, open, wallet } = await aProvider()
  await open('Fjord')
  const params: unknown[] = []
  wallet.teach('sendTransfer', (given) => {
    params.push(given)
    return { result: { txid: TXID } }
  })

  const txid = await provider.sendTransfer({ recipient: bob.address, amount: '294' })

  expect(txid).toBe(TXID)
  expect(params).toEqual([{ recipients: [{ address: bob.address, amount: 294 }] }])
})

test.each([
  ['293', 'transfer.dust'],
  ['0', 'amount.invalid'],
  ['-1', 'amount.invalid'],
  ['1.5', 'amount.invalid'],
  ['1e3', 'amount.invalid'],
  [0.5, 'amount.invalid'],
  ['2100000000000001', 'amount.invalid'],
])('%s satoshis are refused as %s', async (amount, code) => {
  const { provider, open, owner } = await aProvider()
  await open('Fjord')

  const sending = provider.sendTransfer({ recipient: bob.address, amount })

  await expect(sending).rejects.toMatchObject({ code })
  expect(owner.promptCount).toBe(1)
})

test.each([aKey(2, { network: 'mainnet' }).address, aKey(2, { network: 'regtest' }).address, 'x'])(
  'nothing is sent to %s',
  async (recipient) => {
    const { provider, open, owner } = await aProvider()
    await open('Fjord')

    const sending = provider.sendTransfer({ recipient, amount: '10000' })

    await expect(sending).rejects.toMatchObject({ code: 'caip.invalid-address' })
    expect(owner.promptCount).toBe(1)
  },
)

test("an account that is not active can't send", async () => {
  const { provider, open, owner } = await aProvider()
  await open('Fjord')

  const sending = provider.sendTransfer({
    account: bob.address,
    recipient: alice.address,
    amount: '10000',
  })

  await expect(sending).rejects.toMatchObject({ code: 'wallet.changed' })
  expect(owner.promptCount).toBe(1)
})
