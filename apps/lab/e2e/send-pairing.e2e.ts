import { SANDBOX_DOLLAR, SWAP_ROUTER_ABI, SWAP_ROUTER_ADDRESS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { decodeFunctionData } from 'viem'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { readDollars } from './setup/read-dollars.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'
import { openCode, scan } from './setup/show-code.ts'
import { expectSwapped, reviewSwap } from './setup/swap-in-modal.ts'

const ETHER = 10n ** 18n

test(
  'a wallet on another device sends ether, and swaps it, once each',
  FULL,
  async ({ lab, peer, sandbox }) => {
    test.slow()
    const chain = sandbox.chains.get(1)
    const balanceOf = async () =>
      BigInt(String(await chain.request('eth_getBalance', [SECOND, 'latest'])))
    await chain.setBalance(FIRST, 10n * ETHER)
    await openCode(lab)
    await scan(lab, peer)
    await lab.expectConnected(FIRST)

    await test.step('sends', async () => {
      const before = await balanceOf()
      await reviewTransfer(lab, { amount: '0.25', to: SECOND })
      await lab.modal.part('send-confirm').dblclick()
      await expectConfirmed(lab)
      expect(peer.requests.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
      expect((await balanceOf()) - before).toBe(ETHER / 4n)
      expect(await lastTransaction(chain)).toMatchObject({
        from: FIRST.toLowerCase(),
        to: SECOND.toLowerCase(),
        value: '0x3782dace9d90000',
        input: '0x',
      })
      await lab.modal.closeButton.click()
      await lab.modal.expectClosed()
    })

    await test.step('swaps', async () => {
      const before = await readDollars(chain, { of: FIRST })
      await reviewSwap(lab, { to: SANDBOX_DOLLAR.address, amount: '0.25' })
      await lab.modal.part('swap-confirm').dblclick()
      await expectSwapped(lab)
      const asked = peer.requests.slice(1).map(({ method }) => method)
      expect(asked.filter((method) => /send|sign/i.test(method))).toEqual(['eth_sendTransaction'])
      expect(await readDollars(chain, { of: FIRST })).toBeGreaterThan(before + 400n * ETHER)
      const signed = await lastTransaction(chain)
      expect(signed).toMatchObject({
        from: FIRST.toLowerCase(),
        to: SWAP_ROUTER_ADDRESS.toLowerCase(),
        value: '0x3782dace9d90000',
      })
      const { functionName, args } = decodeFunctionData({
        abi: SWAP_ROUTER_ABI,
        data: signed.input,
      })
      expect(functionName).toBe('swapExactETHForTokens')
      expect(args).toContain(FIRST)
    })
  },
)
