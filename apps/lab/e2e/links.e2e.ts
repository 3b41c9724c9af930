/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { HAND_HELDS, type HandHeld } from './hand-helds.ts'
import type { LabModel } from './models/lab-model.ts'
import {
  addressIn,
  choose,
  KNOWN,
  type LinkedWallet,
  NATIVE,
  tap,
  UNIVERSAL,
} from './models/link-model.ts'
import { test } from './peer-test.ts'
import { watchLinks } from './setup/watch-links.ts'

type Name = keyof typeof HAND_HELDS

const ROWS: readonly (readonly [name: Name, wallet: LinkedWallet, link: RegExp, target: string])[] =
  [
    ['Safari on iOS', NATIVE, /^heron:\/\/wc\?uri=wc%3A/, '_self'],
    ['Safari on iOS', UNIVERSAL, /^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/, '_self'],
    ['Chrome on Android', UNIVERSAL, /^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/, '_self'],
    // Telegram takes one layer off on its way.
    ['Telegram on Android', NATIVE, /^heron:\/\/wc\?uri=wc%253A/, '_blank'],
    ['MetaMask on iOS', NATIVE, /^heron:\/\/wc\?uri=wc%3A/, '_self'],
    ['MetaMask on Android', UNIVERSAL, /^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/, '_self'],
    ['Instagram on iOS', UNIVERSAL, /^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/, '_self'],
  ]

for (const [name, wallet, link, target] of ROWS) {
  const { use, global }: HandHeld = HAND_HELDS[name]
  test.describe(name, () => {
    test.use(use)

    test(`${wallet.name} opens by a tap, and the visitor is connected`, async ({
      lab,
      peer,
      context,
    }) => {
      await watchLinks(context)
      if (global !== undefined) {
        await context.addInitScript((key) => void Reflect.set(window, key, {}), global)
      }
      await lab.open(KNOWN)
      await choose(lab, wallet)

      const opened = await tap(lab)
      await peer.pair(addressIn(opened))

      expect(opened).toMatchObject({ target, isActive: true, isInTap: true })
      expect(opened.href).toMatch(link)
      expect(opened.features).toBe('noopener,noreferrer')
      await expectAccount(lab)
    })
  })
}

test.describe('however slow the relay is', () => {
  test.use(HAND_HELDS['Safari on iOS'].use)

  for (const answersDelayMs of [1_000, 5_000]) {
    test(`with ${answersDelayMs} ms more the link opens in the task of the tap`, async ({
      lab,
      peer,
      sandbox,
      context,
    }) => {
      await watchLinks(context)
      await lab.open(KNOWN)
      sandbox.relay.disturb({ answersDelayMs })
      await choose(lab, NATIVE)

      const opened = await tap(lab)
      sandbox.relay.disturb({})
      await peer.pair(addressIn(opened))

      expect(opened).toMatchObject({ isActive: true, isInTap: true })
      await expectAccount(lab)
    })
  }
})

async function expectAccount(lab: LabModel): Promise<void> {
  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  await lab.accountButton.click()
  await lab.modal.expectView('Account')
  await expect(lab.modal.part('account-address')).toContainText(FIRST.slice(0, 6))
}
