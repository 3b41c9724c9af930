import { expect, test } from 'vitest'
import { createPortLine } from './relay.ts'

/** A port that writes down what becomes of it. */
function aPort() {
  const log: string[] = []
  const listeners = new Set<(change: string) => void>()
  return {
    log,
    listeners,
    watch(heard: (change: string) => void) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    stop: () => void log.push('stopped'),
  }
}

type Port = ReturnType<typeof aPort>

/** A load whose end a test decides. */
interface Load {
  resolve(port: Port): void
  reject(error: unknown): void
}

function aLine() {
  const loads: Load[] = []
  const heard: string[] = []
  const line = createPortLine(
    () => new Promise<Port>((resolve, reject) => void loads.push({ resolve, reject })),
    (change: string) => void heard.push(change),
  )
  return { line, loads, heard }
}

test('one load serves all who ask, and is listened to until the end', async () => {
  const { line, loads, heard } = aLine()
  const port = aPort()
  expect(line.port()).toBeUndefined()

  const asked = Promise.all([line.get(), line.get()])
  loads[0]?.resolve(port)

  expect(await asked).toEqual([port, port])
  expect(loads).toHaveLength(1)
  expect(line.port()).toBe(port)
  for (const tell of port.listeners) tell('news')
  expect(heard).toEqual(['news'])
  line.stop()
  expect(port.listeners.size).toBe(0)
  expect(port.log).toEqual(['stopped'])
  expect(line.port()).toBeUndefined()
})

test('a load that failed is tried again by the next who asks', async () => {
  const { line, loads } = aLine()
  const first = line.get()
  loads[0]?.reject(new Error('offline'))
  await expect(first).rejects.toThrow('offline')

  const second = line.get()
  loads[1]?.resolve(aPort())

  expect(await second).toBe(line.port())
})

test('what comes after the end is let go of at once', async () => {
  const { line, loads } = aLine()
  const asked = line.get()
  const port = aPort()
  line.stop()
  loads[0]?.resolve(port)

  await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  expect(port.log).toEqual(['stopped'])
  expect(port.listeners.size).toBe(0)
  expect(line.port()).toBeUndefined()
})

test('a failure from before the end does not make the next load be made twice', async () => {
  const { line, loads } = aLine()
  const old = line.get()
  line.stop()
  const next = line.get()
  loads[0]?.reject(new Error('offline'))
  await expect(old).rejects.toThrow('offline')

  const again = line.get()
  loads[1]?.resolve(aPort())

  expect(await again).toBe(await next)
  expect(loads).toHaveLength(2)
})
