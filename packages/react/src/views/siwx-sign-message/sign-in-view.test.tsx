import type { SiwxMessage } from '@latchkey/core/contract'
import { createFakeSiwx } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

test('the message takes the place of the view that waited for it: no motion, and the focus stays', async () => {
  const own = createFakeSiwx()
  let give = (): void => {}
  const siwx = {
    ...own,
    createMessage: (input: Parameters<typeof own.createMessage>[0]) =>
      new Promise<SiwxMessage>((resolve) => {
        give = () => resolve(own.createMessage(input))
      }),
  }
  drawn = await drawModal({ siwx })
  const { core, dialog, part, find } = drawn
  core.actions.open()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await until(() => dialog.dataset['view'] === 'ConnectingSiwe')
  const moving = () => {
    const all = dialog.querySelector('[data-part=view]')?.getAnimations() ?? []
    return all.filter(({ playState }) => playState === 'running')
  }
  // The view before it has come in.
  await until(() => moving().length === 0)
  const cancel = part('sign-in-cancel')
  cancel.focus()

  give()
  await until(() => dialog.dataset['view'] === 'SIWXSignMessage')

  expect(moving()).toEqual([])
  await until(() => find('sign-in-message') ?? undefined)
  expect(part('sign-in-cancel')).toBe(cancel)
  expect(cancel.matches(':focus')).toBe(true)
})
