import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

async function onAccount(): Promise<DrawnModal> {
  const adapter = createFakeAdapter(
    aFakeWallet({ id: 'io.Tern', name: 'Tern', addresses: [ADDRESS] }),
  )
  const modal = await drawModal({ adapters: [adapter], networks: [aChain()] })
  drawn = modal
  await modal.core.actions.connect.withWallet('eip155', 'io.Tern')
  modal.core.actions.open()
  await openSettings(modal)
  return modal
}

async function openSettings(modal: DrawnModal): Promise<void> {
  await userEvent.click(await until(() => modal.find('account-settings')))
  await until(() => modal.find('settings-label'))
}

const isIn = (modal: DrawnModal, view: string) => until(() => modal.dialog.dataset['view'] === view)

test('a visitor labels an account by keyboard, sees the label, and removes it', async () => {
  const modal = await onAccount()
  modal.part('settings-label').focus()
  await userEvent.keyboard('{Enter}')
  await isIn(modal, 'AccountLabel')
  const field = await until(() => modal.find('label-field'))
  expect(modal.part('label-save').textContent).toBe('Enter a label')

  await userEvent.type(field, '  Household ')
  expect(modal.part('label-save').textContent).toBe('Save')
  await userEvent.keyboard('{Enter}')

  await isIn(modal, 'AccountSettings')
  await until(() => modal.find('settings-name')?.textContent === 'Household')
  await until(() => modal.find('notice')?.textContent?.includes('Label saved'))
  await userEvent.click(modal.part('settings-all'))
  const row = `accounts-account-eip155:1:${ADDRESS}`
  await until(() => modal.find(row)?.textContent?.includes('Household'))
  modal.part('header-back').click()
  await userEvent.click(await until(() => modal.find('settings-label')))
  await userEvent.click(await until(() => modal.find('label-remove')))

  await isIn(modal, 'AccountSettings')
  expect(modal.core.snapshot().ownLabels).toEqual({})
  await until(() => modal.find('settings-name') === null)
})

test('nothing is saved while the field is empty', async () => {
  const modal = await onAccount()
  await userEvent.click(modal.part('settings-label'))
  const field = await until(() => modal.find('label-field'))

  field.focus()
  await userEvent.keyboard('{Enter}')
  modal.part('label-save').click()

  expect(modal.dialog.dataset['view']).toBe('AccountLabel')
  expect(field.getAttribute('maxlength')).toBe('40')
})
