import { expect, test } from 'vitest'
import { createFakeTabs } from './fake-tabs.ts'

test('all other tabs hear what one says, it does not hear itself', () => {
  const tabs = createFakeTabs()
  const [first, second] = [tabs.open(), tabs.open()]
  const heard: string[] = []
  first.listen((topic) => heard.push(`first ${topic}`))
  const leave = second.listen((topic) => heard.push(`second ${topic}`))

  first.post('account')
  leave()
  first.post('network')

  expect(heard).toEqual(['second account'])
})

test('work of one name runs in one tab at a time, also after a failure', async () => {
  const tabs = createFakeTabs()
  const order: string[] = []
  const failing = tabs.open().alone('resume', async () => {
    order.push('first begins')
    await Promise.resolve()
    order.push('first ends')
    throw new Error('no')
  })

  const second = tabs.open().alone('resume', async () => order.push('second'))

  await expect(failing).rejects.toThrow('no')
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})
