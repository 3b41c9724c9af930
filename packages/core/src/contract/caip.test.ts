import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { accountOn, isAccountId } from './account-id.ts'
import {
  addressOf,
  isNamespace,
  isNetworkId,
  NAMESPACES,
  namespaceOf,
  networkOf,
  referenceOf,
} from './caip.ts'
import {
  hasAccountForm,
  hasNamespaceForm,
  hasNetworkForm,
  sortNamespaces,
} from './namespace-forms.ts'

interface Case {
  readonly text: string
}

const published = readVectors<Case>('caip')
const adversarial = readVectors<Case>('caip-adversarial')

function texts(groups: typeof published, ending: string): readonly string[] {
  const chosen = Object.keys(groups).filter((group) => group.endsWith(ending))
  return chosen.flatMap((group) => groups[group] ?? []).map(({ text }) => text)
}

function isOfKnownNamespace(text: string): boolean {
  return NAMESPACES.some((namespace) => text.startsWith(`${namespace}:`))
}

test.each([
  ['published', published, ['caip2', 'caip10', 'caip19'], 32],
  [
    'adversarial',
    adversarial,
    ['caip10_valid', 'caip10_invalid', 'caip2_valid', 'caip2_invalid'],
    164,
  ],
] as const)('every %s case is used in a test below, once', (_set, groups, endings, count) => {
  const checked = endings.flatMap((ending) => texts(groups, ending))

  expect(checked).toHaveLength(count)
  expect(checked.sort()).toEqual(
    Object.values(groups)
      .flat()
      .map(({ text }) => text)
      .sort(),
  )
})

test.each(texts(published, 'caip2'))(
  'the published network %s is checked by its namespace',
  (id) => {
    expect(isNetworkId(id)).toBe(isOfKnownNamespace(id))
  },
)

test.each(texts(published, 'caip10'))(
  'the published account %s is checked by its namespace',
  (id) => {
    expect(isAccountId(id)).toBe(isOfKnownNamespace(id))
  },
)

test.each(texts(published, 'caip19'))('the asset %s is neither a network nor an account', (id) => {
  expect([isNetworkId(id), isAccountId(id)]).toEqual([false, false])
})

test('accounts and networks of our namespaces are accepted', () => {
  const accounts = texts(adversarial, 'caip10_valid')
  const networks = texts(adversarial, 'caip2_valid')

  expect(accounts.length).toBeGreaterThan(100)
  expect(accounts.filter((text) => !isAccountId(text))).toEqual([])
  expect(networks.filter((text) => !isNetworkId(text))).toEqual([])
})

test.each(texts(adversarial, 'caip10_invalid'))('%j is not an account', (text) => {
  expect(isAccountId(text)).toBe(false)
})

test.each(texts(adversarial, 'caip2_invalid'))('%j is not a network', (text) => {
  expect(isNetworkId(text)).toBe(false)
})

test.each(['constructor', '__proto__', 'toString', '', 'EIP155', 'eip155 '])(
  '%j is no namespace',
  (text) => {
    expect(isNamespace(text)).toBe(false)
  },
)

test.each([
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  '',
  'ab',
  'EIP155',
  'eip155 ',
  'a_b',
  'ninechars',
])('CAIP-2 does not allow the namespace %j', (text) => {
  expect(hasNamespaceForm(text)).toBe(false)
})

test('an id of a namespace that only an adapter serves has the form of one, and is none of the specification', () => {
  expect([hasNamespaceForm('sui'), isNamespace('sui')]).toEqual([true, false])
  expect([hasNetworkForm('sui:mainnet'), isNetworkId('sui:mainnet')]).toEqual([true, false])
  expect([hasAccountForm('sui:mainnet:0x1'), isAccountId('sui:mainnet:0x1')]).toEqual([true, false])
})

test.each([
  'sui',
  'sui:',
  'sui:main net',
  `sui:${'a'.repeat(33)}`,
  'sui:mainnet:0x1',
  'eip155:0x1',
  1,
])('%j does not have the form of a network', (value) => {
  expect(hasNetworkForm(value)).toBe(false)
})

test.each(['sui:mainnet', 'sui:mainnet:', 'sui:mainnet:0x1:0x2', 'sui:mainnet:0x 1', undefined])(
  '%j does not have the form of an account',
  (value) => {
    expect(hasAccountForm(value)).toBe(false)
  },
)

test('namespaces of the specification go first, in its order, then the others in theirs, each once', () => {
  const sorted = sortNamespaces(['sui', 'solana', 'aptos', 'eip155', 'sui'])

  expect(sorted).toEqual(['eip155', 'solana', 'sui', 'aptos'])
})

test('an account is composed of its network and address, and split again', () => {
  const account = accountOn('eip155:8453', '0xabc')

  expect(account).toBe('eip155:8453:0xabc')
  expect(namespaceOf(account)).toBe('eip155')
  expect(referenceOf(account)).toBe('8453')
  expect(networkOf(account)).toBe('eip155:8453')
  expect(addressOf(account)).toBe('0xabc')
})

test.each([
  ['eip155:1', true],
  ['eip155:0', true],
  ['eip155:8453', true],
  [`eip155:1${'0'.repeat(31)}`, true],
  ['eip155:01x', false],
  ['eip155:01', false],
  ['eip155:0x1', false],
  ['eip155:1.5', false],
  ['eip155:-1', false],
  ['eip155:', false],
  [`eip155:1${'0'.repeat(32)}`, false],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', true],
])('the id of an EVM network has a decimal chain id: %s, %s', (id, expected) => {
  expect([isNetworkId(id), isAccountId(`${id}:0x1`)]).toEqual([expected, expected])
})
