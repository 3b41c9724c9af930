import { expect, test } from 'vitest'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createStoredApprovals } from './stored-approvals.ts'

const ACCOUNT = `eip155:1:0x${'aa'.repeat(20)}` as const
const TOKEN = `0x${'bb'.repeat(20)}`
const SPENDER = `0x${'cc'.repeat(20)}`
const approval = { account: ACCOUNT, token: TOKEN, spender: SPENDER }

function stored(text?: string) {
  const storage = createFakeStorage()
  if (text !== undefined) storage.set('k', text)
  return createStoredApprovals({ storage, key: 'k' })
}

test('an approval is kept once, newest first, for its account and network', () => {
  const approvals = stored()
  const other = { ...approval, spender: `0x${'dd'.repeat(20)}` }
  approvals.add([approval])
  approvals.add([other, { ...approval, account: `eip155:8453:0x${'aa'.repeat(20)}` }])
  approvals.add([{ ...approval, token: TOKEN.toUpperCase().replace('0X', '0x') }])

  expect(approvals.list(ACCOUNT).approvals.map(({ spender }) => spender)).toEqual([
    SPENDER,
    other.spender,
  ])

  approvals.remove(approval)
  expect(approvals.list(ACCOUNT).approvals).toEqual([other])
})

test('approvals of another form are others, and an unknown form is nothing', () => {
  const approvals = stored(JSON.stringify([{ ...approval, form: 'x' }]))
  const ofItems = { ...approval, form: 'collection' } as const
  const byPermit2 = { ...approval, form: 'permit2' } as const
  expect(approvals.list(ACCOUNT).approvals).toEqual([])

  approvals.add([approval, ofItems, byPermit2])
  approvals.remove(ofItems)

  expect(approvals.list(ACCOUNT).approvals).toEqual([approval, byPermit2])
})

test('no more than 100 are kept, and it is remembered that there were more', () => {
  const approvals = stored()
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...approval,
    spender: `0x${at.toString(16).padStart(40, '0')}`,
  }))

  approvals.add(many.slice(0, 100))
  expect(approvals.list(ACCOUNT).isComplete).toBe(true)
  approvals.add(many.slice(100))
  expect(approvals.list(ACCOUNT).approvals).toHaveLength(100)
  for (const each of many) approvals.remove(each)

  expect(approvals.list(ACCOUNT)).toEqual({ approvals: [], isComplete: false })
})

test.each(['{', '7', 'null', '[1, null, {}]', JSON.stringify([{ ...approval, token: 'x' }])])(
  '%s in storage is no approval, but may stand for some',
  (text) => {
    const approvals = stored(text)
    expect(approvals.list(ACCOUNT)).toEqual({ approvals: [], isComplete: false })

    approvals.add([approval])

    expect(approvals.list(ACCOUNT)).toEqual({ approvals: [approval], isComplete: false })
  },
)

test.each([undefined, '[]'])('%s in storage is complete', (text) => {
  expect(stored(text).list(ACCOUNT)).toEqual({ approvals: [], isComplete: true })
})
