import { expect, test } from 'vitest'
import type { DeviceFacts } from '../contract/index.ts'
import { USUAL_SOCIALS } from './choices.ts'
import type { SocialProvider } from './options-state.ts'
import { usableSocials } from './social-filters.ts'

test.each<[platform: DeviceFacts['platform'], removed: readonly SocialProvider[]]>([
  ['ios', ['google']],
  ['mac', ['x']],
  ['android', ['facebook', 'x']],
  ['windows', []],
  ['linux', []],
  ['unknown', []],
])('in Telegram on %s %o are removed', (platform, removed) => {
  const left = usableSocials(USUAL_SOCIALS, { isTelegram: true, platform })

  expect(left).toEqual(USUAL_SOCIALS.filter((provider) => !removed.includes(provider)))
})

test("outside Telegram nothing is removed, and the website's order is used", () => {
  const socials: readonly SocialProvider[] = ['x', 'google']

  expect(usableSocials(socials, { isTelegram: false, platform: 'ios' })).toEqual(socials)
})

test('socials that are switched off are an empty list', () => {
  expect(usableSocials(false, { isTelegram: true, platform: 'ios' })).toEqual([])
})
