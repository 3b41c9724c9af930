import { aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { atRest } from '../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

async function embedded(choice: Parameters<typeof drawModal>[0] = {}): Promise<DrawnModal> {
  const container = document.body.appendChild(document.createElement('section'))
  document.body.append(document.createElement('input'))
  drawn = await drawModal({ enableEmbedded: true, ...choice }, { container })
  const { dialog, host } = drawn
  await until(() => dialog.open)
  expect(host.parentElement).toBe(container)
  return drawn
}

function field(): HTMLInputElement {
  const found = document.querySelector('input')
  if (found === null) throw new Error('The page has no field')
  return found
}

test('it is in its container, without an overlay, and cannot be closed', async () => {
  const { dialog, host, find, part } = await embedded()

  expect(dialog.dataset['view']).toBe('Connect')
  expect(dialog.matches(':modal')).toBe(false)
  expect(find('header-close')).toBeNull()
  expect(getComputedStyle(host).position).toBe('static')
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  await userEvent.click(field())
  await userEvent.keyboard('typed{Escape}')
  expect(field().value).toBe('typed')
  expect(dialog.open).toBe(true)
  expect(part('wallet-io.fjord')).toBeVisible()
})

test('a change without a user action does not move the focus', async () => {
  const { dialog, core } = await embedded()
  field().focus()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await until(() => dialog.dataset['view'] === 'Account')

  expect(document.activeElement).toBe(field())
})

test('by keyboard from the list to the account and back, the focus follows', async () => {
  const { dialog, host, part, clock, find } = await embedded()
  part('wallet-io.fjord').focus()

  await userEvent.keyboard('{Enter}')
  await until(() => dialog.dataset['view'] === 'ConnectingExternal')
  await until(() => host.shadowRoot?.activeElement?.matches('[data-part=card-title]'))
  await until(() => find('connecting-account'))
  await clock.advance(600)
  await until(() => dialog.dataset['view'] === 'Account')
  await until(() => host.shadowRoot?.activeElement !== null)
  expect(dialog.matches(':focus-within')).toBe(true)

  part('account-disconnect').focus()
  await userEvent.keyboard('{Enter}')
  await until(() => dialog.dataset['view'] === 'Connect')

  expect(dialog.open).toBe(true)
})

test.each(['light', 'dark'] as const)('in %s axe finds nothing in the page', async (themeMode) => {
  const adapter = createFakeAdapter(aFakeWallet())
  const { host, core, dialog, clock } = await embedded({ themeMode, adapter })
  const found = async () =>
    (await axe.run(host, { resultTypes: ['violations'] })).violations.map(({ id }) => id)
  await atRest(dialog)
  expect(await found()).toEqual([])

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await until(() => dialog.dataset['view'] === 'Account')
  // The balance is loaded then; its skeleton never stops moving.
  await clock.advance(20)
  await atRest(dialog)

  expect(await found()).toEqual([])
})

test('closing leads back to the list', async () => {
  const { core, dialog, find } = await embedded()

  core.actions.open({ view: 'Networks' })
  await until(() => dialog.dataset['view'] === 'Networks')

  expect(find('header-close')).toBeNull()
  core.actions.close()
  await until(() => dialog.dataset['view'] === 'Connect')
  expect(dialog.open).toBe(true)
})
