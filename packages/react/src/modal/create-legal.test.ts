import { expect, test, vi } from 'vitest'
import { aSnapshot } from '../testing/a-snapshot.ts'
import { createLegal } from './create-legal.ts'

function aCore(termsConditionsUrl?: string) {
  const listeners = new Set<() => void>()
  let snapshot = aSnapshot({}, { termsConditionsUrl })
  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(url: string) {
      snapshot = aSnapshot({}, { termsConditionsUrl: url })
      for (const listener of listeners) listener()
    },
  }
}

const URL = 'https://salt.example/terms'

test('a site with terms tells of them before anything is drawn', async () => {
  expect((await createLegal(aCore(URL))).current()).toBeDefined()
})

test('a site without any loads nothing for them, until it has some', async () => {
  const core = aCore()
  const legal = await createLegal(core)
  const listener = vi.fn()
  const undo = legal.subscribe(listener)
  expect(legal.current()).toBeUndefined()

  core.set(URL)

  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  expect(legal.current()).toBeDefined()
  undo()
})

test('nobody connects without having been told', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

  await expect(createLegal(aCore(URL), load)).rejects.toThrow('Failed to fetch')
})
