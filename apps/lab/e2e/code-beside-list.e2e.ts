/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './peer-test.ts'
import { readCode } from './setup/read-code.ts'

/** Hosts that the page opens a socket to. */
function watchSockets(page: Page): string[] {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))
  return sockets
}

test('a wallet that scans the code beside the list is connected', async ({ page, lab, peer }) => {
  const sockets = watchSockets(page)
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  await expect(lab.modal.part('beside')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sockets).toEqual([])

  await lab.modal.part('beside-line').hover()
  const uri = await readCode(lab.modal.part('beside-code'))
  expect(sockets).toHaveLength(1)
  await lab.modal.part('connect-code').click()
  await lab.modal.expectView('ConnectingWalletConnect')
  expect(await readCode(lab.modal.part('pairing-code'))).toBe(uri)
  await lab.modal.backButton.click()
  await peer.pair(uri)

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  expect(peer.proposals).toHaveLength(1)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
})

test('in a narrow window there is none, and from 720 px on the smallest can be scanned', async ({
  page,
  lab,
  peer,
}) => {
  await page.setViewportSize({ width: 719, height: 700 })
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  await expect(lab.modal.part('beside')).toBeAttached()
  await expect(lab.modal.part('beside')).toBeHidden()

  await page.setViewportSize({ width: 720, height: 700 })
  await lab.modal.part('beside-show').click()

  await peer.pair(await readCode(lab.modal.part('beside-code')))
  await lab.expectConnected(FIRST)
})
