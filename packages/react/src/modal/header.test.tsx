import { aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

const NAME = 'Northwind Professional Multi-Signature Custody for Institutions'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

test.each(['en', 'ar'] as const)(
  '%s: a long title is cut at the end of its direction',
  async (locale) => {
    const wallet = aFakeWallet({ name: NAME, mood: 'hang' })
    drawn = await drawModal({ adapter: createFakeAdapter(wallet) }, { locale })
    const { core, dialog } = drawn
    core.actions.open()
    core.actions.connect.local('eip155', 'io.fjord')
    await until(() => dialog.open && dialog.dataset['view'] === 'ConnectingExternal')

    const title = dialog.querySelector('h2 > bdi')
    if (title === null) throw new Error('There is no title.')
    const { direction, textOverflow } = getComputedStyle(title)

    expect(title.textContent).toBe(NAME)
    expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
    expect({ direction, textOverflow }).toEqual({ direction: 'ltr', textOverflow: 'ellipsis' })
  },
)

test('two presses of Back within one change of view go back once', async () => {
  drawn = await drawModal()
  const { core, dialog, part } = drawn
  core.actions.open()
  await until(() => dialog.open)
  core.actions.router.push('WhatIsAWallet', {})
  await until(() => dialog.dataset['view'] === 'WhatIsAWallet')

  const back = part('header-back')
  back.click()
  back.click()

  await until(() => dialog.dataset['view'] === 'Connect')
  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('Back answers while the next view is still loading', async () => {
  drawn = await drawModal()
  const { core, dialog, part } = drawn
  core.actions.open()
  await until(() => dialog.open)
  core.actions.router.push('WhatIsAWallet', {})
  await until(() => dialog.dataset['view'] === 'WhatIsAWallet')

  core.actions.router.push('GetWallet', {})
  part('header-back').click()

  expect(core.snapshot().router.history.map(({ view }) => view)).toEqual([
    'Connect',
    'WhatIsAWallet',
  ])
})
