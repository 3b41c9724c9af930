import type { Features } from '@latchkey/core'
import { aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions } from '../../testing/a-snapshot.ts'
import { methodsModel } from './methods.model.ts'

function modelOf(changes: Partial<Features> = {}, offersWallets = true) {
  const { actions } = recordActions()
  const { options, ...snapshot } = aSnapshot()
  const features = { ...options.features, ...changes }
  const model = methodsModel(
    { ...snapshot, options: { ...options, hasAuth: true, features }, rows: [] },
    { actions, offersWallets, adapter: () => createFakeAdapter(aFakeWallet()) },
  )
  return { model }
}

test('without the list of wallets only logins are shown, with no "or" before them', () => {
  const model = modelOf({ connectMethodsOrder: ['wallet', 'email', 'social'] }, false).model
  expect(model.methods).toEqual([
    { method: 'email', isOther: false },
    { method: 'social', isOther: false },
  ])
})

test('"or" separates methods of different kinds, not e-mail and socials', () => {
  expect(modelOf().model.methods).toEqual([
    { method: 'email', isOther: false },
    { method: 'social', isOther: false },
    { method: 'wallet', isOther: true },
  ])
  expect(
    modelOf({ connectMethodsOrder: ['email', 'wallet', 'social'] }).model.methods.map(
      ({ isOther }) => isOther,
    ),
  ).toEqual([false, true, true])
})

test.each([
  [{ collapseWallets: true }, true],
  [{ emailShowWallets: false }, true],
  [{}, false],
  [{ collapseWallets: true, email: false, socials: false as const }, false],
])('with %o the wallets are collapsed: %s', (features, isAway) => {
  expect(modelOf(features).model.showWallets !== undefined).toBe(isAway)
})
