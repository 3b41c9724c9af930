import { expect, test } from 'vitest'
import { aPayer, REQUEST } from '../testing/a-payer.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { aSwapper } from '../testing/a-swapper.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { FIRST_ID, sendOnce } from '../testing/wallet-lies.ts'

type Sender = Awaited<ReturnType<typeof aSender>>

/** Creates an answer that a test approves later. */
function aLateAnswer() {
  const answers: ((id: string) => void)[] = []
  return {
    answer: () => new Promise<string>((resolve) => answers.push(resolve)),
    approve(id: string) {
      for (const each of answers) each(id)
    },
  }
}

/** Connects a second wallet with the same address, which is the active one from then on. */
async function connectKestrel({
  adapter,
  core,
  settle,
}: Pick<Sender, 'adapter' | 'core' | 'settle'>) {
  const kestrel = aFakeWallet({
    id: 'io.kestrel',
    name: 'Kestrel',
    networkIds: ['eip155:1', 'eip155:8453'],
  })
  adapter.add(kestrel)
  await core.actions.connect.withWallet('eip155', 'io.kestrel')
  await settle()
  return kestrel
}

test('a transfer that was reviewed with one wallet is asked of no other one of the same address', async () => {
  const sender = await aSender()
  await sender.review()
  await connectKestrel(sender)
  sender.actions.confirm()
  await sender.settle()

  expect(sender.adapter.sent).toEqual([])
  expect(sender.step()).not.toBe('sent')
})

test('a swap that was reviewed with one wallet is asked of no other one of the same address', async () => {
  const swapper = await aSwapper()
  await swapper.review('1')
  await connectKestrel(swapper)
  swapper.actions.confirm()
  await swapper.settle()

  expect(swapper.adapter.sent).toEqual([])
})

test('a payment that was reviewed with one wallet is asked of no other one of the same address', async () => {
  const payer = await aPayer({ networkId: 'eip155:1' })
  payer.actions.open({ ...REQUEST, asset: REQUEST.asset.replace('8453', '1') }).catch(() => {})
  await payer.settle()
  expect(payer.step()).toBe('reviewing')
  await connectKestrel(payer)
  payer.actions.confirm()
  await payer.settle()

  expect(payer.adapter.sent.filter(({ sessionId }) => sessionId !== 'io.kestrel')).toEqual([])
})

test.each(['changed', 'closed'] as const)(
  'while one wallet is asked, the other one that is %s asks and loses nothing',
  async (what) => {
    const sender = await aSender()
    const kestrel = await connectKestrel(sender)
    sender.core.actions.connections.choose('eip155', 'io.fjord')
    await sender.settle()
    sender.actions.open()
    await sender.settle()
    const late = aLateAnswer()
    sender.adapter.answer = late.answer
    await sendOnce(sender)
    kestrel.addresses = [BOB]
    if (what === 'changed') sender.adapter.emitChanged('io.kestrel')
    else sender.adapter.emitClosed('io.kestrel')
    await sender.settle()
    late.approve(FIRST_ID)
    await sender.settle()

    expect(sender.adapter.sent).toMatchObject([{ sessionId: 'io.fjord', to: BOB }])
    expect(sender.step()).toBe('sent')
    expect(sender.core.snapshot().pendingTransactions).toMatchObject([{ id: FIRST_ID }])
  },
)

test('a wallet that is disconnected while it is asked is not replaced by the other one', async () => {
  const sender = await aSender()
  await connectKestrel(sender)
  sender.core.actions.connections.choose('eip155', 'io.fjord')
  await sender.settle()
  sender.actions.open()
  await sender.settle()
  const late = aLateAnswer()
  sender.adapter.answer = late.answer
  await sendOnce(sender)
  sender.adapter.emitClosed('io.fjord')
  await sender.settle()
  late.approve(FIRST_ID)
  await sender.settle()

  expect(sender.adapter.sent).toMatchObject([{ sessionId: 'io.fjord' }])
  expect(sender.core.snapshot().pendingTransactions).toMatchObject([{ id: FIRST_ID }])
})
