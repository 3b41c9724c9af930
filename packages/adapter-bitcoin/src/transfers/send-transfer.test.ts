import type { Session } from '@latchkey/core/contract'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import type { TestHost } from '../testing/a-host.ts'
import { aKey, type TestKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { anOwner, type TestOwner } from '../testing/an-owner.ts'
import { ESPLORA } from '../testing/bitcoin-fixture.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { createStandardWallet } from '../testing/standard-wallet.ts'
import { createScene, noAbort, type Scene } from '../testing/started-adapter.ts'

const alice = aKey(1)
const bob = aKey(2)
const ordinals = aKey(3, { isTaproot: true })
const BOB = { recipient: bob.address, amount: '20000' }

interface Story extends Scene {
  readonly owner: TestOwner
  readonly session: Session<'bip122'>
}

/** A wallet that sends by itself. */
async function aSendingWallet(keys: readonly TestKey[] = [alice, bob]) {
  const owner = anOwner(keys)
  const wallet = createSatsProvider(owner)
  const scene = await createScene({
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  })
  return { ...scene, owner, wallet, session: await scene.open('Fjord') }
}

/** There is one coin at each address. */
function teach({ http }: TestHost): void {
  http.on('GET', `${ESPLORA}/fee-estimates`, { json: { '3': 2 } })
  http.on('POST', `${ESPLORA}/tx`, { body: '' })
  const coin = { txid: 'cd'.repeat(32), vout: 0, value: 90_000, status: { confirmed: true } }
  http.on('GET', `${ESPLORA}/address/:address/utxo`, { json: [coin] })
}

/** Ids of what was sent to the network. */
function sentTo({ http }: TestHost): readonly string[] {
  const sent = http.requests.flatMap(({ method, body }) => (method === 'POST' ? [body ?? ''] : []))
  return sent.map((body) => Transaction.fromRaw(hexToBytes(body)).id)
}

/** A wallet that only signs, with one coin at each address. */
async function aSigningWallet(keys: readonly TestKey[] = [alice]): Promise<Story> {
  const owner = anOwner(keys)
  const scene = await createScene()
  teach(scene.host)
  const face = { name: 'Fjord', chains: ['bitcoin:testnet'] }
  scene.page.register(createStandardWallet(owner, face).wallet)
  return { ...scene, owner, session: await scene.open('Fjord') }
}

function toBob({ session }: Story) {
  const [from = `${TESTNET.id}:`] = session.accounts
  return { sessionId: session.id, from, to: bob.address, amount: 20_000n }
}

const EXTRAS = [{ memo: 'ff' }, { changeAddress: alice.address }] as const

test.each(EXTRAS)('a wallet that would leave out %j is not asked', async (extra) => {
  for (const { provider, owner, host } of [await aSendingWallet(), await aSigningWallet()]) {
    await expect(provider.sendTransfer({ ...BOB, ...extra })).rejects.toMatchObject({
      code: 'wallet.unsupported-method',
    })
    expect(owner.promptCount).toBe(1)
    expect(host.http.requests).toEqual([])
  }
})

test.each(['', 'x', aKey(1, { network: 'mainnet' }).address, bob.address.replace('q', 'p')])(
  'what is left does not go to "%s"',
  async (changeAddress) => {
    const { provider, owner } = await aSendingWallet()

    await expect(provider.sendTransfer({ ...BOB, changeAddress })).rejects.toMatchObject({
      code: 'caip.invalid-address',
    })
    expect(owner.promptCount).toBe(1)
  },
)

test('a wallet that names no sender signs for an account that it would not pay from', async () => {
  const { adapter, provider, host, session, wallet } = await aSendingWallet()
  teach(host)
  adapter.sessions.choose(session.id, bob.address)

  const txid = await provider.sendTransfer({ recipient: alice.address, amount: '20000' })

  const asked = host.http.requests.map(({ url }) => url)
  expect(asked).toContain(`${ESPLORA}/address/${bob.address}/utxo`)
  expect(sentTo(host)).toEqual([txid])
  expect(wallet.asked.at(-1)).toBe('signPsbt')
  expect(wallet.asked).not.toContain('sendTransfer')
})

test('it neither sends nor signs where it has an account for ordinals alone', async () => {
  const { provider, wallet, adapter, session, owner } = await aSendingWallet([ordinals])
  const account = { address: ordinals.address, purpose: 'ordinals' }
  const network = { bitcoin: { name: 'Testnet' } }
  wallet.teach('wallet_connect', () => ({ result: { addresses: [account], network } }))
  wallet.teach('wallet_getAccount', () => ({ result: { addresses: [account], network } }))
  await adapter.sessions.close(session.id)
  await adapter.sessions.open({ walletId: 'Fjord' }, noAbort())

  await expect(provider.sendTransfer(BOB)).rejects.toMatchObject({
    code: 'wallet.unsupported-method',
  })
  expect(owner.promptCount).toBe(1)
})

test.each([TXID, { txid: TXID }, { txid: TXID.toUpperCase() }])(
  'a wallet that sent says so with %j',
  async (result) => {
    const { provider, wallet } = await aSendingWallet()
    wallet.teach('sendTransfer', () => ({ result }))

    expect(await provider.sendTransfer(BOB)).toBe(TXID)
  },
)

test.each(['sent', {}, null, { txid: 5 }])('after %j nobody knows what it did', async (result) => {
  const { provider, wallet } = await aSendingWallet()
  wallet.teach('sendTransfer', () => ({ result }))

  await expect(provider.sendTransfer(BOB)).rejects.toMatchObject({
    code: 'transfer.unknown',
    isRetryable: false,
  })
})

test('a wallet that only signs is handed a transfer, which is sent', async () => {
  const { provider, host } = await aSigningWallet()

  const txid = await provider.sendTransfer(BOB)

  expect(sentTo(host)).toEqual([txid])
})

test.each([[[ordinals]], [[alice, ordinals]]])(
  'of an account on which inscriptions may be kept no transfer is written',
  async (keys) => {
    const { adapter, provider, owner, session, host } = await aSigningWallet(keys)
    adapter.sessions.choose(session.id, ordinals.address)

    await expect(provider.sendTransfer(BOB)).rejects.toMatchObject({
      code: 'wallet.unsupported-method',
    })
    expect(owner.promptCount).toBe(1)
    expect(host.http.requests).toEqual([])
  },
)

test('who stops waiting once it has left is told its id all the same', async () => {
  const story = await aSigningWallet()
  const waiting = new AbortController()
  story.host.http.on('POST', `${ESPLORA}/tx`, () => {
    waiting.abort()
    return { body: '', status: 502 }
  })

  const sending = story.adapter.transfers?.send(toBob(story), waiting.signal)

  expect(await sending).toMatch(/^[0-9a-f]{64}$/)
})

test('who stops waiting before it leaves has sent nothing', async () => {
  const story = await aSigningWallet()
  const { owner, host } = story
  const waiting = new AbortController()
  const decide = owner.decide.bind(owner)
  owner.decide = async (answers) => {
    const answer = await decide(answers)
    queueMicrotask(() => waiting.abort())
    return answer
  }

  const sending = story.adapter.transfers?.send(toBob(story), waiting.signal)

  await expect(sending).rejects.toMatchObject({ code: 'aborted' })
  expect(sentTo(host)).toEqual([])
})
