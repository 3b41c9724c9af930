import { expect, test } from 'vitest'
import type { Permit } from '../contract/index.ts'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const SIGNATURE = `0x${'5e'.repeat(32)}`
const HALF_AN_HOUR_S = 30 * 60

interface Wanted {
  readonly spender: string
  readonly amount: bigint
  readonly deadlineS: number
}

/** A visitor who reviews the sale of 100 USDC, which the wallet approves by a signature. */
async function aSigner() {
  const swapper = await aSwapper()
  const wanted: Wanted[] = []
  const asked: { readonly sessionId: string }[] = []
  const permitOf = ({ spender, amount, deadlineS }: Wanted): Permit => ({
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
    types: { Permit: [] },
    primaryType: 'Permit',
    message: { owner: ADDRESS, spender, value: `${amount}`, nonce: '0', deadline: `${deadlineS}` },
  })
  Object.assign(swapper.adapter, {
    allowances: {
      read: async () => ({ amount: 0n }),
      permits: {
        async prepare(of: Wanted) {
          wanted.push(of)
          return permitOf(of)
        },
        async sign(request: { readonly sessionId: string }) {
          asked.push(request)
          return SIGNATURE
        },
      },
    },
  })
  await swapper.review('100', 'USDC', 'ETH')
  async function sign(): Promise<void> {
    swapper.actions.confirm()
    await swapper.settle()
  }
  return { ...swapper, wanted, asked, sign }
}

test('what is signed lets the reviewed exchange take exactly the amount, for half an hour', async () => {
  const { wanted, clock } = await aSigner()

  const [first] = wanted
  expect(first).toMatchObject({ spender: EXCHANGE, amount: 100_000_000n })
  const lifetimeS = (first?.deadlineS ?? 0) - clock.now() / 1_000
  expect(lifetimeS).toBeLessThanOrEqual(HALF_AN_HOUR_S)
})

test('a server that names another exchange once a permit is signed gets nothing more', async () => {
  const signer = await aSigner()
  signer.exchange.exchange = `0x${'66'.repeat(20)}`
  await signer.sign()

  expect(signer.adapter.sent).toEqual([])
  expect(signer.notice()).toMatchObject({ code: 'swap.unsafe' })
})

test('a permit that was signed and left is stored nowhere, and a later review signs its own', async () => {
  const signer = await aSigner()
  await signer.sign()
  expect(signer.step()).toBe('reviewing')
  signer.actions.cancel()
  await signer.settle()

  expect(JSON.stringify(signer.storage.entries())).not.toContain(SIGNATURE)
  await signer.review('50', 'USDC', 'ETH')
  expect(signer.swap().current).toMatchObject({ review: { request: 'permit' } })
  expect(signer.wanted.at(-1)).toMatchObject({ amount: 50_000_000n })
  expect(signer.asked).toHaveLength(1)
})

test('a permit that was reviewed with one wallet is signed by no other one of the same address', async () => {
  const signer = await aSigner()
  const networkIds = ['eip155:1', 'eip155:8453'] as const
  signer.adapter.add(aFakeWallet({ id: 'io.kestrel', name: 'Kestrel', networkIds }))
  await signer.core.actions.connect.withWallet('eip155', 'io.kestrel')
  await signer.settle()
  await signer.sign()

  expect(signer.asked.filter(({ sessionId }) => sessionId !== 'io.kestrel')).toEqual([])
  expect(signer.adapter.sent).toEqual([])
})

test('a price that falls once a permit is signed asks again before it swaps', async () => {
  const signer = await aSigner()
  signer.exchange.rate = 4_000
  await signer.sign()
  signer.actions.confirm()
  await signer.settle()

  expect(signer.adapter.sent).toEqual([])
})
