import { expect, test } from 'vitest'
import type { Route } from '../store/routes.ts'
import type { RouterState } from '../store/state/modal.ts'
import { createRouterSlice } from './router.state.ts'
import { type AfterApproval, createTransactionStack } from './transaction-stack.ts'

const view = (name: 'Connect' | 'Account' | 'Networks' | 'AccountSettings'): Route => ({
  view: name,
  params: {},
})
const METHOD = 'eth_sendTransaction'
const APPROVAL: Route = { view: 'ApproveTransaction', params: {} }

/** A stack over a modal that shows the last of these views, and what happened to it. */
function aStack(...history: readonly Route[]) {
  const router: RouterState = { history, direction: 'next' }
  const slice = createRouterSlice(router)
  const log: string[] = []
  const stack = createTransactionStack({
    state: { router },
    modal: {
      ...slice,
      back: () => void slice.restore(router.history.slice(0, -1)),
      close: ({ isForced = false } = {}) => log.push(isForced ? 'closed' : 'asked to close'),
    },
  })
  const entry = (afterApproval: AfterApproval, name = 'sent') => ({
    method: METHOD,
    afterApproval,
    onSuccess: () => log.push(`${name}: done at ${router.history.at(-1)?.view}`),
    onCancel: () => log.push(`${name}: cancelled at ${router.history.at(-1)?.view}`),
  })
  let lastId = 0
  /** A request waits for its approval. @returns Ends it. */
  function request(method = METHOD) {
    lastId += 1
    const id = String(lastId)
    stack.bind({ id, method })
    return (outcome: 'done' | 'failed', isShown: boolean) => stack.settle({ id, outcome, isShown })
  }
  return { stack, request, log, entry, views: () => router.history.map((route) => route.view) }
}

const HISTORY = [view('Account'), view('Networks'), APPROVAL]

test.each<[what: string, after: AfterApproval, views: readonly string[], log: readonly string[]]>([
  ['back', { go: 'back' }, ['Account', 'Networks'], ['sent: done at Networks']],
  [
    'to a view alone',
    { go: 'to', route: view('AccountSettings') },
    ['AccountSettings'],
    ['sent: done at AccountSettings'],
  ],
  [
    'to what was before a view',
    { go: 'before', view: 'Networks' },
    ['Account'],
    ['sent: done at Account'],
  ],
  [
    'out, where nothing was before the view',
    { go: 'before', view: 'Account' },
    ['Account', 'Networks', 'ApproveTransaction'],
    ['closed', 'sent: done at ApproveTransaction'],
  ],
  [
    'out, where the view is not there',
    { go: 'before', view: 'Connect' },
    ['Account', 'Networks', 'ApproveTransaction'],
    ['closed', 'sent: done at ApproveTransaction'],
  ],
  [
    'nowhere',
    { go: 'nowhere' },
    ['Account', 'Networks', 'ApproveTransaction'],
    ['sent: done at ApproveTransaction'],
  ],
])('after an approval the modal goes %s, then the sender is called', (...args) => {
  const [, after, views, log] = args
  const scene = aStack(...HISTORY)
  scene.stack.push(scene.entry(after))

  const end = scene.request()

  expect(end('done', true)).toBe('settled')
  expect(scene.views()).toEqual(views)
  expect(scene.log).toEqual(log)
  expect(end('done', true)).toBe('of-website')
})

test.each<AfterApproval>([
  { go: 'back' },
  { go: 'to', route: view('Account') },
  { go: 'before', view: 'Networks' },
  { go: 'nowhere' },
])('what was declined goes back, wherever an approval would have gone: %j', (after) => {
  const { stack, request, log, entry, views } = aStack(...HISTORY)
  stack.push(entry(after))

  request()('failed', true)

  expect(views()).toEqual(['Account', 'Networks'])
  expect(log).toEqual(['sent: cancelled at Networks'])
})

test.each(['done', 'failed'] as const)(
  'where the approval view is not in front, %s leaves the view that is',
  (outcome) => {
    const { stack, request, log, entry, views } = aStack(view('Account'), view('Networks'))
    stack.push(entry({ go: 'to', route: view('Connect') }))

    request()(outcome, false)

    expect(views()).toEqual(['Account', 'Networks'])
    expect(log).toEqual([`sent: ${outcome === 'done' ? 'done' : 'cancelled'} at Networks`])
  },
)

test('each transaction ends with its own request, in any order', () => {
  const { stack, request, log, entry } = aStack(...HISTORY)
  stack.push(entry({ go: 'nowhere' }, 'first'))
  stack.push(entry({ go: 'nowhere' }, 'second'))
  const endFirst = request()
  const endSecond = request()

  endSecond('done', true)
  endFirst('failed', false)

  expect(log).toEqual([
    'second: done at ApproveTransaction',
    'first: cancelled at ApproveTransaction',
  ])
})

test('requests of the website end no transaction of the modal', () => {
  const { stack, request, log, entry, views } = aStack(...HISTORY)
  const endEarlier = request()
  stack.push(entry({ go: 'to', route: view('Account') }))
  const endSignature = request('personal_sign')
  const endOwn = request()
  const endLater = request()

  const ends = [endEarlier, endSignature, endLater].map((end) => end('done', true))

  expect(ends).toEqual(['of-website', 'of-website', 'of-website'])
  expect(views()).toHaveLength(3)
  expect(log).toEqual([])
  endOwn('done', true)
  expect(log).toEqual(['sent: done at Account'])
})

test('an entry that is taken off is not called, and no other one goes with it', () => {
  const { stack, request, log, entry } = aStack(...HISTORY)
  const twice = entry({ go: 'nowhere' }, 'twice')
  stack.push(twice)
  const undo = stack.push(twice)

  undo()
  undo()
  request()('done', true)
  request()('done', true)

  expect(log).toEqual(['twice: done at ApproveTransaction'])
})

test('an entry that pushes another one while it ends does not lose it', () => {
  const { stack, request, entry, log } = aStack(...HISTORY)
  stack.push({
    method: METHOD,
    afterApproval: { go: 'nowhere' },
    onSuccess: () => void stack.push(entry({ go: 'nowhere' }, 'next')),
  })

  request()('done', true)
  request()('done', true)

  expect(log).toEqual(['next: done at ApproveTransaction'])
})

test('after a stop nothing is called', () => {
  const { stack, request, log, entry, views } = aStack(...HISTORY)
  stack.push(entry({ go: 'back' }))
  const end = request()

  stack.stop()
  end('done', true)

  expect(log).toEqual([])
  expect(views()).toHaveLength(3)
})
