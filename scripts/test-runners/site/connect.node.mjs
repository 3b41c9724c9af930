import './dom.mjs'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { ADDRESS, announceWallet, inModal } from './wallet.js'

test('a visitor connects a wallet', async () => {
  announceWallet(window)
  const latchkey = createLatchkey({ adapters: [evmAdapter()], networks: [mainnet] })

  await latchkey.open()
  const row = await until(() => inModal(window, 'wallet-io.fjord'))
  row.click()

  await until(() => latchkey.getAccount().address === ADDRESS)
  await latchkey.destroy()
  assert.equal(document.querySelector('latchkey-root'), null)
})

async function until(read) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = read()
    if (found) return found
    await setTimeout(25)
  }
  return assert.fail('It took too long')
}
