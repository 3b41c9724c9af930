/** @full Connects a further wallet written by others. */

import type { BitcoinProvider } from '@latchkey/adapter-bitcoin'
import { SANDBOX_BITCOIN_ACCOUNTS } from '@latchkey/sandbox'
import { expect, type JSHandle } from '@playwright/test'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { createSatsReader } from './models/sats-reader.ts'
import { unsignedTransfer } from './setup/unsigned-transfer.ts'

/** A wallet that is found in `btc_providers` alone, as sats-connect's are. */
const SKUA = { face: { name: 'Skua' }, shapes: ['sats-connect'] } as const
const NETWORKS = { networks: '1,bitcoin' }

const [{ payment, ordinals }, second] = SANDBOX_BITCOIN_ACCOUNTS

/** The provider of the instance. */
function bitcoinProvider({ page }: LabModel): Promise<JSHandle<BitcoinProvider>> {
  return page.evaluateHandle(() => {
    const provider = window.latchkey?.getProvider('bip122')
    if (provider === undefined) throw new Error('Nobody is connected on Bitcoin.')
    // The adapter's provider has this type.
    return provider as BitcoinProvider
  })
}

test('sats-connect itself reads the same wallet, and both get the same accounts', async ({
  lab,
  installBitcoinWallet,
  sandbox,
}) => {
  await installBitcoinWallet(SKUA)
  await lab.open(NETWORKS)
  const sats = createSatsReader(lab.page, 'SandboxProviders.Skua')
  expect(await sats.providers()).toEqual([{ id: 'SandboxProviders.Skua', name: 'Skua' }])
  expect(await sats.accounts()).toMatchObject([
    { address: payment.address, purpose: 'payment', publicKey: payment.publicKey },
    // Taproot leaves out the sign of the key.
    { address: ordinals.address, purpose: 'ordinals', publicKey: ordinals.publicKey.slice(2) },
  ])

  await lab.connect('Skua')
  await lab.expectConnected(payment.address)
  const provider = await bitcoinProvider(lab)
  const shared = await provider.evaluate((it) => it.getAccountAddresses())
  const read = await sats.accounts()
  expect(shared.map(({ address, publicKey }) => [address, publicKey])).toEqual(
    read.map(({ address, publicKey }) => [address, publicKey]),
  )

  const { value } = await lab.outcomeOf('sign-message')
  const { message, signature } = Object(value)
  expect(await sats.sign(payment.address, message)).toBe(signature)

  const parties = { from: payment, to: second.payment }
  const psbt = await unsignedTransfer(sandbox.addresses.bitcoin, parties)
  const signInputs = [{ address: payment.address, index: 0 }]
  const ours = await provider.evaluate((it, question) => it.signPSBT(question), {
    psbt,
    signInputs,
  })
  expect(await sats.signPsbt(psbt, payment.address)).toBe(ours.psbt)

  const txid = await sats.send(second.payment.address, 10_000)
  await sandbox.bitcoin.mine(1)
  const mined = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}/status`)
  expect(await mined.json()).toMatchObject({ confirmed: true })
})
