import { PEER_HABITS, type PeerHabit } from '@latchkey/sandbox/peer'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import type { LabModel } from './models/lab-model.ts'
import { test } from './peer-test.ts'
import { BOTH, FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'
import { openCode, scan, showCode } from './setup/show-code.ts'

const ETHER = 10n ** 18n
const REQUIRED = { siwx: 'required' }

async function sign({ modal }: LabModel): Promise<void> {
  await modal.expectView('SIWXSignMessage')
  await modal.part('sign-in-sign').click()
  await modal.expectClosed()
}

/** All of them at once, and each alone: one may hide what another one breaks. */
const WALLETS: readonly (readonly [string, readonly PeerHabit[]])[] = [
  ['every rude habit', PEER_HABITS],
  ...PEER_HABITS.map((habit) => [`the habit ${habit}`, [habit]] as const),
]

for (const [name, habits] of WALLETS) {
  test(
    `a wallet on another device with ${name} signs in, is resumed, switches, sends and is disconnected`,
    habits === PEER_HABITS ? BOTH : FULL,
    async ({ lab, peer, sandbox }) => {
      test.slow()
      peer.adopt(habits)
      const chain = sandbox.chains.get(1)
      await chain.setBalance(FIRST, 10n * ETHER)

      await test.step('it declines first', async () => {
        peer.take('reject')
        await openCode(lab, REQUIRED)
        await scan(lab, peer)
        await expect(lab.modal.dialog).toContainText(/declined/i)
        peer.take('approve')
      })

      await test.step('it signs in, and is not asked after a reload', async () => {
        await lab.modal.button('Try again').click()
        await scan(lab, peer)
        await sign(lab)
        await lab.expectConnected(FIRST)
        await lab.expectNetwork('Ethereum')
        expect(peer.requests.map(({ method }) => method)).toEqual(['personal_sign'])
        await lab.reload()
        await lab.expectConnected(FIRST)
        await lab.modal.expectClosed()
        expect(peer.requests).toHaveLength(1)
        expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
      })

      await test.step('the page follows it to another account, and back', async () => {
        await peer.switchAccount(SECOND)
        await sign(lab)
        await lab.expectConnected(SECOND)
        await peer.switchAccount(FIRST)
        await lab.expectConnected(FIRST)
        await lab.modal.expectClosed()
      })

      await test.step('the page follows it to another network, and switches it back', async () => {
        await peer.switchChain(8453)
        await sign(lab)
        await lab.expectNetwork('Base')
        await lab.expectConnected(FIRST)
        expect(await lab.switchTo(1)).toMatchObject({ status: 'done' })
        await lab.expectNetwork('Ethereum')
        await lab.expectConnected(FIRST)
        await lab.modal.expectClosed()
      })

      await test.step('it refuses to send, and sends then', async () => {
        await reviewTransfer(lab, { amount: '0.25', to: SECOND })
        peer.evm.behave('reject')
        await lab.modal.part('send-confirm').click()
        await expect(lab.modal.part('notice')).toHaveText('Request declined')
        peer.evm.behave('approve')
        await lab.modal.part('send-confirm').click()
        await expectConfirmed(lab)
        const sent = peer.requests.filter(({ method }) => method === 'eth_sendTransaction')
        expect(sent).toHaveLength(2)
        expect(await lastTransaction(chain)).toMatchObject({
          from: FIRST.toLowerCase(),
          to: SECOND.toLowerCase(),
          value: '0x3782dace9d90000',
        })
        await lab.modal.closeButton.click()
        await lab.modal.expectClosed()
      })

      await test.step('it is disconnected, and an event on its way changes nothing', async () => {
        const late = peer.switchAccount(SECOND)
        expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
        await late
        await lab.expectDisconnected()
        await expect.poll(() => peer.topics()).toEqual([])
        await lab.reload()
        await lab.expectDisconnected()
      })
    },
  )
}

test(
  'a wallet with every rude habit that signs in along with its session is signed in with the checksum',
  FULL,
  async ({ lab, peer }) => {
    peer.adopt(PEER_HABITS)
    await lab.open({ ...REQUIRED, buffer: 'true' })
    await expect.poll(() => lab.page.evaluate(() => 'Buffer' in window)).toBe(true)
    await showCode(lab)
    await scan(lab, peer)

    // The signed text has small letters, which ERC-4361 does not allow: the wallet is asked once more.
    await sign(lab)
    await lab.expectConnected(FIRST)
    expect(peer.signIns).toHaveLength(1)
    expect(peer.requests.map(({ method }) => method)).toEqual(['personal_sign'])
  },
)
