import { expect, test } from 'vitest'
import type { AccountConsequences } from './account-consequences.ts'
import { lazy } from './contract/index.ts'
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

/** An account that loads when the test says so, and the events that reach it. */
function anAccount() {
  const life = new AbortController()
  const reached: DomainEventType[] = []
  const failures: unknown[] = []
  let loads = 0
  let arrive = (): void => {}
  const reach = [({ type }: DomainEvent) => void reached.push(type)]
  const all: AccountConsequences = {
    modalOpened: reach,
    modalClosed: reach,
    sessionOpened: reach,
    sessionChanged: reach,
    connectionRemoved: reach,
    sessionClosed: reach,
    networkSwitched: reach,
    balanceRead: reach,
    fundsMoved: reach,
    transactionSent: reach,
    transactionDecided: reach,
  }
  const account = lazy(async () => {
    loads += 1
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return all
  })
  const consequences = lazyConsequences(account, {
    signal: () => life.signal,
    report: (thrown) => failures.push(thrown),
  })
  function emit(event: DomainEvent): void {
    // The list of an event's type takes events of that type, which TypeScript can't follow.
    const lists = consequences as Partial<
      Record<DomainEventType, readonly ((one: DomainEvent) => unknown)[]>
    >
    for (const call of lists[event.type] ?? []) call(event)
  }
  return {
    account,
    reached,
    failures,
    emit,
    loads: () => loads,
    stop: () => life.abort(),
    async arrive() {
      arrive()
      await account.load()
      await Promise.resolve()
    },
  }
}

test('events of a session load the account, and reach it in their order', async () => {
  const { emit, arrive, reached, loads } = anAccount()

  emit(OPENED)
  emit(REMOVED)
  expect([loads(), reached]).toEqual([1, []])
  await arrive()

  expect(reached).toEqual(['sessionOpened', 'connectionRemoved'])
})

test('other events load nothing, and reach an account that is loaded in the calling task', async () => {
  const { emit, account, arrive, reached, loads } = anAccount()

  emit({ type: 'modalOpened', isConnected: false })
  emit({ type: 'fundsMoved' })
  expect([loads(), reached]).toEqual([0, []])
  void account.load()
  await arrive()
  emit({ type: 'fundsMoved' })

  expect(reached).toEqual(['fundsMoved'])
})

test('a core that stopped before the account was loaded begins nothing, and forgets what ended', async () => {
  const { emit, stop, arrive, reached } = anAccount()
  emit(OPENED)
  emit(REMOVED)
  stop()
  await arrive()

  expect(reached).toEqual(['connectionRemoved'])
})
