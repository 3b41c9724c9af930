import { expect, test } from 'vitest'
import { createFakeTabs } from './fake-tabs.ts'

test('a posted topic reaches all other tabs, and not the own one', () => {
  const tabs = createFakeTabs()
  const [first, second] = [tabs.open(), tabs.open()]
  const received: string[] = []
  first.listen((topic) => received.push(`first ${topic}`))
  const unlisten = second.listen((topic) => received.push(`second ${topic}`))

  first.post('account')
  unlisten()
  first.post('network')

  expect(received).toEqual(['second account'])
})

test('work with the same name runs in one tab at a time, also after a failure', async () => {
  const tabs = createFakeTabs()
  const order: string[] = []
  const failing = tabs.open().runExclusive('resume', async () => {
    order.push('first begins')
    await Promise.resolve()
    order.push('first ends')
    throw new Error('no')
  })

  const second = tabs.open().runExclusive('resume', async () => order.push('second'))

  await expect(failing).rejects.toThrow('no')
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})
