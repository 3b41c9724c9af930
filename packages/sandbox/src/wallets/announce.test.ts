/** @full That the sandbox works is seen in every journey of `npm test`. */

import { beforeEach, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { announce } from './announce.ts'
import { createEvmWallet } from './create-evm-wallet.ts'
import type { Eip1193Provider } from './eip1193.ts'
import { expose } from './expose.ts'
import { inject } from './inject.ts'
import { SANDBOX_WALLET } from './wallet-face.ts'

let page: EventTarget
let announced: { info: Record<string, string>; provider: Eip1193Provider }[]

beforeEach(() => {
  page = new EventTarget()
  announced = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    // Only `announce` dispatches it here, and always with a detail.
    announced.push((event as CustomEvent<(typeof announced)[number]>).detail)
  })
})

function aWallet() {
  return createEvmWallet({
    privateKeys: [SANDBOX_ACCOUNTS[0].privateKey],
    chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }],
  })
}

test('a wallet is announced at once and on each request of the page, always the same object', () => {
  const wallet = aWallet()

  announce(wallet, undefined, page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))

  expect(announced).toHaveLength(2)
  expect(announced[0]?.info).toEqual({
    ...SANDBOX_WALLET,
    uuid: expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
  })
  expect(announced[1]).toBe(announced[0])
  expect(announced[0]?.provider).toBe(wallet.provider)
  expect(Object.isFrozen(announced[0]) && Object.isFrozen(announced[0]?.info)).toBe(true)
})

test('name, icon, rdns and uuid can be any', () => {
  const face = { name: 'Evil', rdns: 'io.evil', uuid: 'x', icon: 'data:image/png,' }

  announce(aWallet(), face, page)

  expect(announced[0]?.info).toEqual(face)
})

test('after the undo a page that asks gets no answer', () => {
  const undo = announce(aWallet(), undefined, page)

  undo()
  page.dispatchEvent(new Event('eip6963:requestProvider'))

  expect(announced).toHaveLength(1)
})

test('an injected wallet is on the window with its flags; its removal restores the window', () => {
  const wallet = aWallet()
  const target: EventTarget & { ethereum?: unknown } = page
  target.ethereum = 'somebody else'
  let initialized = 0
  page.addEventListener('ethereum#initialized', () => (initialized += 1))

  const undo = inject(wallet, { flags: { isMetaMask: true } }, target)
  expect(target.ethereum).toBe(wallet.provider)
  expect(target.ethereum).toMatchObject({ isMetaMask: true })
  expect(initialized).toBe(1)

  undo()
  expect(target.ethereum).toBe('somebody else')
  expect(wallet.provider).not.toHaveProperty('isMetaMask')
})

test('a window that had no wallet has none afterwards', () => {
  const undo = inject(aWallet(), {}, page)

  undo()

  expect('ethereum' in page).toBe(false)
})

test('scripts find wallets by name, as long as they are there', () => {
  const target: Parameters<typeof expose>[2] = {}
  const [one, two] = [aWallet(), aWallet()]

  const undo = expose(one, 'main', target)
  expose(two, 'other', target)
  expect(target.__latchkeySandbox?.wallets['main']).toBe(one)

  undo()
  expect(Object.keys(target.__latchkeySandbox?.wallets ?? {})).toEqual(['other'])
})
