/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../accounts.ts'
import { createTestChains } from '../../testing/test-chains.ts'
import { sandboxDollarBalance } from './sandbox-dollar.ts'
import { SANDBOX_DOLLAR } from './sandbox-dollar-facts.ts'

const { chains, stop } = createTestChains()
const to = '0x00000000000000000000000000000000000000ab'

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

test('coins and tokens come from the last account, and are there at once', async () => {
  const { request, transfer } = chains.get(1)

  const hash = await transfer({ to, amount: 3n })
  await transfer({ to, amount: 4n, token: SANDBOX_DOLLAR.address })

  expect(await request('eth_getTransactionByHash', [hash])).toMatchObject({
    from: SANDBOX_ACCOUNTS[9].address.toLowerCase(),
  })
  expect(await request('eth_getBalance', [to, 'latest'])).toBe('0x3')
  expect(await sandboxDollarBalance(request, to)).toBe(4n)
})

test('what the sender does not have is refused', async () => {
  const { transfer } = chains.get(1)

  await expect(
    transfer({ to, amount: 10n ** 40n, token: SANDBOX_DOLLAR.address }),
  ).rejects.toMatchObject({ code: 'node-refused' })
})
