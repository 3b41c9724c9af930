/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import {
  SANDBOX_BITCOIN_ACCOUNTS,
  SANDBOX_SOLANA_ACCOUNTS,
  SANDBOX_SOLANA_DOLLAR,
} from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import {
  landedOnBitcoin,
  landedOnSolana,
  mostOf,
  tokenAccountOf,
} from './setup/landed-transfers.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

/** Networks of all three namespaces. */
const NAMESPACES = { networks: '1,8453,solana,bitcoin' }

const SOLANA = SANDBOX_SOLANA_ACCOUNTS[1].address
const BITCOIN = SANDBOX_BITCOIN_ACCOUNTS[1].payment.address

test('a visitor sends SOL, and a token of Solana', async ({
  lab,
  installSolanaWallet,
  sandbox,
}) => {
  const { mint } = SANDBOX_SOLANA_DOLLAR
  const { request } = sandbox.solana.get()
  const { modal } = lab
  const balanceOf = () => Number(Object(request('getBalance', [SOLANA])).value)
  const unitsOf = () => {
    const options = [SOLANA, { mint }, { encoding: 'jsonParsed' }]
    const { value } = Object(request('getTokenAccountsByOwner', options))
    return Number(value[0].account.data.parsed.info.tokenAmount.amount)
  }
  await installSolanaWallet({ face: { name: 'Tern' } })
  await lab.open(NAMESPACES)
  await lab.connect('Tern')

  await test.step('SOL', async () => {
    const before = balanceOf()
    await reviewTransfer(lab, { amount: '0.25', to: SOLANA })
    const most = mostOf(await modal.part('send-fee').innerText(), 9)
    await modal.part('send-confirm').dblclick()
    await expectConfirmed(lab)
    expect(balanceOf() - before).toBe(250_000_000)
    const landed = landedOnSolana(request, SOLANA)
    expect(landed).toMatchObject({ to: SOLANA, amount: 250_000_000n, others: [] })
    expect(landed.fee).toBeLessThanOrEqual(most)
    await modal.closeButton.click()
    await modal.expectClosed()
  })

  await test.step('a token', async () => {
    const before = unitsOf()
    await reviewTransfer(lab, { token: mint, amount: '12.5', to: SOLANA })
    const most = mostOf(await modal.part('send-fee').innerText(), 9)
    await modal.part('send-confirm').click()
    await expectConfirmed(lab)
    expect(unitsOf() - before).toBe(12_500_000)
    const held = tokenAccountOf(SOLANA, mint)
    const landed = landedOnSolana(request, held)
    // The account is there already: nothing else is done.
    expect(landed).toMatchObject({ to: held, amount: 12_500_000n, others: [] })
    expect(landed.fee).toBeLessThanOrEqual(most)
  })
})

test('a visitor sends bitcoins', FULL, async ({ lab, installBitcoinWallet, sandbox }) => {
  await installBitcoinWallet({ face: { name: 'Puffin' } })
  await lab.open(NAMESPACES)
  await lab.connect('Puffin')
  const satoshis = async () => {
    const answer = await fetch(`${sandbox.addresses.bitcoin}/address/${BITCOIN}`)
    const { chain_stats } = Object(await answer.json())
    return chain_stats.funded_txo_sum - chain_stats.spent_txo_sum
  }
  const before = await satoshis()
  await reviewTransfer(lab, { amount: '0.0025', to: BITCOIN })
  const most = mostOf(await lab.modal.part('send-fee').innerText(), 8)

  await lab.modal.part('send-confirm').dblclick()
  await expect(lab.modal.part('scene-heading')).toHaveText('On its way')
  await sandbox.bitcoin.mine(1)
  await expectConfirmed(lab)

  expect((await satoshis()) - before).toBe(250_000)
  const landed = await landedOnBitcoin(sandbox.addresses.bitcoin, BITCOIN)
  expect(landed).toMatchObject({ to: BITCOIN, amount: 250_000n, others: [] })
  expect(landed.fee).toBeLessThanOrEqual(most)
})
