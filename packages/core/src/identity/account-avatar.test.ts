import { expect, test } from 'vitest'
import { optionsState } from '../options/defaults.ts'
import type { AvatarSource } from '../options/options-state.ts'
import { aChain } from '../testing/index.ts'
import { accountAvatar } from './account-avatar.ts'

const ACCOUNT = { namespace: 'eip155', address: '0x1' } as const
const OF_NAME = 'https://names.example/1.png'

test.each<[string, AvatarSource | undefined, string]>([
  [
    'the website’s own',
    ({ address }) => `https://shop.example/${address}`,
    'https://shop.example/0x1',
  ],
  ['of its name without one', undefined, OF_NAME],
  ['of its name where the website has none for it', () => undefined, OF_NAME],
  ['of its name where the website’s may not be shown', () => 'javascript:alert(1)', OF_NAME],
  [
    'of its name where the website fails',
    () => {
      throw new Error('no')
    },
    OF_NAME,
  ],
])('the picture of an account is %s', (_which, avatar, expected) => {
  const options = optionsState({ networks: [aChain()], avatar })
  const identities = { 'eip155:0x1': { avatar: OF_NAME } }

  expect(accountAvatar({ options, identities }, ACCOUNT)).toBe(expected)
})
