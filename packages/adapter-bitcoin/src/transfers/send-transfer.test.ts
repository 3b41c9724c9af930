import type { Session } from '@latchkey/core/contract'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import type { TestHost } from '../testing/a-host.ts'
import { aKey, type TestKey } from '../testing/a-key.ts'
import { ESPLORA, TESTNET } from '../testing/a-network.ts'
import { anExplorer } from '../testing/an-explorer.ts'
import { anOwner, type TestOwner } from '../testing/an-owner.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { createStandardWallet } from '../testing/standard-wallet.ts'
import { noAbort, type StartedAdapter, startAdapter } from '../testing/started-adapter.ts'

const alice = aKey(1)
const bob = aKey(2)
const ordinals = aKey(3, { isTaproot: true })
const BOB = { recipient: bob.address, amount: '20000' }

interface SigningWallet extends StartedAdapter {
  readonly owner: TestOwner
  readonly session: Session<'bip122'>
}

/** A wallet that sends. */
async function aSendingWallet(keys: readonly TestKey[] = [alice, bob]) {
  const owner = anOwner(keys)
  const wallet = createSatsProvider(owner)
  const started = await startAdapter({
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  })
  return { ...started, owner, wallet, session: await started.open('Fjord') }
}

/** There is one coin at each address. */
function teach(host: TestHost): void {
  anExplorer(host, { [alice.address]: [90_000], [bob.address]: [90_000] })
}

/** Ids of the transactions that were sent to the server. */
function sentTo({ http }: TestHost): readonly string[] {
  const sent = http.requests.flatMap(({ method, body }) => (method === 'POST' ? [body ?? ''] : []))
  return sent.map((body) => Transaction.fromRaw(hexToBytes(body)).id)
}

/** A wallet that only signs, with one coin at each address. */
async function aSigningWallet(keys: readonly TestKey[] = [alice]): Promise<SigningWallet> {
  const owner = anOwner(keys)
  const started = await startAdapter()
  teach(started.host)
  const details = { name: 'Fjord', chains: ['bitcoin:testnet'] }
  started.page.register(createStandardWallet(owner, details).wallet)
  return { ...started, owner, session: await started.open('Fjord') }
}

function toBob({ session }: SigningWallet) {
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
  '"%s" is refused as change address',
  async (changeAddress) => {
    const { provider, owner } = await aSendingWallet()

    await expect(provider.sendTransfer({ ...BOB, changeAddress })).rejects.toMatchObject({
      code: 'caip.invalid-address',
    })
    expect(owner.promptCount).toBe(1)
  },
)

test('a wallet that always pays from one account signs for the other ones', async () => {
  const { adapter, provider, host, session, wallet } = await aSendingWallet()
  teach(host)
  adapter.sessions.choose(session.id, bob.address)

  const txid = await provider.sendTransfer({ recipient: alice.address, amount: '20000' })

  const urls = host.http.requests.map(({ url }) => url)
  expect(urls).toContain(`${ESPLORA}/address/${bob.address}/utxo`)
  expect(sentTo(host)).toEqual([txid])
  expect(wallet.requests.at(-1)).toBe('signPsbt')
  expect(wallet.requests).not.toContain('sendTransfer')
})

test('it neither sends nor signs if it has only an account for ordinals', async () => {
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
  'an answer %j of a wallet means that it sent',
  async (result) => {
    const { provider, wallet } = await aSendingWallet()
    wallet.teach('sendTransfer', () => ({ result }))

    expect(await provider.sendTransfer(BOB)).toBe(TXID)
  },
)

test.each(['sent', {}, null, { txid: 5 }])('after %j the result is unknown', async (result) => {
  const { provider, wallet } = await aSendingWallet()
  wallet.teach('sendTransfer', () => ({ result }))

  await expect(provider.sendTransfer(BOB)).rejects.toMatchObject({
    code: 'transfer.unknown',
    isRetryable: false,
  })
})

test('a wallet that only signs gets a transaction, which is sent', async () => {
  const { provider, host } = await aSigningWallet()

  const txid = await provider.sendTransfer(BOB)

  expect(sentTo(host)).toEqual([txid])
})

test.each([[[ordinals]], [[alice, ordinals]]])(
  "an account that may have inscriptions can't send",
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

test('after sending an abort has no effect, and the id is returned', async () => {
  const wallet = await aSigningWallet()
  const waiting = new AbortController()
  wallet.host.http.on('POST', `${ESPLORA}/tx`, () => {
    waiting.abort()
    return { body: '', status: 502 }
  })

  const sending = wallet.adapter.transfers?.send(toBob(wallet), waiting.signal)

  expect(await sending).toMatch(/^[0-9a-f]{64}$/)
})

test('an abort before sending sends nothing', async () => {
  const wallet = await aSigningWallet()
  const { owner, host } = wallet
  const waiting = new AbortController()
  const decide = owner.decide.bind(owner)
  owner.decide = async (answers) => {
    const answer = await decide(answers)
    queueMicrotask(() => waiting.abort())
    return answer
  }

  const sending = wallet.adapter.transfers?.send(toBob(wallet), waiting.signal)

  await expect(sending).rejects.toMatchObject({ code: 'aborted' })
  expect(sentTo(host)).toEqual([])
})
