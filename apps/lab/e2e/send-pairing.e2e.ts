import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'
import { openCode, scan } from './setup/show-code.ts'

test('a wallet on another device sends ether, once', FULL, async ({ lab, peer, sandbox }) => {
  const chain = sandbox.chains.get(1)
  const balanceOf = async () =>
    BigInt(String(await chain.request('eth_getBalance', [SECOND, 'latest'])))
  await chain.setBalance(FIRST, 10n ** 18n)
  await openCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)
  const before = await balanceOf()
  await reviewTransfer(lab, { amount: '0.25', to: SECOND })

  await lab.modal.part('send-confirm').dblclick()
  await expectConfirmed(lab)

  expect(peer.requests.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  expect((await balanceOf()) - before).toBe(10n ** 18n / 4n)
  expect(await lastTransaction(chain)).toMatchObject({
    ...{ from: FIRST.toLowerCase(), to: SECOND.toLowerCase() },
    ...{ value: '0x3782dace9d90000', input: '0x' },
  })
})
