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

function nextTopic(name: string): { topics: string[]; next: Promise<string>; undo: () => void } {
  const topics: string[] = []
  let resolveNext: (topic: string) => void = () => undefined
  const next = new Promise<string>((resolve) => {
    resolveNext = resolve
  })
  const undo = createBroadcastTabs(name).listen((topic) => {
    topics.push(topic)
    resolveNext(topic)
  })
  return { topics, next, undo }
}

test('a message of another tab is received, and foreign messages are ignored', async () => {
  const name = aName()
  const { topics, next, undo } = nextTopic(name)

  anotherTab(name, 'bare', null, [1], [1, { topic: 'object' }], [1, 'session'])

  await expect(next).resolves.toBe('session')
  expect(topics).toEqual(['session'])
  undo()
})

test("two modals on one page do not receive each other's messages", async () => {
  const name = aName()
  const { topics, next, undo } = nextTopic(name)

  createBroadcastTabs(name).post('from the same page')
  anotherTab(name, [1, 'from another tab'])

  await next
  expect(topics).toEqual(['from another tab'])
  undo()
})

test('a removed listener is not called', async () => {
  const name = aName()
  const first = nextTopic(name)
  first.undo()
  const second = nextTopic(name)

  anotherTab(name, [1, 'session'])

  await second.next
  expect(first.topics).toEqual([])
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
  const { topics, undo } = nextTopic(aName())

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  undo()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(topics).toEqual(['page-restored'])
})
