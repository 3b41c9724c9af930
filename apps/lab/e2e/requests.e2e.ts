import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

test('sends a transaction that gets its receipt', async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()

  const result = await lab.outcomeOf('send-transaction')

  expect(result).toMatchObject({ status: 'done', value: { status: 'success' } })
  const sent = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(1)
})

test(
  'each request gets its answer, or the wallet’s code, and is made once; without a wallet it fails',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'failed' })
    await lab.connect(wallet.name)

    expect(await lab.outcomeOf('sign-message')).toMatchObject({
      status: 'done',
      value: { isValid: true },
    })
    expect(await lab.outcomeOf('sign-typed-data')).toMatchObject({
      status: 'done',
      value: { isValid: true, chainId: 1 },
    })
    expect(await lab.outcomeOf('capabilities')).toMatchObject({ status: 'done' })
    expect(await lab.outcomeOf('send-calls')).toMatchObject({
      status: 'done',
      value: { id: expect.stringMatching(/^0x/) },
    })

    await test.step('declined', async () => {
      wallet.behave('reject')
      for (const button of ['sign-message', 'sign-typed-data', 'send-transaction'] as const) {
        expect(await lab.outcomeOf(button)).toMatchObject({
          status: 'failed',
          value: { code: 4001 },
        })
      }
    })

    await test.step('failed: it is not made again by itself', async () => {
      wallet.log.clear()
      wallet.behave({ kind: 'fail', code: -32_603, message: 'The wallet stumbled.' })
      const result = await lab.outcomeOf('send-transaction')
      expect(result).toMatchObject({ status: 'failed', value: { code: -32_603 } })
      const sent = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
      expect(sent).toHaveLength(1)
    })
  },
)
