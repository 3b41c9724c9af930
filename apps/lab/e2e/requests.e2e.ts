import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

test('signs a message and typed data that verify', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)

  expect(await lab.outcomeOf('sign-message')).toMatchObject({
    status: 'done',
    value: { isValid: true },
  })
  expect(await lab.outcomeOf('sign-typed-data')).toMatchObject({
    status: 'done',
    value: { isValid: true, chainId: 1 },
  })
})

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
  'a refused request reaches the site with the wallet’s code',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.behave('reject')

    for (const button of ['sign-message', 'sign-typed-data', 'send-transaction'] as const) {
      expect(await lab.outcomeOf(button)).toMatchObject({
        status: 'failed',
        value: { code: 4001 },
      })
    }
  },
)

test('batches and capabilities reach the wallet', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)

  expect(await lab.outcomeOf('capabilities')).toMatchObject({ status: 'done' })
  expect(await lab.outcomeOf('send-calls')).toMatchObject({
    status: 'done',
    value: { id: expect.stringMatching(/^0x/) },
  })
})
test(
  'one click causes one request, however often the page is drawn',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    wallet.behave({ kind: 'fail', code: -32_603, message: 'The wallet stumbled.' })

    const result = await lab.outcomeOf('send-transaction')

    expect(result).toMatchObject({ status: 'failed', value: { code: -32_603 } })
    const sent = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
    expect(sent).toHaveLength(1)
  },
)

test('without a wallet a request fails', FULL, async ({ lab }) => {
  await lab.open()

  expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'failed' })
})
