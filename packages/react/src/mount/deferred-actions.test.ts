import { createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { deferActions } from './deferred-actions.ts'

/** `options.describe` is for the core's own use; the type of the actions does not show it. */
function isShown(name: string): boolean {
  return name !== 'describe'
}

function namesOf(actions: object): readonly unknown[] {
  const entries = Object.entries(actions).map(([name, action]) => {
    return typeof action === 'function' ? name : [name, Object.keys(action).filter(isShown).sort()]
  })
  return entries.sort((one, other) => (String(one) < String(other) ? -1 : 1))
}

test('every action of the modal is there before it', () => {
  const { actions } = createTestCore().core
  const deferred = deferActions(async (use) => await use(actions))

  // Whoever logs in looks at the modal: that it does is none of the page's.
  const { auth: _, ...pageActions } = actions
  expect(namesOf(deferred)).toEqual(namesOf(pageActions))
})

test('an action is called with what it was called with, once the modal is there', async () => {
  const { core } = createTestCore()
  await core.start()
  const deferred = deferActions(async (use) => await use(core.actions))

  await deferred.notices.show({ tone: 'error', message: 'No' })
  await deferred.open()

  expect(core.snapshot()).toMatchObject({ modal: { isOpen: true } })
  expect(JSON.stringify(core.snapshot())).toContain('"No"')
})
