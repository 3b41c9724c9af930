import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import type { Identity } from '../store/state/balances.ts'
import { createIdentitySlice } from './identity.state.ts'
import { safeName } from './safe-name.ts'

const account: AccountId = 'eip155:1:0x1111111111111111111111111111111111111111'
const onBase: AccountId = 'eip155:8453:0x1111111111111111111111111111111111111111'
const other: AccountId = 'eip155:1:0x2222222222222222222222222222222222222222'
const third: AccountId = 'eip155:1:0x3333333333333333333333333333333333333333'

test.each([
  'alice.eth',
  'a1.eth',
  'alice-bob.eth',
  'pay.alice.eth',
  'alice.reown.id',
  'álice.eth',
  '🦊.eth',
])('%s could be the name of an address', (name) => {
  expect(safeName(name)).toBe(name)
})

test.each<[why: string, name: unknown]>([
  ['a change of direction', 'alice\u202e.eth'],
  ['a space without width', 'ali\u200bce.eth'],
  ['a blank', 'alice .eth'],
  ['another kind of blank', 'alice\u00a0.eth'],
  ['a line break', 'alice.eth\n'],
  ['no label', '.eth'],
  ['an empty label', 'alice..eth'],
  ['a dot at the end', 'alice.eth.'],
  ['no dot: it could be taken for something of ours', 'alice'],
  ['an address', '0x1111111111111111111111111111111111111111'],
  ['nothing', ''],
  ['no text', 7],
  ['no answer', undefined],
  ['too much of it', `${'a'.repeat(250)}.eth`],
])('%s could not', (_why, name) => {
  expect(safeName(name)).toBeUndefined()
})

test('only values that may be shown are used from an answer', () => {
  const state: Partial<Record<string, Identity>> = {}
  const slice = createIdentitySlice(state)
  const avatar = 'https://cdn.example/bob.png'

  slice.write(account, { name: 'alice.eth', avatar: 'javascript:alert(1)' })
  slice.write(other, { name: 'bob.eth', avatar })
  slice.write(third, { name: 'bob\u202e.eth', avatar })

  expect(slice.read(account)).toEqual({ name: 'alice.eth', avatar: undefined })
  expect(slice.read(other)).toEqual({ name: 'bob.eth', avatar })
  expect(slice.read(third)).toEqual({})
})

test('an account has the same name on every network of a namespace, until the namespace is cleared', () => {
  const slice = createIdentitySlice({})

  slice.write(account, { name: 'alice.eth' })
  expect(slice.read(onBase)?.name).toBe('alice.eth')

  slice.forget('eip155')
  expect(slice.read(account)).toBeUndefined()
})
