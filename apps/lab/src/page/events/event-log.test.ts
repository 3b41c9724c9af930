import { expect, test } from 'vitest'
import { createEventLog } from './event-log.ts'

test('the newest line comes first, and data is shortened', () => {
  const log = createEventLog(() => 7)

  log.add('site', 'account', { address: '0x1', amount: 5n })
  log.add('analytics', 'MODAL_OPEN')

  expect(log.list()).toEqual([
    { id: 2, atMs: 7, source: 'analytics', type: 'MODAL_OPEN', detail: '' },
    { id: 1, atMs: 7, source: 'site', type: 'account', detail: '{"address":"0x1","amount":"5"}' },
  ])
})

test('old lines are dropped, and long data is cut', () => {
  const log = createEventLog(() => 0)

  for (let index = 0; index < 500; index += 1) log.add('site', String(index), 'x'.repeat(1000))

  expect(log.list()).toHaveLength(200)
  expect(log.list()[0]).toMatchObject({ type: '499', detail: `${'x'.repeat(240)}…` })
})

test('a listener is called for every change until it is removed', () => {
  const log = createEventLog(() => 0)
  let calls = 0
  const undo = log.subscribe(() => {
    calls += 1
  })

  log.add('site', 'one')
  log.clear()
  undo()
  log.add('site', 'two')

  expect(calls).toBe(2)
})
