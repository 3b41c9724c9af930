import { expect, test } from 'vitest'
import { initialState } from '../compose/initial-state.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createStore, type Store } from './create-store.ts'

const shown = { key: 'k', tone: 'info', message: 'm' } as const

function aStore(): Store {
  return createStore(initialState({ networks: [aChain()] }, 0))
}

/** Lets every microtask that is due run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

test('a snapshot is what was written, and stays as it is', () => {
  const { state, snapshot } = aStore()
  const before = snapshot()

  state.modal.isOpen = true
  state.balances['eip155:1:0x1'] = { status: 'unavailable', symbol: 'ETH' }
  const between = snapshot()
  delete state.balances['eip155:1:0x1']

  expect(before.modal.isOpen).toBe(false)
  expect(between).toMatchObject({ modal: { isOpen: true } })
  expect(Object.keys(between.balances)).toEqual(['eip155:1:0x1'])
  expect(snapshot().balances).toEqual({})
})

test('parts that did not change keep their identity, and so does a whole that did not', () => {
  const { state, snapshot } = aStore()
  const before = snapshot()
  expect(snapshot()).toBe(before)

  state.alerts.shown = [shown]
  const after = snapshot()
  state.alerts.shown = [...after.alerts.shown, { ...shown, key: 'other' }]

  expect(after.network).toBe(before.network)
  expect(after.alerts).not.toBe(before.alerts)
  expect(snapshot().alerts.shown[0]).toBe(after.alerts.shown[0])
})

test('a snapshot can’t be written, however deep', () => {
  const { state, snapshot } = aStore()
  state.alerts.shown = [shown]
  const taken = snapshot()

  expect(Object.isFrozen(taken)).toBe(true)
  expect(Object.isFrozen(taken.alerts)).toBe(true)
  expect(Object.isFrozen(taken.alerts.shown)).toBe(true)
  expect(Object.isFrozen(taken.alerts.shown[0])).toBe(true)
  expect(Object.isFrozen(taken.network.supported[0]?.rpcUrls)).toBe(true)
})

test('what was handed in stays its owner’s, to change and to keep', () => {
  const { state, snapshot } = aStore()
  const themeVariables = { '--w3m-accent': 'red' }

  state.options.themeVariables = themeVariables
  themeVariables['--w3m-accent'] = 'blue'

  expect(snapshot().options.themeVariables).toEqual({ '--w3m-accent': 'red' })
  expect(Object.isFrozen(themeVariables)).toBe(false)
})

test('listeners are told once per task, of changes alone, until they stop', async () => {
  const { state, subscribe } = aStore()
  let count = 0
  const undo = subscribe(() => {
    count += 1
  })

  state.modal.isOpen = true
  state.modal.isLoading = true
  expect(count).toBe(0)
  await settle()
  expect(count).toBe(1)
  state.modal.isOpen = true
  delete state.modal.namespaceFilter
  await settle()
  expect(count).toBe(1)
  state.modal.isOpen = false
  undo()
  await settle()

  expect(count).toBe(1)
})

test('what a listener writes is told in a turn of its own', async () => {
  const { state, snapshot, subscribe } = aStore()
  const refusals: number[] = []
  subscribe(() => {
    refusals.push(snapshot().modal.refusals)
    if (state.modal.refusals < 3) state.modal.refusals += 1
  })

  state.modal.refusals += 1
  await settle()

  expect(refusals).toEqual([1, 2, 3])
})

test('two stores share nothing', () => {
  const one = aStore()
  const other = aStore()

  one.state.modal.isOpen = true

  expect(other.snapshot().modal.isOpen).toBe(false)
})
