import { expect, test } from 'vitest'
import { announcement, aProviderInfo } from '../testing/a-page.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'
import { type Announcements, createAnnouncements } from './announced.ts'

const OTHER_UUID = '9f6b6bb6-8a60-4a2d-9a83-5c1b9a5a0f11'

function announce(
  announcements: Announcements,
  changes: Readonly<Record<string, unknown>> = {},
  provider = createScriptedWallet(),
): boolean {
  return announcements.add(announcement({ info: aProviderInfo(changes), provider }))
}

function rows(announcements: Announcements): readonly (readonly [string, string, boolean])[] {
  return announcements
    .wallets()
    .map(({ wallet: { id, name, isAmbiguous } }) => [id, name, isAmbiguous])
}

test('a wallet is identified by its reverse domain name', () => {
  const announcements = createAnnouncements(new Map())

  expect(announce(announcements)).toBe(true)

  expect(announcements.wallets()).toMatchObject([
    { wallet: { id: 'io.fjord', rdns: 'io.fjord', kind: 'announced', namespace: 'eip155' } },
  ])
})

test('the same wallet announces itself as often as it likes', () => {
  const announcements = createAnnouncements(new Map())
  const provider = createScriptedWallet()
  announce(announcements, {}, provider)

  expect(announce(announcements, {}, provider)).toBe(false)
  expect(announce(announcements, { name: 'Another name', rdns: 'io.other' }, provider)).toBe(false)

  expect(rows(announcements)).toEqual([['io.fjord', 'Fjord Wallet', false]])
})

test('a second wallet with the same rdns gets its own row, and both are ambiguous', () => {
  const announcements = createAnnouncements(new Map())
  const provider = createScriptedWallet()
  announce(announcements, {}, provider)

  announce(announcements, { uuid: OTHER_UUID, name: 'Thief' })
  announce(announcements, { uuid: OTHER_UUID.replace('9', '8'), name: 'Second thief' })

  expect(rows(announcements)).toEqual([
    ['io.fjord', 'Fjord Wallet', true],
    ['io.fjord#2', 'Thief', true],
    ['io.fjord#3', 'Second thief', true],
  ])
  expect(announcements.wallets()[0]?.provider).toBe(provider)
})

test('two wallets of one name without an rdns are ambiguous, and none is taken for one with it', () => {
  const announcements = createAnnouncements(new Map())
  const rdns = 'https://fjord.example'
  announce(announcements, { name: 'io.fjord', rdns })
  announce(announcements, { uuid: OTHER_UUID })
  expect(rows(announcements)).toEqual([
    ['announced:io.fjord', 'io.fjord', false],
    ['io.fjord', 'Fjord Wallet', false],
  ])

  announce(announcements, { uuid: OTHER_UUID.replace('9', '8'), name: 'io.fjord', rdns })

  expect(rows(announcements)).toEqual([
    ['announced:io.fjord', 'io.fjord', true],
    ['io.fjord', 'Fjord Wallet', false],
    ['announced:io.fjord#2', 'io.fjord', true],
  ])
})

test('a second wallet with the same uuid gets its own row, and both are ambiguous', () => {
  const announcements = createAnnouncements(new Map())
  announce(announcements)

  announce(announcements, { rdns: 'io.thief', uuid: String(aProviderInfo()['uuid']).toUpperCase() })
  announce(announcements, { rdns: 'io.bystander', uuid: OTHER_UUID })

  expect(rows(announcements)).toEqual([
    ['io.fjord', 'Fjord Wallet', true],
    ['io.thief', 'Fjord Wallet', true],
    ['io.bystander', 'Fjord Wallet', false],
  ])
})

test('two wallets without a uuid are not taken for one', () => {
  const announcements = createAnnouncements(new Map())

  announce(announcements, { uuid: undefined })
  announce(announcements, { uuid: undefined, rdns: 'io.bystander' })
  announce(announcements, { rdns: 'io.third' })
  announce(announcements, { rdns: 'io.fourth' })

  expect(rows(announcements).map(([id, , isAmbiguous]) => [id, isAmbiguous])).toEqual([
    ['io.fjord', false],
    ['io.bystander', false],
    ['io.third', true],
    ['io.fourth', true],
  ])
})

test('a wallet that the website provides has its own id', () => {
  const provider = createScriptedWallet()
  const announcements = createAnnouncements(new Map([['io.fjord', provider]]))

  expect(announce(announcements, {}, provider)).toBe(false)
  announce(announcements)

  expect(rows(announcements)).toEqual([['io.fjord#2', 'Fjord Wallet', true]])
})

test('at most 300 announcements are stored', () => {
  const announcements = createAnnouncements(new Map())

  for (let nth = 0; nth < 400; nth += 1) announce(announcements, { rdns: `io.fjord${nth}` })

  expect(announcements.wallets()).toHaveLength(300)
})

test('of 10,000 announcements no more are read than are kept', () => {
  const announcements = createAnnouncements(new Map())
  let readCount = 0
  const add = (nth: number): void => {
    const info = aProviderInfo({ rdns: `io.fjord${nth % 7}` })
    const event = announcement({ info, provider: createScriptedWallet() })
    const detail: unknown = Reflect.get(event, 'detail')
    const get = (): unknown => {
      readCount += 1
      return detail
    }
    announcements.add(Object.defineProperty(new Event('announced'), 'detail', { get }))
  }
  for (let nth = 0; nth < 300; nth += 1) add(nth)
  const readFor300 = readCount

  for (let nth = 300; nth < 10_000; nth += 1) add(nth)

  expect(readCount).toBe(readFor300)
  expect(readFor300).toBeGreaterThan(0)
  expect(announcements.wallets()).toHaveLength(300)
})
