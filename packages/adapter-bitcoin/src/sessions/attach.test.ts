import type { Session } from '@latchkey/core/contract'
import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { createScene, noAbort } from '../testing/a-scene.ts'
import { TXID } from '../testing/sats-provider.ts'

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

async function aStory(answer: (method: string) => unknown) {
  const scene = await createScene()
  const asked: unknown[] = []
  scene.adapter.sessions.attach({
    session,
    channel: {
      async request(...question) {
        asked.push(question)
        return answer(question[1])
      },
    },
  })
  return { ...scene, asked }
}

test('accounts are told, by what their addresses say of them', async () => {
  const { provider, asked } = await aStory(() => null)

  expect(await provider.getAccountAddresses()).toEqual([
    { address: payment.address, purpose: 'payment' },
    { address: ordinals.address, purpose: 'ordinal' },
  ])
  expect(asked).toEqual([])
})

test('a signature comes in hex and goes on in base64', async () => {
  const own = payment.signText('Hi', 'ecdsa')
  const signature = hex.encode(base64.decode(own))
  const { adapter, asked } = await aStory(() => ({ signature, address: payment.address }))

  const request = { sessionId: 'topic', account: FROM, text: 'Hi' }
  expect(await adapter.messages?.sign(request, noAbort())).toBe(own)
  const { address } = payment
  const params = { account: address, address, message: 'Hi', protocol: 'ecdsa' }
  expect(asked).toEqual([[TESTNET.id, 'signMessage', params]])
})

test('a transaction and coins are asked for as wallet-connect writes them', async () => {
  const psbt = aPsbt([payment])
  const { provider, asked } = await aStory((method) =>
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
  expect(asked).toEqual([
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
