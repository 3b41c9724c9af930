/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './peer-test.ts'
import { scan, showCode } from './setup/show-code.ts'

test('tabs share one session: changes of one tab apply in the others', async ({ lab, peer }) => {
  await lab.open()
  const other = await lab.otherTab()
  await other.expectDisconnected()
  await lab.page.bringToFront()
  await showCode(lab)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)

  await other.expectConnected(FIRST)
  expect(await other.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  await peer.switchAccount(SECOND)
  await lab.expectConnected(SECOND)
  await other.expectConnected(SECOND)
  await other.outcomeOf('disconnect')

  await other.expectDisconnected()
  await lab.expectDisconnected()
  await expect.poll(() => peer.topics()).toEqual([])
})

test('a tab that searched wallets itself loads the session of another tab', async ({
  lab,
  peer,
}) => {
  await lab.open()
  const other = await lab.otherTab()
  await showCode(other)
  await expect(other.modal.part('pairing-code')).toBeVisible()
  await lab.page.bringToFront()
  await showCode(lab)
  await scan(lab, peer)

  await lab.expectConnected(FIRST)
  await other.expectConnected(FIRST)
  expect(await other.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  await Promise.all([lab.reload(), other.reload()])

  await lab.expectConnected(FIRST)
  await other.expectConnected(FIRST)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(peer.proposals).toHaveLength(1)
})
