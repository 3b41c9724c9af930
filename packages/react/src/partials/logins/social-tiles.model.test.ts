import type { Features, SocialProvider } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { socialTilesModel } from './social-tiles.model.ts'

function modelOf(changes: Partial<Features> = {}) {
  const { actions, calls } = recordActions()
  const { options, device } = aSnapshot()
  const features = { ...options.features, ...changes }
  const facts = { device, options: { ...options, features } }
  return { model: socialTilesModel(facts, { actions, text: TEXT }), calls }
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
    const { model } = modelOf({ socials: ALL.slice(0, all) })

    expect(model.choices).toHaveLength(shown)
    expect(model).toMatchObject({ isWorded })
    expect(model.more !== undefined).toBe(hasMore)
  },
)

test('a single method has a full label', () => {
  expect(modelOf({ socials: ['apple'] }).model.choices[0]?.label).toBe('Continue with Apple')
})

test('pressing a provider starts its login', () => {
  const { model, calls } = modelOf()

  model.choices[0]?.choose()
  model.more?.()

  expect(calls).toEqual(['auth.beginSocial google', 'router.push ConnectSocials {}'])
})
