import { expect, test } from 'vitest'
import type { TransactionStatus } from '../contract/index.ts'
import { aSwapper } from '../testing/a-swapper.ts'
import { createNumbers } from '../testing/create-numbers.ts'
import { decide } from '../testing/wallet-lies.ts'

/** The reactions of a wallet to a request, and the network's reports about it. */
const MOODS = [
  ...(['honest', 'again', 'different', 'partial', 'failed', 'silent', 'declines'] as const),
]
type Mood = (typeof MOODS)[number]

const SAID: Readonly<Record<Mood, TransactionStatus | undefined>> = {
  honest: { state: 'confirmed' },
  again: { state: 'confirmed' },
  different: { state: 'different' },
  partial: { state: 'partial' },
  failed: { state: 'failed' },
  silent: undefined,
  declines: undefined,
}

const PAGES = 2
const TURNS = 10

/** One page, on which a wallet of many moods swaps. */
async function aModel(next: () => number) {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const swapper = await aSwapper()
  /** Ids that were never named before, in order. */
  const ids: string[] = []
  let count = 0

  function answer(mood: Mood): string {
    if (mood === 'declines') throw Object.assign(new Error('no'), { code: 4001 })
    const known = pick(ids)
    if (mood === 'again' && known !== undefined) return known
    count += 1
    const id = `0x${count.toString(16).padStart(64, '0')}`
    ids.push(id)
    return id
  }

  /** Swaps once, with three presses. @returns Whether the swap is called done, and whether it is. */
  async function turn() {
    const mood = pick(MOODS) ?? 'honest'
    swapper.adapter.answer = () => answer(mood)
    swapper.actions.open()
    await swapper.settle()
    const before = [swapper.adapter.sent.length, ids.length] as const
    await swapper.review('0.5')
    const { current } = swapper.swap()
    const shown = current.step === 'reviewing' ? current.review.calls : []
    for (let press = 0; press < 3; press += 1) swapper.actions.confirm()
    await swapper.settle()
    const asked = swapper.adapter.sent.slice(before[0])
    expect(asked.length).toBeLessThanOrEqual(1)
    expect(asked.map(({ to, data, amount }) => ({ to, data, units: `${amount}` }))).toEqual(
      shown.slice(0, asked.length),
    )
    const [id] = ids.slice(before[1])
    const said = SAID[mood]
    if (id !== undefined && said !== undefined) await decide(swapper, said, id)
    const isDone = id !== undefined && said?.state === 'confirmed'
    return { isCalledDone: swapper.step() === 'done', isDone, mood }
  }

  return { turn, stop: () => swapper.core.stop() }
}

const GROUPS = Array.from({ length: 10 }, (_, index) => index)

// In groups, so that none of them comes near the limit of a test on a busy machine.
test.each(GROUPS)(
  '20 random answers of wallets, group %i: what is called done was asked for, is new, and the network has it',
  async (group) => {
    const next = createNumbers(3867 + group)
    let done = 0
    for (let page = 0; page < PAGES; page += 1) {
      const model = await aModel(next)
      for (let turn = 0; turn < TURNS; turn += 1) {
        const { isCalledDone, isDone, mood } = await model.turn()
        expect(isCalledDone, `page ${page}, turn ${turn}: ${mood}`).toBe(isDone)
        if (isDone) done += 1
      }
      model.stop()
    }
    expect(done).toBeGreaterThan(0)
  },
)
