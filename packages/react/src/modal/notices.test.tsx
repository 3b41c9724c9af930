import { LatchkeyError } from '@latchkey/core/contract'
import { afterEach, test } from 'vitest'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

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
  drawn = await drawModal({}, {}, (inner) => {
    const { siwx } = inner.actions
    return { ...inner, actions: { ...inner.actions, siwx: { ...siwx, signOut } } }
  })
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
