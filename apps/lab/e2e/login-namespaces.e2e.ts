/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { approve } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'

const TWO_NAMESPACES = { logins: 'true', networks: '1,8453,solana,solana-devnet' }

const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

async function chooseNetwork({ press, modal }: LabModel, name: RegExp): Promise<void> {
  await press('open-networks')
  await modal.dialog.getByRole('button', { name }).first().click()
  await modal.expectClosed()
}

test('one login has an account on both namespaces, in every tab, until it ends', async ({
  lab,
  login,
  sandbox,
}) => {
  const email = 'both@sandbox.test'
  await lab.open(TWO_NAMESPACES)
  await login.logIn(email)
  await lab.expectNetwork('Ethereum')
  const onEvm = await lab.address.innerText()
  const other = await lab.otherTab()
  await other.expectNetwork('Ethereum')
  await other.expectConnected(onEvm)
  await lab.page.bringToFront()

  await chooseNetwork(lab, /^Solana Devnet/)
  await lab.expectNetwork('Solana Devnet')
  await expect(lab.address).not.toHaveText(onEvm)
  const onSolana = await lab.address.innerText()
  sandbox.solana.get(DEVNET).airdrop(onSolana, 1_000_000_000n)

  const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(signed).toMatchObject({ status: 'done', value: { address: onSolana, isValid: true } })
  await lab.modal.expectClosed()
  const [sent] = await Promise.all([lab.outcomeOf('send-transaction'), approve(login.frame)])
  expect(sent).toMatchObject({ status: 'done', value: { err: null } })
  await lab.modal.expectClosed()

  await chooseNetwork(lab, /^Ethereum/)
  await lab.expectConnected(onEvm)
  const [onFirst] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(onFirst).toMatchObject({ status: 'done', value: { isValid: true } })
  await lab.modal.expectClosed()

  // Solana accounts switch without a request to a wallet; the modal closes as well.
  await chooseNetwork(lab, /^Solana(?! Devnet)/)
  await lab.expectNetwork('Solana')

  // Each request goes to the network of its account, although the other one was used last.
  await chooseNetwork(lab, /^Solana Devnet/)
  const [again] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(again).toMatchObject({ status: 'done', value: { address: onSolana, isValid: true } })
  await lab.modal.expectClosed()

  await lab.reload()
  await lab.expectConnected(onSolana)
  await lab.expectNetwork('Solana Devnet')

  // The other tab gets the account that was added in this one, and ends both.
  await other.page.bringToFront()
  await other.expectConnected(onSolana)
  await chooseNetwork(other, /^Ethereum/)
  await other.expectConnected(onEvm)
  await other.press('disconnect')
  await other.expectDisconnected()
  await lab.expectDisconnected()
  const stored = (await lab.storedTexts()).join()
  expect(stored).not.toContain(email)
  expect(stored).not.toContain('ID_AUTH')
  await lab.reload()
  await lab.expectDisconnected()
})
