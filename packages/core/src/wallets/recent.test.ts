import { expect, test } from 'vitest'
import type { RecentWallet } from '../store/state/connections.ts'
import { readRecent, writeRecent } from './read-recent.ts'
import { createRecentSlice } from './recent.state.ts'

function aWallet(id: string, given: Partial<RecentWallet> = {}): RecentWallet {
  return { id, namespace: 'eip155', name: id, ...given }
}

/** The unknown parts of a wallet. */
const NOTHING = {
  icon: undefined,
  rdns: undefined,
  mobileLink: undefined,
  desktopLink: undefined,
  webappLink: undefined,
}

const a = aWallet('a')
const b = aWallet('b')
const c = aWallet('c')

test.each<[rule: string, before: readonly RecentWallet[], wallet: RecentWallet, after: string]>([
  ['the first one', [], a, 'a'],
  ['newest first', [a], b, 'ba'],
  ['two at most', [b, a], c, 'cb'],
  ['the same one once', [a], a, 'a'],
  ['the same one moves to the top', [b, a], a, 'ab'],
])('%s', (...[, before, wallet, after]) => {
  const state = { wallets: before }

  createRecentSlice(state).add(wallet)

  expect(state.wallets.map(({ id }) => id).join('')).toBe(after)
})

test('storing a wallet again uses its newer name and picture', () => {
  const state = { wallets: [a] }

  createRecentSlice(state).add({ ...a, name: 'Renamed' })

  expect(state.wallets).toEqual([{ ...a, name: 'Renamed' }])
})

test('a stored list that is too long is cut', () => {
  const state: { wallets: readonly RecentWallet[] } = { wallets: [] }

  createRecentSlice(state).restore([a, a, b, c])

  expect(state.wallets).toEqual([a, b])
})

test('a stored list is read again', () => {
  const wallets = [aWallet('io.x', { rdns: 'io.x', icon: 'https://cdn.example/x.png' }), b]

  expect(readRecent(writeRecent(wallets))).toEqual(
    wallets.map((wallet) => ({ ...NOTHING, ...wallet })),
  )
})

test('the links of a wallet are stored, and checked again when they are read', () => {
  const links = {
    mobileLink: 'plum://',
    desktopLink: 'plum://desktop',
    webappLink: 'https://plum.example/',
  }

  expect(readRecent(writeRecent([aWallet('plum', links)]))).toMatchObject([links])
  expect(
    readRecent(
      JSON.stringify([
        { ...a, mobileLink: 'javascript:alert(1)', desktopLink: 7, webappLink: 'plum://' },
      ]),
    ),
  ).toMatchObject([{ mobileLink: undefined, desktopLink: undefined, webappLink: undefined }])
})

test('an icon that is too large for storage is left out', () => {
  const icon = `data:image/png;base64,${'A'.repeat(40_000)}`

  expect(readRecent(writeRecent([aWallet('x', { icon })]))).toMatchObject([
    { id: 'x', icon: undefined },
  ])
})

test.each<[why: string, text: string | undefined]>([
  ['nothing', undefined],
  ['an empty text', ''],
  ['half a text', '[{"id":"a"'],
  ['no list', '{"id":"a"}'],
  ['null', 'null'],
  ['a list of anything', '[1, null, "a", [], {}]'],
  ['no id', '[{"namespace":"eip155","name":"A"}]'],
  ['an empty id', '[{"id":"","namespace":"eip155","name":"A"}]'],
  ['no name', '[{"id":"a","namespace":"eip155"}]'],
  ['an unknown namespace', '[{"id":"a","namespace":"toString","name":"A"}]'],
  ['a name that is too long', JSON.stringify([aWallet('a', { name: 'x'.repeat(65) })])],
  ['a flood', JSON.stringify(Array.from({ length: 5_000 }, () => a))],
])('%s gives no wallets', (_why, text) => {
  expect(readRecent(text)).toEqual([])
})

test('invalid entries are removed, valid ones stay', () => {
  const text = JSON.stringify([{ id: 1 }, a, { ...b, icon: 'javascript:alert(1)' }])

  expect(readRecent(text)).toMatchObject([{ id: 'a' }, { id: 'b', icon: undefined }])
})

test('keys such as __proto__ are ignored', () => {
  const text = '[{"__proto__":{"id":"a","namespace":"eip155","name":"A"},"polluted":1}]'

  expect(readRecent(text)).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
