/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './peer-test.ts'
import { scan, showCode } from './setup/show-code.ts'

test('tabs share one session, also with one that searched wallets itself: changes of one apply in the others', async ({
  lab,
  peer,
}) => {
  await lab.open()
  const other = await lab.otherTab()
  await other.expectDisconnected()
  const searching = await lab.otherTab()
  await showCode(searching)
  await expect(searching.modal.part('pairing-code')).toBeVisible()
  const tabs = [lab, other, searching]
  const expectAll = async (address: string): Promise<void> => {
    for (const tab of tabs) await tab.expectConnected(address)
  }
  await lab.page.bringToFront()
  await showCode(lab)
  await scan(lab, peer)
  await expectAll(FIRST)
  expect(await other.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(await searching.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })

  await Promise.all([lab.reload(), searching.reload()])
  await expectAll(FIRST)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(peer.proposals).toHaveLength(1)

  await peer.switchAccount(SECOND)
  await expectAll(SECOND)
  await other.outcomeOf('disconnect')
  for (const tab of tabs) await tab.expectDisconnected()
  await expect.poll(() => peer.topics()).toEqual([])
})
