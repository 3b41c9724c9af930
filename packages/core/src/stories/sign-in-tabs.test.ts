import { expect, test } from 'vitest'
import type { Siwx } from '../contract/index.ts'
import { aSignInSite, connected } from '../testing/a-sign-in-site.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'

/** Two tabs of one website, of which the first one is asked to sign. */
async function twoTabs(change: (siwx: Siwx) => Partial<Siwx> = () => ({})) {
  const [storage, tabs] = [createFakeStorage(), createFakeTabs()]
  const siwx = createFakeSiwx()
  const changed = { ...siwx, ...change(siwx) }
  const first = aSignInSite(siwx, { ports: { storage, tabs: tabs.open() } })
  const second = aSignInSite(changed, { ports: { storage, tabs: tabs.open() } })
  await connected(first)
  second.wallet.isApproved = true
  void second.core.start()
  return { first, second }
}

test('a sign-in in one tab closes the question in the other, and there is one prompt', async () => {
  const { first, second } = await twoTabs()
  await expect.poll(second.step).toBe('ready')

  first.core.actions.siwx.current()?.sign()
  second.core.actions.siwx.current()?.sign()

  await expect.poll(first.step).toBe('done')
  await expect.poll(second.step).toBe('done')
  expect(second.view()).toBe('closed')
  expect(first.prompts() + second.prompts()).toBe(1)
})

test('a tab that still prepares its question does not ask it', async () => {
  const { first, second } = await twoTabs(() => ({ createMessage: () => new Promise(() => {}) }))
  await expect.poll(second.step).toBe('preparing')

  first.core.actions.siwx.current()?.sign()

  await expect.poll(second.step).toBe('done')
  expect(second.view()).toBe('closed')
})

test('a tab that checks while the other one signs finds it', async () => {
  let answer: (() => void) | undefined
  const { first, second } = await twoTabs((siwx) => ({
    getSessions(chainId, address) {
      if (answer !== undefined) return siwx.getSessions(chainId, address)
      return new Promise((resolve) => {
        answer = () => resolve([])
      })
    },
  }))
  await expect.poll(second.step).toBe('checking')

  first.core.actions.siwx.current()?.sign()
  await expect.poll(second.step).toBe('done')
  answer?.()
  await new Promise(setImmediate)

  expect(second.step()).toBe('done')
  expect(second.view()).toBe('closed')
})

test('a sign-in whose message arrives before what the other tab stored is found all the same', async () => {
  let isWritten = false
  const { first, second } = await twoTabs((siwx) => ({
    getSessions: async (chainId, address) =>
      isWritten ? await siwx.getSessions(chainId, address) : [],
  }))
  await expect.poll(second.step).toBe('ready')

  first.core.actions.siwx.current()?.sign()
  await expect.poll(first.step).toBe('done')
  await new Promise(setImmediate)
  expect(second.step()).toBe('ready')
  isWritten = true
  await second.clock.advance(600)

  await expect.poll(second.step).toBe('done')
  expect(second.view()).toBe('closed')
})
