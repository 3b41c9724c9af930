import type { AttachRequest, Session } from '@latchkey/core/contract'
import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { createHost } from '../testing/a-host.ts'
import { aKey } from '../testing/a-key.ts'
import { MAINNET, SIGNET, TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { TXID } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const payment = aKey(1)
const ordinals = aKey(2, { isTaproot: true })
const FROM = `${TESTNET.id}:${payment.address}` as const
const session: Session<'bip122'> = {
  id: 'topic',
  namespace: 'bip122',
  walletId: 'far.away',
  accounts: [FROM, `${TESTNET.id}:${ordinals.address}`],
  networkId: TESTNET.id,
}

async function anAttachedSession(
  answer: (method: string) => unknown,
  changes: Partial<AttachRequest<'bip122'>> = {},
) {
  const started = await startAdapter({}, createHost([TESTNET, SIGNET, MAINNET]))
  const requests: unknown[] = []
  started.adapter.sessions.attach({
    session,
    channel: {
      async request(...question) {
        requests.push(question)
        return answer(question[1])
      },
    },
    ...changes,
  })
  return { ...started, requests }
}

test('accounts have a purpose by the types of their addresses', async () => {
  const { provider, requests } = await anAttachedSession(() => null)

  expect(await provider.getAccountAddresses()).toEqual([
    { address: payment.address, purpose: 'payment' },
    { address: ordinals.address, purpose: 'ordinal' },
  ])
  expect(requests).toEqual([])
})

test('a signature in hex is returned in base64', async () => {
  const own = payment.signText('Hi', 'ecdsa')
  const signature = hex.encode(base64.decode(own))
  const { adapter, requests } = await anAttachedSession(() => ({
    signature,
    address: payment.address,
  }))

  const request = { sessionId: 'topic', account: FROM, text: 'Hi' }
  expect(await adapter.messages?.sign(request, noAbort())).toBe(own)
  const { address } = payment
  const params = { account: address, address, message: 'Hi', protocol: 'ecdsa' }
  expect(requests).toEqual([[TESTNET.id, 'signMessage', params]])
})

test('requests to sign and to send have the form of wallet-connect', async () => {
  const psbt = aPsbt([payment])
  const { provider, requests } = await anAttachedSession((method) =>
    method === 'signPsbt' ? { psbt } : { txid: TXID },
  )
  const { address } = payment
  const signInputs = [{ address, index: 0 }]

  const signed = await provider.signPSBT({ psbt, signInputs })
  const txid = await provider.sendTransfer({
    recipient: ordinals.address,
    amount: '330',
    memo: 'ff',
    changeAddress: payment.address,
  })

  expect(signed).toEqual({ psbt, txid: undefined })
  expect(txid).toBe(TXID)
  expect(requests).toEqual([
    [TESTNET.id, 'signPsbt', { account: address, psbt, signInputs, broadcast: false }],
    [
      TESTNET.id,
      'sendTransfer',
      {
        account: address,
        recipientAddress: ordinals.address,
        amount: '330',
        changeAddress: address,
        memo: 'ff',
      },
    ],
  ])
})

const main = aKey(1, { network: 'mainnet' })

test('it switches to another network and to the accounts of the wallet there', async () => {
  const elsewhere = [`${MAINNET.id}:${main.address}`, `${SIGNET.id}:${payment.address}`] as const
  const { adapter, provider, requests } = await anAttachedSession(() => ({ txid: TXID }), {
    elsewhere,
  })
  const changes: unknown[] = []
  adapter.sessions.watch((change) => changes.push(change))
  const moveTo = (network: typeof MAINNET) =>
    adapter.sessions.switchNetwork('topic', network, { signal: noAbort() })

  const signet = await moveTo(SIGNET)
  const moved = await moveTo(MAINNET)
  await provider.sendTransfer({ recipient: main.address, amount: 600 })

  expect(signet).toMatchObject({
    networkId: SIGNET.id,
    accounts: [`${SIGNET.id}:${payment.address}`],
  })
  expect(moved).toMatchObject({
    networkId: MAINNET.id,
    accounts: [`${MAINNET.id}:${main.address}`],
  })
  expect(requests).toMatchObject([[MAINNET.id, 'sendTransfer', { account: main.address }]])
  expect(changes).toMatchObject([{ session: signet }, { session: moved }, { type: 'sent' }])
})

test('it does not switch to a network without accounts', async () => {
  const { adapter } = await anAttachedSession(() => null)

  await expect(
    adapter.sessions.switchNetwork('topic', MAINNET, { signal: noAbort() }),
  ).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
})

test.each([main.address, 'tb1qnonsense', 'x'])(
  "an account that can't be on its network is not served: %s",
  async (address) => {
    const accounts = [`${TESTNET.id}:${address}`, FROM] as const
    const { provider } = await anAttachedSession(() => null, { session: { ...session, accounts } })

    expect(await provider.getAccountAddresses()).toEqual([
      { address: payment.address, purpose: 'payment' },
    ])
  },
)

test('a session without a valid account is not served', async () => {
  const accounts = [`${TESTNET.id}:${main.address}`] as const
  const { provider } = await anAttachedSession(() => null, { session: { ...session, accounts } })

  await expect(provider.getAccountAddresses()).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})

test('the active account of the session sends, whatever its purpose', async () => {
  const accounts = [...session.accounts].reverse()
  const answer = () => ({ txid: TXID })
  const { provider, requests } = await anAttachedSession(answer, {
    session: { ...session, accounts },
  })

  await provider.sendTransfer({ recipient: payment.address, amount: 600 })

  expect(requests).toMatchObject([[TESTNET.id, 'sendTransfer', { account: ordinals.address }]])
})
