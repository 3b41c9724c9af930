import { loadColorTools } from '@latchkey/ui'
import { expect, test, vi } from 'vitest'
import { aSnapshot } from '../testing/a-snapshot.ts'
import { createColorTools } from './create-color-tools.ts'

function aCore(themeVariables: Readonly<Record<string, string>> = {}) {
  const listeners = new Set<() => void>()
  let snapshot = aSnapshot({}, { themeVariables })
  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(variables: Readonly<Record<string, string>>) {
      snapshot = aSnapshot({}, { themeVariables: variables })
      for (const listener of listeners) listener()
    },
    listeners,
  }
}

test('with colours of the site the tools are loaded before anything is rendered', async () => {
  const tools = await createColorTools(aCore({ '--w3m-accent': '#00bb7f' }))

  expect(tools.current()?.derive('light', { accent: '#00bb7f' }).colors.primary).toBe('#00bb7f')
})

test('without colours of the site the tools are not loaded', async () => {
  const tools = await createColorTools(aCore({ radius: '2px', fontFamily: 'Inter' }))

  expect(tools.current()).toBeUndefined()
})

test('tools are loaded when the site sets a colour later, and the listener is removed', async () => {
  const core = aCore()
  const tools = await createColorTools(core)
  const listener = vi.fn()
  const undo = tools.subscribe(listener)

  core.choose({ accent: '#00bb7f' })
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  undo()

  expect(tools.current()).toBeDefined()
  expect(core.listeners.size).toBe(0)
})

test('tools that failed to load are loaded again, and every listener is notified', async () => {
  const core = aCore({ accent: '#00bb7f' })
  const load = vi.fn(loadColorTools).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const tools = await createColorTools(core, load)
  const undo = tools.subscribe(() => {})
  expect(tools.current()).toBeUndefined()

  core.choose({ accent: '#ff0000' })

  await vi.waitFor(() => expect(tools.current()).toBeDefined())
  core.choose({ accent: '#0000ff' })
  expect(load).toHaveBeenCalledTimes(2)
  undo()
})
