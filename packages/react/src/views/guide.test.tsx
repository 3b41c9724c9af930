/** @full Shows views and parts of which `npm test` drives another of the same kind. */

import { LatchkeyError } from '@latchkey/core/contract'
import { aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const PLUM = {
  id: 'plum',
  name: 'Plum',
  homepage: 'https://plum.example/',
  image_url: 'data:image/png;base64,',
}

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

async function draw(...choice: Parameters<typeof drawModal>): Promise<DrawnModal> {
  drawn = await drawModal(...choice)
  return drawn
}

async function view({ dialog }: DrawnModal, name: string): Promise<void> {
  await until(() => dialog.open && dialog.dataset['view'] === name)
}

test('from the question mark to a wallet’s own page, and back', async () => {
  const modal = await draw({ projectId: 'p1' })
  const { core, part, windows, http } = modal
  http.on('GET', LISTING, { json: { count: 1, data: [PLUM] } })
  core.actions.open()
  await view(modal, 'Connect')

  await userEvent.click(part('header-help'))
  await view(modal, 'WhatIsAWallet')
  expect(modal.words()).toContain('Nothing moves without you')
  expect(modal.find('header-help')).toBeNull()
  await userEvent.click(part('about-wallets-get'))
  await view(modal, 'GetWallet')
  await userEvent.click(await until(() => modal.find('get-plum')))
  await userEvent.click(part('get-all'))

  expect(windows.opened).toEqual(['https://plum.example/', 'https://walletconnect.com/explorer'])
  await userEvent.click(part('header-back'))
  await view(modal, 'WhatIsAWallet')
  await userEvent.click(part('header-back'))
  await view(modal, 'Connect')
})

test('an unavailable listing shows an error, and can be retried', async () => {
  const modal = await draw({ projectId: 'p1' })
  const { core, part, http } = modal
  http.on('GET', LISTING, { json: {}, status: 400 })
  core.actions.open({ view: 'WhatIsAWallet' })
  await view(modal, 'WhatIsAWallet')
  await userEvent.click(part('about-wallets-get'))
  const failed = await until(() => modal.find('get-failed'))
  expect(failed.textContent).toContain('Couldn’t load wallets')

  http.on('GET', LISTING, { json: { count: 1, data: [PLUM] } })
  await userEvent.click(part('get-retry'))

  await until(() => modal.find('get-plum'))
  expect(modal.find('get-failed')).toBeNull()
})

test('without a project id there are no suggested wallets', async () => {
  const modal = await draw()
  modal.core.actions.open({ view: 'WhatIsAWallet' })
  await view(modal, 'WhatIsAWallet')

  await userEvent.click(modal.part('about-wallets-get'))
  await until(() => modal.find('get-none'))
  await userEvent.click(modal.part('get-all'))

  expect(modal.windows.opened).toEqual(['https://walletconnect.com/explorer'])
  expect(modal.http.requests).toEqual([])
})

test('a visitor without the chosen wallet gets its download link', async () => {
  const own = { id: 'io.fjord', name: 'Fjord', appStore: 'https://apps.example/fjord' }
  const missing = new LatchkeyError('wallet.missing', {})
  const adapter = createFakeAdapter(aFakeWallet({ mood: missing }))
  const modal = await draw({ adapter, customWallets: [own] })
  const { core, part, windows } = modal
  core.actions.open()
  await view(modal, 'Connect')
  await userEvent.click(part('wallet-io.fjord'))
  await view(modal, 'ConnectingExternal')

  await userEvent.click(await until(() => modal.find('connecting-get')))
  await view(modal, 'Downloads')
  await userEvent.click(await until(() => modal.find('download-ios')))

  const code = await until(() => modal.find('download-code'))
  expect(code.textContent).toContain('Scan this code with your phone to get Fjord')
  expect(part('download-ios').getAttribute('aria-expanded')).toBe('true')
  expect(modal.dialog.getAttribute('aria-label')).toBe('Get Fjord')
  expect(windows.opened).toEqual([])
  await userEvent.click(part('download-open'))
  expect(windows.opened).toEqual(['https://apps.example/fjord'])
  await userEvent.click(part('download-ios'))
  expect(modal.find('download-code')).toBeNull()
})

test('from the networks to their explanation', async () => {
  const modal = await draw()
  modal.core.actions.open({ view: 'Networks' })
  await view(modal, 'Networks')

  await userEvent.click(modal.part('networks-help'))
  await view(modal, 'WhatIsANetwork')
  await userEvent.click(modal.part('about-networks-more'))

  expect(modal.windows.opened).toHaveLength(1)
})

test('if the site requires it, nothing can be chosen before the terms are accepted', async () => {
  const modal = await draw({
    termsConditionsUrl: 'https://salt.example/terms',
    features: { legalCheckbox: true },
  })
  const { core, part } = modal
  core.actions.open()
  await view(modal, 'Connect')
  const wallet = part('wallet-io.fjord')
  expect(wallet).toMatchObject({ ariaDisabled: 'true', tabIndex: -1 })
  expect(wallet.getAttribute('aria-description')).toBe('Accept the terms first')
  expect(wallet.textContent).not.toContain('Accept the terms')
  wallet.click()

  await userEvent.click(part('legal-terms'))
  expect(modal.windows.opened).toEqual(['https://salt.example/terms'])
  expect(wallet.ariaDisabled).toBe('true')
  await userEvent.click(part('legal-agree'))
  await until(() => wallet.ariaDisabled === null)
  expect(modal.dialog.dataset['view']).toBe('Connect')
  expect(wallet.getAttribute('aria-description')).toBeNull()
  core.actions.close()
  await until(() => !modal.dialog.open)
  core.actions.open()
  await view(modal, 'Connect')
  await userEvent.click(part('wallet-io.fjord'))

  await view(modal, 'ConnectingExternal')
})

test('where no wallet was found, one press leads to wallets to get', async () => {
  const modal = await draw({ adapters: [createFakeAdapter()] })
  modal.core.actions.open()
  await view(modal, 'Connect')

  await userEvent.click(await until(() => modal.find('connect-empty-get')))

  await view(modal, 'GetWallet')
})
