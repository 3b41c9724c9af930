/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import type { LabModel } from './models/lab-model.ts'
import { test } from './peer-test.ts'
import { openCode, scan } from './setup/show-code.ts'

/** Networks of all three namespaces. */
const NAMESPACES = { networks: '1,8453,solana,bitcoin' }

async function choose(lab: LabModel, network: string): Promise<void> {
  await lab.press('open-networks')
  await lab.modal.dialog.getByRole('button', { name: network, exact: true }).first().click()
}

test('one wallet-connect session serves all three namespaces, and ends for all of them', async ({
  lab,
  peer,
}) => {
  const { solana, bip122 } = peer.addresses
  await openCode(lab, NAMESPACES)
  await scan(lab, peer)
  await lab.modal.expectClosed()
  await lab.expectConnected(FIRST)
  expect(peer.topics()).toHaveLength(1)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })

  await choose(lab, 'Solana')
  await lab.expectConnected(solana)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({ value: { err: null } })

  await lab.modal.expectClosed()
  await choose(lab, 'Bitcoin Regtest')
  await lab.expectConnected(bip122)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({ status: 'done' })

  await lab.reload()
  await lab.expectConnected(bip122)
  await choose(lab, 'Ethereum')
  await lab.expectConnected(FIRST)
  await lab.press('disconnect')
  await lab.expectDisconnected()
  await expect.poll(() => peer.topics()).toEqual([])
})
