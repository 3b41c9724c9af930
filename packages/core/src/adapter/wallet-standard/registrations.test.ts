import { expect, test, vi } from 'vitest'
import { aStandardWallet } from '../../testing/fake-standard-page.ts'
import { createRegistrations } from './registrations.ts'
import type { FoundStandard } from './standard-wallet.ts'

function setup(provided: readonly FoundStandard<string>[] = []) {
  const changed = vi.fn()
  const contested = new Set<string>()
  const registrations = createRegistrations({
    namespace: 'solana',
    fits: ({ chains }) => chains.includes('solana:mainnet'),
    toHandle: () => 'a handle',
    otherIds: () => [],
    provided,
    contested,
    changed,
  })
  const rows = () => registrations.wallets().map(({ wallet: { id } }) => [id, contested.has(id)])
  return { registrations, changed, rows }
}

test('a wallet is identified by its name', () => {
  const { registrations, changed } = setup()
  const standard = aStandardWallet()

  registrations.add(standard)

  expect(registrations.wallets()).toEqual([
    {
      own: standard,
      handle: 'a handle',
      wallet: {
        id: 'Fjord Wallet',
        namespace: 'solana',
        kind: 'announced',
        name: 'Fjord Wallet',
        icon: 'data:image/svg+xml;base64,PHN2Zy8+',
        isAmbiguous: false,
      },
    },
  ])
  expect(changed).toHaveBeenCalledTimes(1)
})

test('a wallet that registers several times is listed once', () => {
  const { registrations, changed, rows } = setup()
  const standard = aStandardWallet()
  registrations.add(standard)

  registrations.add(standard)()

  expect(rows()).toEqual([['Fjord Wallet', false]])
  expect(changed).toHaveBeenCalledTimes(1)
})

test('a wallet of another namespace, or an invalid one, is left out', () => {
  const { registrations, changed, rows } = setup()

  registrations.add(aStandardWallet({ chains: ['bitcoin:mainnet'] }))
  registrations.add(aStandardWallet({ name: '' }))
  registrations.add(null)

  expect(rows()).toEqual([])
  expect(changed).not.toHaveBeenCalled()
})

test('another wallet of the same name gets its own row, and both are ambiguous', () => {
  const { registrations, rows } = setup()
  const standard = aStandardWallet()
  registrations.add(standard)
  registrations.add(aStandardWallet({ name: 'Other' }))

  registrations.add(aStandardWallet())
  registrations.add(aStandardWallet())

  expect(rows()).toEqual([
    ['Fjord Wallet', true],
    ['Other', false],
    ['Fjord Wallet#2', true],
    ['Fjord Wallet#3', true],
  ])
  expect(registrations.wallets()[0]?.own).toBe(standard)
})

test('a wallet with a name that equals the second id of another gets its own id', () => {
  const { registrations, rows } = setup()
  registrations.add(aStandardWallet({ name: 'Fjord#2' }))
  registrations.add(aStandardWallet({ name: 'Fjord' }))

  registrations.add(aStandardWallet({ name: 'Fjord' }))
  registrations.add(aStandardWallet({ name: 'Fjord#2' }))

  expect(rows()).toEqual([
    ['Fjord#2', true],
    ['Fjord', true],
    ['Fjord#3', true],
    ['Fjord#2#2', true],
  ])
})

test('a wallet that the website provides has its own name as id, and is not listed twice', () => {
  const own = aStandardWallet()
  const name = 'Fjord Wallet'
  const details = {
    id: name,
    name,
    namespace: 'solana',
    kind: 'provided',
    isAmbiguous: false,
  } as const
  const { registrations, rows } = setup([{ own, handle: 'another', wallet: details }])

  registrations.add(own)
  expect(rows()).toEqual([])
  registrations.add(aStandardWallet())

  expect(rows()).toEqual([['Fjord Wallet#2', true]])
})

test('a wallet that unregisters is removed from the list, and may register again', () => {
  const { registrations, rows } = setup()
  const standard = aStandardWallet()
  const undo = registrations.add(standard)

  undo()
  expect(rows()).toEqual([])
  registrations.add(standard)
  undo()

  expect(rows()).toEqual([['Fjord Wallet', false]])
})

test('a wallet that registers after another one left is not ambiguous', () => {
  const { registrations, rows } = setup()
  registrations.add(aStandardWallet())()

  registrations.add(aStandardWallet())

  expect(rows()).toEqual([['Fjord Wallet', false]])
})

test('a wallet stays ambiguous after the other one left', () => {
  const { registrations, rows } = setup()
  registrations.add(aStandardWallet())
  const undo = registrations.add(aStandardWallet())

  undo()

  expect(rows()).toEqual([['Fjord Wallet', true]])
})

test('of 10,000 wallets 300 are stored', () => {
  const { registrations, changed } = setup()

  for (let nth = 0; nth < 10_000; nth += 1) registrations.add(aStandardWallet({ name: `${nth}` }))

  expect(registrations.wallets()).toHaveLength(300)
  expect(changed).toHaveBeenCalledTimes(300)
})
