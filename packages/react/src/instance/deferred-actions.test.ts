import type { Actions } from '@latchkey/core'
import { LatchkeyError, type Lazy, lazy } from '@latchkey/core/contract'
import { createFakeSiwx, createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { deferActions } from './deferred-actions.ts'

/** Functions of the core that are no actions of a page. */
const OF_THE_MODAL = ['auth.setFrameSlot', 'catalog.']

/** Actions that never load. */
const NEVER = {
  core: () => new Promise<never>(() => {}),
  account: () => new Promise<never>(() => {}),
}

/** Actions that are loaded. */
function both(actions: Actions): Parameters<typeof deferActions>[0] {
  return { core: async (use) => await use(actions), account: async (use) => await use(actions) }
}

/** The actions, with those of the modules. */
async function withModules(actions: Actions): Promise<object> {
  const groups: readonly (readonly [string, object | Lazy<object>])[] = Object.entries(actions)
  const loaded = groups.map(async ([name, group]) => [
    name,
    'load' in group ? await group.load() : group,
  ])
  return Object.fromEntries(await Promise.all(loaded))
}

function namesOf(part: object, path = ''): readonly string[] {
  return Object.entries(part).flatMap(([name, each]) =>
    typeof each === 'function' ? `${path}${name}` : namesOf(each, `${path}${name}.`),
  )
}

test('the actions of a page are those of the core, and exist before the modal is loaded', async () => {
  const { core } = createTestCore({ siwx: createFakeSiwx() })
  await core.start()
  const deferred = deferActions(NEVER)

  const expected = namesOf(await withModules(core.actions)).filter(
    (name) => !OF_THE_MODAL.some((each) => name.startsWith(each)),
  )
  expect([...namesOf(deferred)].sort()).toEqual([...expected].sort())
})

test.each(['auth', 'pay', 'router'] as const)('those of %s are called with it', async (group) => {
  const calls: unknown[] = []
  const names = Object.keys(deferActions(NEVER)[group])
  const acts = names.map((name) => [name, (...values: unknown[]) => calls.push([name, ...values])])
  // Only one group is called.
  const core = { [group]: Object.fromEntries(acts) } as unknown as Actions
  const deferred: Readonly<Record<string, unknown>> = {
    ...deferActions(both(core))[group],
  }

  for (const name of names) await (deferred[name] as (value: string) => Promise<unknown>)(name)

  expect(calls.length).toBeGreaterThan(3)
  expect(calls).toEqual(names.map((name) => [name, name]))
})

test('an action of a module loads it first, again where that failed', async () => {
  const calls: unknown[] = []
  let loads = 0
  const swap = lazy(async () => {
    loads += 1
    if (loads === 1) throw new LatchkeyError('http.network', {})
    return { enterAmount: (amountText: string) => calls.push(amountText) }
  })
  const deferred = deferActions(both({ swap } as unknown as Actions))

  await expect(deferred.swap.enterAmount('1')).rejects.toMatchObject({ code: 'http.network' })
  await deferred.swap.enterAmount('2')
  await deferred.swap.enterAmount('3')

  expect(calls).toEqual(['2', '3'])
  expect(loads).toBe(2)
})

test('a group can be passed on, and has no more than its own functions', async () => {
  const { core } = createTestCore()
  await core.start()
  const deferred = deferActions(both(core.actions))

  expect(await (async () => deferred.network)()).toBe(deferred.network)
  expect('fly' in deferred.notices).toBe(false)
})

test('an action is forwarded with its arguments once the modal is loaded', async () => {
  const { core } = createTestCore()
  await core.start()
  const deferred = deferActions(both(core.actions))

  await deferred.notices.show({ tone: 'error', message: 'No' })
  await deferred.open()

  expect(core.snapshot()).toMatchObject({ modal: { isOpen: true } })
  expect(JSON.stringify(core.snapshot())).toContain('"No"')
})
