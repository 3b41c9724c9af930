import { expect, test } from 'vitest'
import { createRecheck } from './recheck.ts'

/** A recheck whose requests a test answers in order. */
function aRecheck() {
  const requests: ((answer: string) => void)[] = []
  const settled: string[] = []
  const recheck = createRecheck<string>({
    read: () => new Promise((resolve) => void requests.push(resolve)),
    settle: (answer) => void settled.push(answer),
  })
  const answer = async (text: string): Promise<void> => {
    requests.at(-1)?.(text)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { recheck, requests, settled, answer }
}

test('an answer is passed on, and the next request is sent again', async () => {
  const { recheck, requests, settled, answer } = aRecheck()
  recheck.request()
  await answer('first')
  recheck.request()
  await answer('second')

  expect(settled).toEqual(['first', 'second'])
  expect(requests).toHaveLength(2)
})

test.each([
  ['another request', (recheck: ReturnType<typeof createRecheck>) => recheck.request()],
  ['newer data', (recheck: ReturnType<typeof createRecheck>) => recheck.supersede()],
])('an answer that is outdated by %s is requested again', async (_, outdate) => {
  const { recheck, requests, settled, answer } = aRecheck()
  recheck.request()
  outdate(recheck)
  expect(requests).toHaveLength(1)

  await answer('outdated')
  expect(settled).toEqual([])
  await answer('current')

  expect(settled).toEqual(['current'])
  expect(requests).toHaveLength(2)
})

test('a wallet that changes during every request gets three requests', async () => {
  const { recheck, requests, settled, answer } = aRecheck()
  recheck.request()
  for (const text of ['first', 'second', 'third']) {
    recheck.supersede()
    await answer(text)
  }

  expect(settled).toEqual(['third'])
  expect(requests).toHaveLength(3)
})

test('after the end nothing is requested or passed on', async () => {
  const { recheck, requests, settled, answer } = aRecheck()
  recheck.request()
  recheck.end()
  await answer('late')
  recheck.request()

  expect(settled).toEqual([])
  expect(requests).toHaveLength(1)
})
