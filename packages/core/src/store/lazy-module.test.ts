import { expect, test } from 'vitest'
import { LatchkeyError, lazy } from '../contract/index.ts'
import { actionsOf, unlessStopped, whenLoaded } from './lazy-module.ts'

test('a module is used in the calling task where it is loaded, otherwise once it is', async () => {
  const module = lazy(async () => 'module')
  const used: string[] = []

  whenLoaded(
    module,
    (loaded) => used.push(`late ${loaded}`),
    () => expect.unreachable(),
  )
  expect(used).toEqual([])
  await module.load()
  whenLoaded(
    module,
    (loaded) => used.push(`now ${loaded}`),
    () => expect.unreachable(),
  )

  expect(used).toEqual(['late module', 'now module'])
})

test('a module that can’t be loaded is reported', async () => {
  const module = lazy(() => Promise.reject(new LatchkeyError('http.network', {})))
  const codes: string[] = []

  whenLoaded(
    module,
    () => expect.unreachable(),
    ({ code }) => codes.push(code),
  )
  await module.load().catch(() => {})

  expect(codes).toEqual(['http.network'])
})

test('the actions of a module are loaded with it', async () => {
  const actions = { open: () => {} }
  const module = lazy(async () => ({ actions, stop: () => {} }))

  expect(actionsOf(module).current()).toBeUndefined()
  expect(await actionsOf(module).load()).toBe(actions)
  expect(actionsOf(module).current()).toBe(actions)
})

test('code that arrives after its core stopped is refused', async () => {
  const life = new AbortController()
  const signal = (): AbortSignal => life.signal
  const late = unlessStopped({ signal }, Promise.resolve('code'))
  life.abort()

  await expect(late).rejects.toMatchObject({ code: 'aborted' })
  await expect(
    unlessStopped({ signal: () => new AbortController().signal }, Promise.resolve('code')),
  ).resolves.toBe('code')
})
