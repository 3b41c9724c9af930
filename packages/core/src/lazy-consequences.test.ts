import { expect, test } from 'vitest'
import type { AccountConsequences } from './account-consequences.ts'
import { lazyConsequences } from './lazy-consequences.ts'
import type { DomainEvent, DomainEventType } from './store/domain-event.ts'

const SESSION = {
  id: 'a',
  namespace: 'eip155',
  walletId: 'b',
  networkId: 'eip155:1',
  accounts: [],
} as const
const OPENED = {
  type: 'sessionOpened',
  session: SESSION,
  wallet: { id: 'b', namespace: 'eip155', name: 'Fjord' },
  isResumed: false,
} as const
const REMOVED = { type: 'connectionRemoved', session: SESSION, by: 'visitor' } as const

/** An account that may be loaded, and the events that reach it. */
function anAccount({ isLoaded = true } = {}) {
  const reached: DomainEventType[] = []
  const failures: unknown[] = []
  const reach = [({ type }: DomainEvent) => void reached.push(type)]
  const all: AccountConsequences = {
    modalOpening: reach,
    modalOpened: reach,
    modalClosed: reach,
    sessionOpened: [
      () => {
        throw new Error('a call')
      },
      ...reach,
    ],
    signInChecked: reach,
    checkSignIn: () => undefined,
    sessionChanged: reach,
    connectionRemoved: reach,
    sessionClosed: reach,
    networkSwitched: reach,
    balanceRead: reach,
    fundsMoved: reach,
    signInDeclined: reach,
    transactionSent: reach,
    transactionDecided: reach,
  }
  const consequences = lazyConsequences({ current: () => (isLoaded ? all : undefined) }, (thrown) =>
    failures.push(thrown),
  )
  function emit(event: DomainEvent): void {
    // The list of an event's type takes events of that type, which TypeScript can't follow.
    const lists = consequences as Partial<
      Record<DomainEventType, readonly ((one: DomainEvent) => unknown)[]>
    >
    for (const call of lists[event.type] ?? []) call(event)
  }
  return { reached, failures, emit }
}

test('events reach a loaded account in the calling task, in their order; a call that throws stops no other', () => {
  const { emit, reached, failures } = anAccount()

  emit(OPENED)
  emit(REMOVED)

  expect(reached).toEqual(['sessionOpened', 'connectionRemoved'])
  expect(failures).toEqual([new Error('a call')])
})

test('nothing follows before the account is loaded: no session is announced before that', () => {
  const { emit, reached } = anAccount({ isLoaded: false })

  emit({ type: 'modalOpened', isConnected: false })
  emit({ type: 'networkSwitched', networkId: 'eip155:8453', before: 'eip155:1' })

  expect(reached).toEqual([])
})
