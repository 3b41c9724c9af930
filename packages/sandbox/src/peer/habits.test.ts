import { expect, test } from 'vitest'
import { createHabits, PEER_HABITS } from './habits.ts'
import type { PeerHabit } from './peer.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const IDS = [`eip155:1:${ADA}`, `eip155:1:${BEN}`, `eip155:10:${ADA}`]

test.each<[PeerHabit, readonly string[]]>([
  ['smallLetters', IDS.map((id) => id.toLowerCase())],
  ['otherOrder', [`eip155:10:${ADA}`, `eip155:1:${ADA}`, `eip155:1:${BEN}`]],
  ['repeats', [...IDS, ...IDS]],
  ['moreChains', [`eip155:100:${ADA}`, `eip155:100:${BEN}`, ...IDS]],
  ['earlyUpdate', IDS],
])('with the habit %s it lists accounts so', (habit, expected) => {
  expect(createHabits([habit]).accounts(IDS)).toEqual(expected)
})

test('without a habit it is polite, and a habit is adopted and left', async () => {
  const habits = createHabits([])
  const granted = { eip155: { chains: ['eip155:1'], accounts: IDS, methods: [], events: [] } }
  let emitted = 0
  const emit = async (): Promise<void> => {
    emitted += 1
  }

  expect(habits.grant(granted)).toEqual(granted)
  await habits.emit(emit)
  habits.adopt(['repeats', 'smallLetters'])
  await habits.emit(emit)
  expect(habits.address(ADA)).toBe(ADA.toLowerCase())
  expect(habits.grant(granted)['eip155']?.accounts).toHaveLength(6)
  habits.adopt([])
  expect(habits.address(ADA)).toBe(ADA)

  expect(emitted).toBe(3)
  expect(PEER_HABITS).toHaveLength(7)
})

test('it refuses by the code of the protocol, or in words', () => {
  const habits = createHabits([])
  const byCode = { code: 5000, message: 'User rejected.' }

  expect(habits.refusals()).toEqual({ session: byCode, request: byCode })
  habits.adopt(['refusesInWords'])

  expect(habits.refusals()).toEqual({
    session: { code: 1, message: 'User rejected.' },
    request: { message: 'User rejected.' },
  })
})
