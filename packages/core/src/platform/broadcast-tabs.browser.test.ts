import { expect, test } from 'vitest'
import { createBroadcastTabs } from './broadcast-tabs.ts'

let count = 0
const aName = (): string => {
  count += 1
  return `latchkey/test-${count}`
}

/** Another tab: same channel, another page. */
function anotherTab(name: string, ...messages: readonly unknown[]): void {
  const channel = new BroadcastChannel(name)
  for (const message of messages) channel.postMessage(message)
  channel.close()
}

function nextTopic(name: string): { heard: string[]; next: Promise<string>; undo: () => void } {
  const heard: string[] = []
  let tell: (topic: string) => void = () => undefined
  const next = new Promise<string>((resolve) => {
    tell = resolve
  })
  const undo = createBroadcastTabs(name).listen((topic) => {
    heard.push(topic)
    tell(topic)
  })
  return { heard, next, undo }
}

test('a message of another tab is received, and foreign messages are ignored', async () => {
  const name = aName()
  const { heard, next, undo } = nextTopic(name)

  anotherTab(name, 'bare', null, [1], [1, { topic: 'object' }], [1, 'session'])

  await expect(next).resolves.toBe('session')
  expect(heard).toEqual(['session'])
  undo()
})

test("two modals on one page do not receive each other's messages", async () => {
  const name = aName()
  const { heard, next, undo } = nextTopic(name)

  createBroadcastTabs(name).post('from the same page')
  anotherTab(name, [1, 'from another tab'])

  await next
  expect(heard).toEqual(['from another tab'])
  undo()
})

test('a removed listener is not called', async () => {
  const name = aName()
  const first = nextTopic(name)
  first.undo()
  const second = nextTopic(name)

  anotherTab(name, [1, 'session'])

  await second.next
  expect(first.heard).toEqual([])
  second.undo()
})

test('work under one lock runs one after the other, and rejects with its own failure', async () => {
  const tabs = createBroadcastTabs(aName())
  const log: string[] = []
  const work = (mark: string) => async () => {
    log.push(`begin ${mark}`)
    await Promise.resolve()
    log.push(`end ${mark}`)
    return mark
  }

  const results = await Promise.all([
    tabs.runExclusive('one', work('a')),
    tabs.runExclusive('one', work('b')),
  ])

  expect(results).toEqual(['a', 'b'])
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b'])
  await expect(
    tabs.runExclusive('one', async () => {
      throw new Error('from the work')
    }),
  ).rejects.toThrow('from the work')
})

test('a page that is restored from the back/forward cache gets a message', () => {
  const { heard, undo } = nextTopic(aName())

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  undo()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(heard).toEqual(['page-restored'])
})
