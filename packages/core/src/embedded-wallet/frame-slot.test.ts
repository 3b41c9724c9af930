import { expect, test } from 'vitest'
import { createFrameSlot } from './frame-slot.ts'

/** An element that is in the page, or not. */
function anElement(isConnected: boolean) {
  return { isConnected } as HTMLElement & { isConnected: boolean }
}

function waiting(slot: ReturnType<typeof createFrameSlot>) {
  const given: HTMLElement[] = []
  const end = new AbortController()
  const result = slot.wait(end.signal).then((element) => void given.push(element))
  return { given, end, result }
}

test('a slot that the page removed is not given: the one that takes its place is', async () => {
  const slot = createFrameSlot()
  slot.set(anElement(false))
  const { given, result } = waiting(slot)
  await Promise.resolve()
  expect(given).toEqual([])

  const next = anElement(true)
  slot.set(next)

  await result
  expect(given).toEqual([next])
})

test('a slot that is back in the page is given once it is set again', async () => {
  const slot = createFrameSlot()
  const element = anElement(true)
  slot.set(element)
  Object.assign(element, { isConnected: false })
  const { given, result } = waiting(slot)

  slot.set(element)
  await Promise.resolve()
  expect(given).toEqual([])
  Object.assign(element, { isConnected: true })
  slot.set(element)

  await result
  expect(given).toEqual([element])
})

test('waiting ends with its signal', async () => {
  const slot = createFrameSlot()
  slot.set(anElement(false))
  const { end, result } = waiting(slot)

  end.abort()

  await expect(result).rejects.toMatchObject({ code: 'aborted' })
})
