/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

/** The one line that a page without storage may write. */
const STORAGE_NOTE = /storage/i

test('with storage denied everything works until the page is left', async ({
  lab,
  installWallet,
  trouble,
  notes,
}) => {
  trouble.allow(STORAGE_NOTE)
  notes.allow(STORAGE_NOTE)
  await lab.page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: deny })
    Object.defineProperty(window, 'sessionStorage', { get: deny })
  })
  const wallet = await installWallet()
  await lab.open()

  await lab.connect(wallet.name)
  await lab.expectConnected(FIRST)
  expect(await lab.switchTo(8453)).toMatchObject({ status: 'done' })
  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })

  await lab.expectDisconnected()
  expect([...trouble.lines, ...notes.lines].filter((line) => STORAGE_NOTE.test(line))).toHaveLength(
    1,
  )
})

test(
  'with storage=memory nothing is stored after the page is left, and invalid stored values are ignored',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open({ storage: 'memory' })
    await lab.connect(wallet.name)
    expect(await lab.storedTexts()).toEqual([])
    await lab.reload()
    await lab.expectDisconnected()

    await lab.open()
    await lab.connect(wallet.name)
    await lab.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"not": ["what", 7')
    })
    await lab.reload()
    await lab.expectDisconnected()
    await lab.connect(wallet.name)
    await lab.expectConnected(FIRST)
  },
)
