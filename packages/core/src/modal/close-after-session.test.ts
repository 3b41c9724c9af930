import { expect, test } from 'vitest'
import type { Snapshot, ViewName } from '../store/root-state.ts'
import { closeAfterSession } from './close-after-session.ts'

type History = Snapshot['router']['history']

interface World {
  readonly inFront?: boolean
  readonly elsewhere?: boolean
  readonly login?: boolean
  readonly isOpen?: boolean
}

/** What becomes of views when a session closes. */
function after(views: readonly ViewName[], world: World): readonly ViewName[] | 'closed' {
  const { inFront = false, elsewhere = false, login = false, isOpen = true } = world
  // Its parameters count for nothing here.
  const history = views.map((view) => ({ view, params: {} })) as unknown as History
  let left: readonly ViewName[] | 'closed' = views
  const react = closeAfterSession({
    modal: { isOpen: () => isOpen, history: () => history },
    connected: {
      inFront: () => inFront,
      anywhere: () => inFront || elsewhere,
      byLogin: () => login,
    },
    restore: (routes) => {
      left = routes.map(({ view }) => view)
    },
    close: () => {
      left = 'closed'
    },
  })
  void react.run({ type: 'sessionClosed', namespace: 'solana', by: 'wallet' })
  return left
}

test.each<readonly [readonly ViewName[], World, readonly ViewName[] | 'closed']>([
  [['Account'], {}, 'closed'],
  [['Account'], { elsewhere: true }, 'closed'],
  [['Account'], { inFront: true }, ['Account']],
  [['Account', 'AccountSettings'], { inFront: true }, ['Account', 'AccountSettings']],
  [['Account', 'Accounts'], { elsewhere: true }, ['Account', 'Accounts']],
  [['Account', 'Accounts'], {}, 'closed'],
  [['Account', 'Networks'], {}, ['Networks']],
  [['Account', 'Networks'], { elsewhere: true }, ['Account', 'Networks']],
  [['Account', 'ApproveTransaction'], { inFront: true }, 'closed'],
  [
    ['Account', 'ApproveTransaction'],
    { inFront: true, login: true },
    ['Account', 'ApproveTransaction'],
  ],
  [['EmailUpdate', 'WhatIsAWallet'], { inFront: true }, ['WhatIsAWallet']],
  [['Connect'], {}, ['Connect']],
  [['Account'], { isOpen: false }, ['Account']],
])('%j with %j becomes %j', (views, world, left) => {
  expect(after(views, world)).toEqual(left)
})
