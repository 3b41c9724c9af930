import { LatchkeyError } from '@latchkey/core/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atRest } from '../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'
import { loaded, withAccount } from '../testing/with-account.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

test('a sign-out that failed can be tried again until it succeeds, in every view', async () => {
  let isDown = true
  const signOut = async (): Promise<void> => {
    if (isDown) throw new LatchkeyError('siwx.sign-out-failed', {})
  }
  const siwx = { sign() {}, cancel() {}, request: async () => {}, signOut }
  drawn = await drawModal({}, {}, (inner) =>
    withAccount(inner, (actions) => ({ ...actions, siwx: loaded(siwx) })),
  )
  const { core, dialog, find, part } = drawn
  core.actions.notices.show({ tone: 'error', message: 'Not signed out', action: 'signOut' })
  core.actions.open()
  await until(() => dialog.open && find('notice-sign-out') !== null)
  core.actions.router.push('WhatIsAWallet', {})
  await until(() => dialog.dataset['view'] === 'WhatIsAWallet')

  part('notice-sign-out').click()
  await until(() => find('notice')?.textContent?.includes('still be signed in'))
  isDown = false
  part('notice-sign-out').click()

  await until(() => find('notice') === null)
})

/** The test ids of the header's controls that the toast lies over. */
function covered({ dialog, part }: DrawnModal): readonly (string | undefined)[] {
  const over = part('notice').getBoundingClientRect()
  return [...dialog.querySelectorAll<HTMLElement>('[data-part=card-header] button')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isBeside = right <= over.left || left >= over.right
      return !isBeside && top < over.bottom && bottom > over.top
    })
    .map(({ dataset }) => dataset['testid'])
}

test('a toast with a button covers no control of the header, and is dismissed by the keyboard', async () => {
  const { innerWidth, innerHeight } = window
  drawn = await drawModal()
  const { core, dialog, find, part } = drawn
  core.actions.open()
  await until(() => dialog.open && find('header-help') !== null)
  core.actions.notices.show({ tone: 'error', message: 'Not signed out', action: 'signOut' })
  await until(() => find('notice') !== null)
  for (const width of [360, 1_280]) {
    await page.viewport(width, 700)
    await atRest(dialog)
    expect(covered(drawn)).toEqual([])
  }
  await page.viewport(innerWidth, innerHeight)
  part('notice-sign-out').focus()

  await userEvent.keyboard('{Tab}{Enter}')

  await until(() => find('notice') === null)
})

test('a toast of what still runs leaves a control that it covers when that has the focus', async () => {
  drawn = await drawModal()
  const { core, dialog, find, part } = drawn
  core.actions.open()
  await until(() => dialog.open && find('header-help') !== null)
  core.actions.notices.show({ tone: 'loading', message: 'Sending' })
  await until(() => find('notice') !== null)
  await atRest(dialog)
  part('header-close').focus()
  expect(find('notice')).not.toBeNull()

  part('header-help').focus()

  await until(() => find('notice') === null)
})

test('a failure that the view shows itself is announced, and not drawn over its title', async () => {
  drawn = await drawModal()
  const { core, dialog, find, part } = drawn
  core.actions.open()
  await until(() => dialog.open && find('header-help') !== null)
  core.actions.router.push('SIWXSignMessage', {})
  await until(() => dialog.dataset['view'] === 'SIWXSignMessage')

  core.actions.notices.show({ tone: 'error', code: 'siwx.declined', message: 'Signature declined' })

  await until(() => find('notice-said') !== null)
  expect(part('notice-said').textContent).toBe('Signature declined')
  expect(part('notice-said').getBoundingClientRect().width).toBeLessThan(2)
  expect(find('notice')).toBeNull()
})

test.each([360, 1_280])(
  'at %i px a toast beside the way back covers the whole title',
  async (width) => {
    const { innerWidth, innerHeight } = window
    await page.viewport(width, 700)
    drawn = await drawModal()
    const { core, dialog, find, part } = drawn
    core.actions.open()
    await until(() => dialog.open && find('header-help') !== null)
    core.actions.router.push('WhatIsAWallet', {})
    await until(() => dialog.dataset['view'] === 'WhatIsAWallet' && find('header-back') !== null)
    core.actions.notices.show({ tone: 'info', message: 'Address copied' })
    await until(() => find('notice') !== null)
    await atRest(dialog)

    const title = dialog.querySelector('[data-part=card-header] h2')?.getBoundingClientRect()
    const toast = part('notice').getBoundingClientRect()
    expect(toast.left).toBeLessThanOrEqual(title?.left ?? 0)
    expect(toast.left).toBeGreaterThanOrEqual(part('header-back').getBoundingClientRect().right)
    await page.viewport(innerWidth, innerHeight)
  },
)

test('a toast of what still runs leaves after its time', async () => {
  drawn = await drawModal()
  const { core, dialog, find } = drawn
  core.actions.open()
  await until(() => dialog.open && find('header-help') !== null)

  core.actions.notices.show({ tone: 'loading', message: 'Sending' })

  await until(() => find('notice') !== null)
  await until(() => find('notice') === null)
})
