import { expect, test } from 'vitest'
import { PAGE_RESTORED, type Session } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { answerHint, SESSION_HINT } from './answer-hint.ts'

const session: Session = {
  id: 'io.fjord',
  namespace: 'eip155',
  walletId: 'io.fjord',
  accounts: ['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  networkId: 'eip155:1',
}

const CASES = [
  ['both hold the same wallet', session, 'io.fjord', ['reread', 'network', 'resume']],
  ['another tab disconnected', session, undefined, ['ended', 'network', 'resume']],
  ['another tab chose another wallet', session, 'io.kestrel', ['ended', 'network', 'resume']],
  ['another tab connected', undefined, 'io.fjord', ['network', 'resume']],
] as const

test.each(
  CASES.flatMap((row) => [SESSION_HINT, PAGE_RESTORED].map((hint) => [...row, hint] as const)),
)('a hint of another tab reads the storage again: %s', (_, open, storedWallet, expected, hint) => {
  const site = createFakeTabs()
  const log: string[] = []
  const deps: Parameters<typeof answerHint>[1] = {
    namespaces: () => ['eip155'],
    session: () => open,
    storedWallet: () => storedWallet,
    ended: () => log.push('ended'),
    resume: () => log.push('resume'),
    reread: () => log.push('reread'),
    rereadNetwork: () => log.push('network'),
    after: () => undefined,
  }
  const undo = site.open().listen((topic) => answerHint(topic, deps))
  const other = site.open()

  other.post(hint)
  other.post('something else')
  undo()
  other.post(SESSION_HINT)

  expect(log).toEqual(expected)
})

test('a value that is stored after the hint is read as well', async () => {
  const site = createFakeTabs()
  const clock = createFakeClock()
  const resumed: (string | undefined)[] = []
  let stored: string | undefined
  const deps: Parameters<typeof answerHint>[1] = {
    namespaces: () => ['eip155'],
    session: () => undefined,
    storedWallet: () => stored,
    ended: () => undefined,
    resume: () => resumed.push(stored),
    reread: () => undefined,
    rereadNetwork: () => undefined,
    after: clock.after,
  }
  site.open().listen((topic) => answerHint(topic, deps))

  site.open().post(SESSION_HINT)
  stored = 'io.fjord'
  await clock.advance(1_000)

  expect(resumed).toEqual([undefined, 'io.fjord', 'io.fjord'])
})
