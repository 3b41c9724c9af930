import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import type { Identity } from '../store/root-state.ts'
import { createIdentitySlice } from './identity.state.ts'
import { safeName } from './safe-name.ts'

const account: AccountId = 'eip155:1:0x1111111111111111111111111111111111111111'
const onBase: AccountId = 'eip155:8453:0x1111111111111111111111111111111111111111'
const other: AccountId = 'eip155:1:0x2222222222222222222222222222222222222222'

test.each(['alice.eth', 'a1.eth', 'alice-bob.eth', 'pay.alice.eth', 'alice.reown.id', '123.eth'])(
  '%s may be shown',
  (name) => {
    expect(safeName(name)).toBe(name)
  },
)

test.each<[why: string, name: unknown]>([
  ['a capital letter', 'Alice.eth'],
  ['a Cyrillic letter', 'аlice.eth'],
  ['a joiner that nobody sees', 'ali\u200dce.eth'],
  ['a change of direction', 'alice\u202e.eth'],
  ['a blank', 'alice .eth'],
  ['a line break', 'alice.eth\n'],
  ['an emoji', '🦊.eth'],
  ['an underscore', '_alice.eth'],
  ['no label', '.eth'],
  ['an empty label', 'alice..eth'],
  ['a dot at the end', 'alice.eth.'],
  ['a hyphen in front', '-alice.eth'],
  ['two hyphens, as punycode has', 'xn--lice-53d.eth'],
  ['no dot: it could be taken for something of ours', 'alice'],
  ['an address', '0x1111111111111111111111111111111111111111'],
  ['markup', '<b>.eth'],
  ['nothing', ''],
  ['no text', 7],
  ['no answer', undefined],
  ['too much of it', `${'a'.repeat(250)}.eth`],
])('%s is not shown', (_why, name) => {
  expect(safeName(name)).toBeUndefined()
})

test('only values that may be shown are used from an answer', () => {
  const state: Partial<Record<string, Identity>> = {}
  const slice = createIdentitySlice(state)

  slice.write(account, { name: 'аlice.eth', avatar: 'javascript:alert(1)' })
  slice.write(other, { name: 'bob.eth', avatar: 'https://cdn.example/bob.png' })

  expect(slice.read(account)).toEqual({ name: undefined, avatar: undefined })
  expect(slice.read(other)).toEqual({ name: 'bob.eth', avatar: 'https://cdn.example/bob.png' })
})

test('an account has the same name on every network of a namespace, until the namespace is cleared', () => {
  const slice = createIdentitySlice({})

  slice.write(account, { name: 'alice.eth' })
  expect(slice.read(onBase)?.name).toBe('alice.eth')

  slice.forget('eip155')
  expect(slice.read(account)).toBeUndefined()
})
