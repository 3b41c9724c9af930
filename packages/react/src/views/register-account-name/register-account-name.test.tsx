import type { NamesState } from '@latchkey/core'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'
import { type NamesCore, withNames } from '../../testing/with-names.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

const TYPING: NamesState = { registration: { step: 'typing', label: '' } }

async function atNames(first = TYPING): Promise<DrawnModal & Pick<NamesCore, 'asked' | 'set'>> {
  const made: { names?: NamesCore } = {}
  const modal = await drawModal({}, {}, (inner) => {
    made.names = withNames(inner, first)
    return made.names.core
  })
  drawn = modal
  if (made.names === undefined) throw new Error('No core was made')
  await modal.core.actions.connect.withWallet('eip155', 'io.fjord')
  modal.core.actions.open()
  modal.core.actions.router.push('RegisterAccountName', {})
  await until(() => modal.find('name-field'))
  const { asked, set } = made.names
  return { ...modal, asked, set }
}

test('what is typed is checked as it is typed, and Enter submits it', async () => {
  const modal = await atNames()
  await userEvent.click(modal.part('name-field'))

  await userEvent.keyboard('mir')
  await userEvent.keyboard('{Enter}')

  expect(modal.asked).toEqual(['enter m', 'enter mi', 'enter mir', 'submit'])
})

test('where another account was chosen it begins for that one', async () => {
  const modal = await atNames()
  expect(modal.asked).toEqual([])

  modal.set({ ...TYPING, account: undefined })

  await until(() => modal.asked.includes('begin'))
})

test('a suggestion takes the place of what was typed', async () => {
  const modal = await atNames()
  const names = [
    { name: 'mira.reown.id', isRegistered: true },
    { name: 'mira-l.reown.id', isRegistered: false },
  ]
  modal.set({ registration: { step: 'checked', label: 'mira', names } })
  await until(() => modal.find('name-mira.reown.id'))
  expect(modal.part('name-mira.reown.id').textContent).toContain('Taken')

  modal.part('name-mira.reown.id').click()
  modal.part('name-mira-l.reown.id').click()

  expect(modal.asked).toEqual(['enter mira-l'])
  await until(() => modal.find('name-field')?.getAttribute('value') === 'mira-l')
})

test('the row of the name that was entered registers it', async () => {
  const names = [{ name: 'mira.reown.id', isRegistered: false }]
  const modal = await atNames({ registration: { step: 'checked', label: 'mira', names } })

  modal.part('name-mira.reown.id').click()

  expect(modal.asked).toEqual(['submit'])
})

test('back from the wallet the field has what is being registered, and can not be changed', async () => {
  const modal = await atNames({ registration: { step: 'registering', label: 'mira' } })
  const field = modal.part('name-field')

  expect(field.getAttribute('value')).toBe('mira')
  expect(field.hasAttribute('readonly')).toBe(true)
  expect(modal.part('name-hint').textContent).toBe('Registering mira.reown.id…')
})

test('an account with a name can not type another one', async () => {
  const modal = await atNames({ ...TYPING, owned: 'ada-l.reown.id' })

  expect(modal.part('name-field').hasAttribute('disabled')).toBe(true)
  expect(modal.words()).toContain('This account already has a name: ada-l.reown.id')
})

test('a name that was registered leads to the account', async () => {
  const modal = await atNames()
  const account = `eip155:1:${ADDRESS}` as const
  modal.core.actions.router.replace('RegisterAccountNameSuccess', {
    account,
    name: 'mira.reown.id',
  })
  await until(() => modal.find('name-done')?.textContent === 'mira.reown.id is yours')
  expect(modal.part('name-address').dataset['address']).toBe(ADDRESS)

  modal.part('name-leave').click()

  await until(() => modal.dialog.dataset['view'] === 'Account')
})
