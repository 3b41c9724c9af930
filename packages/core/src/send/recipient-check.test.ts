import { expect, test } from 'vitest'
import type { SendRecipient } from '../store/state/send.ts'
import { createFakeAdapter, createFakeClock } from '../testing/index.ts'
import { createRecipientCheck } from './recipient-check.ts'

const ACCOUNT = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MALFORMED = { status: 'invalid', reason: 'malformed' } as const

/** A check of addresses that end in "!", and of one name. */
function aCheck() {
  const clock = createFakeClock()
  const adapter = {
    ...createFakeAdapter(),
    addresses: {
      async check(text: string) {
        return text.endsWith('!')
          ? ({ ok: true, address: text } as const)
          : ({ ok: false, reason: 'malformed' } as const)
      },
    },
  }
  const found: SendRecipient[] = []
  const { check } = createRecipientCheck(
    {
      adapters: { get: () => adapter },
      timers: clock,
      account: {
        resolveName: async (name) =>
          name === 'ada.eth' ? { address: '0xada!', isOfEthereum: false } : undefined,
      },
    },
    (recipient) => found.push(recipient),
  )
  const type = async (text: string): Promise<void> => {
    for (let end = 1; end <= text.length; end += 1) {
      check(text.slice(0, end), ACCOUNT)
      await clock.advance(100)
    }
  }
  return { clock, found, type }
}

test('an address is not called wrong before its last character is typed', async () => {
  const { clock, found, type } = aCheck()

  await type('0xb!')
  await clock.advance(1_000)

  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['checking', 'valid']))
  expect(found.at(-1)).toEqual({ status: 'valid', address: '0xb!' })
})

test('a wrong address is called so once, when the visitor has not typed for half a second', async () => {
  const { clock, found, type } = aCheck()

  await type('0xb')
  await clock.advance(399)
  expect(found).not.toContainEqual(MALFORMED)
  await clock.advance(1)

  expect(found.filter(({ status }) => status === 'invalid')).toEqual([MALFORMED])
})

test('a name is said to be looked up once it is', async () => {
  const { clock, found, type } = aCheck()

  await type('ada.eth')
  await clock.advance(500)

  expect(found.slice(-3)).toEqual([
    { status: 'checking' },
    { status: 'checking', name: 'ada.eth' },
    { status: 'valid', address: '0xada!', name: 'ada.eth' },
  ])
  expect(found.filter((recipient) => 'name' in recipient)).toHaveLength(2)
})
