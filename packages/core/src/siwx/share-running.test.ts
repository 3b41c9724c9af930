import { expect, test } from 'vitest'
import { shareRunning } from './share-running.ts'

function aQuestion() {
  const answers: ((answer: number) => void)[] = []
  const shared = shareRunning(() => new Promise<number>((resolve) => answers.push(resolve)))
  return { shared, answers }
}

test('who asks while it runs gets the same answer, and later it is asked again', async () => {
  const { shared, answers } = aQuestion()

  const both = [shared.read(), shared.read()]
  answers[0]?.(1)
  expect(await Promise.all(both)).toEqual([1, 1])

  const third = shared.read()
  answers[1]?.(2)
  expect(await third).toBe(2)
})

test('who asks after a change gets no answer from before it', async () => {
  const { shared, answers } = aQuestion()
  const before = shared.read()

  shared.renew()
  const after = shared.read()
  answers[0]?.(1)
  await before
  const shares = shared.read()
  answers[1]?.(2)

  expect(await Promise.all([after, shares])).toEqual([2, 2])
})

test('a failure is not kept', async () => {
  let isDown = true
  const shared = shareRunning(async () => {
    if (isDown) throw new Error('down')
    return 1
  })
  await expect(shared.read()).rejects.toThrow('down')

  isDown = false
  expect(await shared.read()).toBe(1)
})
