import type { Features, SocialProvider } from '@latchkey/core'
import { aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { methodsModel } from './methods.model.ts'

function modelOf(changes: Partial<Features> = {}) {
  const { actions, calls } = recordActions()
  const { options, ...snapshot } = aSnapshot()
  const features = { ...options.features, ...changes }
  const model = methodsModel(
    { ...snapshot, options: { ...options, hasAuth: true, features }, rows: [] },
    { actions, text: TEXT, adapter: () => createFakeAdapter(aFakeWallet()) },
  )
  return { model, calls }
}

const ALL: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

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
  [1, 1, true, false],
  [2, 2, true, false],
  [3, 3, false, false],
  [5, 5, false, false],
  [6, 4, false, true],
  [7, 4, false, true],
])(
  'of %i providers %i are shown, in words: %s, with a way to more: %s',
  (all, shown, isWorded, hasMore) => {
    const { socials } = modelOf({ socials: ALL.slice(0, all) }).model

    expect(socials.choices).toHaveLength(shown)
    expect(socials).toMatchObject({ isWorded })
    expect(socials.more !== undefined).toBe(hasMore)
  },
)

test('a single method has a full label', () => {
  expect(modelOf({ socials: ['apple'] }).model.socials.choices[0]?.label).toBe(
    'Continue with Apple',
  )
})

test.each([
  [{ collapseWallets: true }, true],
  [{ emailShowWallets: false }, true],
  [{}, false],
  [{ collapseWallets: true, email: false, socials: false as const }, false],
])('with %o the wallets are collapsed: %s', (features, isAway) => {
  expect(modelOf(features).model.showWallets !== undefined).toBe(isAway)
})

test('pressing a provider starts its login', () => {
  const { model, calls } = modelOf()

  model.socials.choices[0]?.choose()
  model.socials.more?.()

  expect(calls).toEqual(['auth.beginSocial google', 'router.push ConnectSocials {}'])
})
