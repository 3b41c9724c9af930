/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterEach, expect, test } from 'vitest'
import { contractAddress } from '../../chains/evm/key-account/contract-account.ts'
import { openDatabaseVault } from '../storage/database-vault.ts'
import { deriveSigners } from '../wallet/accounts/keys.ts'
import { openDashboard } from './open-dashboard.ts'

function aPlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'login'
  place.setAttribute('aria-busy', 'true')
  document.body.append(place)
  return place
}

afterEach(async () => {
  document.body.replaceChildren()
  await (await openDatabaseVault(() => indexedDB))?.clear()
})

test('who is logged in on this site sees as whom, and their addresses', async () => {
  const seed = new Uint8Array(32).fill(7)
  const vault = await openDatabaseVault(() => indexedDB)
  const email = '<b>ann</b>@fjord.example'
  await vault?.write({ token: 'a token', seed, user: { email, userName: null } })
  const place = aPlace()

  await openDashboard()

  const { evm, solana } = await deriveSigners({ seed })
  const shown = [...place.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(shown).toEqual([email, contractAddress(evm.address), evm.address, solana.address])
  expect(place.textContent).not.toContain('a token')
  expect(place.hasAttribute('aria-busy')).toBe(false)
})

test('without a login the page explains where a login may be stored', async () => {
  const place = aPlace()

  await openDashboard()

  expect(place.textContent).toContain('On this site itself nobody is logged in.')
  expect(place.querySelector('dl')).toBeNull()
})
