import { SANDBOX_BITCOIN_ACCOUNTS, SANDBOX_SOLANA_ACCOUNTS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

/** Networks of all three namespaces. */
const NAMESPACES = { networks: '1,8453,solana,solana-devnet,bitcoin' }

const [SOLANA_FIRST, SOLANA_SECOND] = SANDBOX_SOLANA_ACCOUNTS.map(({ address }) => address)
const [BITCOIN_FIRST, BITCOIN_SECOND] = SANDBOX_BITCOIN_ACCOUNTS.map(
  ({ payment }) => payment.address,
)

test('a Solana wallet connects, signs, sends, is resumed after a reload, changes account and disconnects', async ({
  lab,
  installSolanaWallet,
}) => {
  const wallet = await installSolanaWallet({ face: { name: 'Tern' } })
  await lab.open(NAMESPACES)

  await lab.connect('Tern')
  await lab.expectConnected(SOLANA_FIRST ?? '')
  await lab.expectNetwork('Solana')
  await expect(lab.balance).toContainText('SOL')
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({
    status: 'done',
    value: { err: null },
  })

  await lab.reload()
  await lab.expectConnected(SOLANA_FIRST ?? '')
  wallet.switchAccount(SOLANA_SECOND ?? '')
  await lab.expectConnected(SOLANA_SECOND ?? '')
  expect(await lab.outcomeOf('sign-message')).toMatchObject({
    value: { address: SOLANA_SECOND, isValid: true },
  })

  await lab.press('disconnect')
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
})

test('a Bitcoin wallet connects, signs, sends, is resumed after a reload, changes account and disconnects', async ({
  lab,
  installBitcoinWallet,
  sandbox,
}) => {
  const wallet = await installBitcoinWallet({ face: { name: 'Puffin' } })
  await lab.open(NAMESPACES)

  await lab.connect('Puffin')
  await lab.expectConnected(BITCOIN_FIRST ?? '')
  await lab.expectNetwork('Bitcoin Regtest')
  await expect(lab.balance).toContainText('BTC')
  expect(await lab.outcomeOf('sign-message')).toMatchObject({
    status: 'done',
    value: { address: BITCOIN_FIRST },
  })
  const sent = await lab.outcomeOf('send-transaction')
  expect(sent).toMatchObject({ status: 'done', value: { status: 'known' } })
  await sandbox.bitcoin.mine(1)
  const { txid } = Object(sent.value)
  const mined = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}/status`)
  expect(await mined.json()).toMatchObject({ confirmed: true })

  await lab.reload()
  await lab.expectConnected(BITCOIN_FIRST ?? '')
  wallet.switchAccount(BITCOIN_SECOND ?? '')
  await lab.expectConnected(BITCOIN_SECOND ?? '')

  await lab.press('disconnect')
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
})
test(
  'a wallet of three namespaces has one row, and is connected in each, one after the other',
  FULL,
  async ({ lab, installWallet, installSolanaWallet, installBitcoinWallet }) => {
    await installWallet({ announce: { name: 'Triad', rdns: 'example.triad' } })
    await installSolanaWallet({ face: { name: 'Triad' } })
    await installBitcoinWallet({ face: { name: 'Triad' } })
    await lab.open(NAMESPACES)
    const connectIn = async (name: string) => {
      await lab.modal.dialog.getByRole('button', { name: /^Triad/ }).click()
      await lab.modal.dialog.getByRole('button', { name: name }).click()
    }

    await lab.connectButton.click()
    await connectIn('Ethereum')
    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
    for (const [network, address] of [
      ['Solana', SOLANA_FIRST],
      ['Bitcoin Regtest', BITCOIN_FIRST],
    ] as const) {
      await lab.press('open-networks')
      await lab.modal.dialog
        .getByRole('button', { name: new RegExp(`^${network}`) })
        .first()
        .click()
      await lab.modal.dialog.getByRole('button', { name: /^Connect/ }).click()
      await lab.modal.dialog.getByRole('button', { name: /^Triad/ }).click()
      await lab.expectConnected(address ?? '')
      await lab.modal.expectClosed()
    }

    await lab.reload()
    await lab.expectConnected(BITCOIN_FIRST ?? '')
    await lab.press('open-networks')
    await lab.modal.dialog
      .getByRole('button', { name: /^Ethereum/ })
      .first()
      .click()
    await lab.expectConnected(FIRST)
    await lab.press('disconnect')
    await lab.expectDisconnected()
  },
)
